// Che cosa fanno le carte. {count} e {b} sono le quantità date dall’edizione.
export default {
  effect_extra_frame: {
    one: '{count} azione in più, di qualsiasi tipo.',
    other: '{count} azioni in più, di qualsiasi tipo.',
  },
  effect_transmute_item:
    'Sostituisci un tuo oggetto inattivo con uno nuovo, che riceve la sua Vis e altre {count}.',
  effect_exchange_cards: 'Sostituisci quante tue carte non usate vuoi; i loro Vis tornano a te.',
  effect_siphon_vis: 'Prendi fino a {count} Vis da una carta inattiva di un rivale.',
  effect_fund_card: 'Una tua carta inattiva riceve {count} Vis.',
  effect_rearrange_spells:
    'Sposta i tuoi incantesimi installati su altri oggetti o toglili. Ricevi {count} Vis.',
  effect_distil: 'Ricevi {count} Vis per ogni incantesimo su questo oggetto, al massimo {b}.',
  effect_replace_bearer:
    'Prendi un oggetto scoperto, subito attivo. Scarta l’oggetto di questo incantesimo con tutto ciò che porta.',
  effect_fog: 'Un rivale ha una sola azione nel suo prossimo turno.',
  effect_drain_all: 'Ogni rivale perde {count} Vis.',
  effect_steal_vis: 'Prendi {count} Vis a un rivale.',
  effect_burn_spell: 'Scarta un incantesimo installato su un oggetto di un rivale.',
  effect_mine_vis: 'Ricevi {count} volte la Vis di Estrai, più {b} Vis.',
  effect_renew_rows: 'Cambia entrambe le file. Prendi una carta scoperta; riceve {count} Vis.',
  effect_place_votes: {
    one: 'Piazza {count} voto.',
    other: 'Piazza fino a {count} voti, al massimo {b} su uno spazio.',
  },
  effect_shift_votes: {
    one: 'Sposta {count} voto su un altro spazio.',
    other: 'Sposta fino a {count} voti su altri spazi.',
  },
  effect_remove_votes: {
    one: 'Togli {count} voto dal percorso.',
    other: 'Togli fino a {count} voti dal percorso.',
  },
  effect_bind_space: {
    one: 'Piazza {count} voto su uno spazio e bloccalo fino al conteggio.',
    other: 'Piazza {count} voti su uno spazio e bloccalo fino al conteggio.',
  },
  effect_draw_spells: {
    one: 'Pesca {count} incantesimo in mano.',
    other: 'Pesca {count} incantesimi in mano.',
  },
  effect_mirror: 'Copia un incantesimo installato su un oggetto di un rivale.',
  effect_precede: {
    one: 'I tuoi oggetti vincono le parità nel prossimo conteggio. Puoi piazzare {count} voto.',
    other: 'I tuoi oggetti vincono le parità nel prossimo conteggio. Puoi piazzare {count} voti.',
  },
  effect_restore_spell:
    'Prendi un incantesimo scartato, subito attivo. Se non ce n’è, ricevi {count} Vis.',
  effect_gain_vis: 'Ricevi {count} Vis.',
  effect_fund_cards: {
    one: '{count} tua carta inattiva riceve {b} Vis.',
    other: 'Fino a {count} tue carte inattive ricevono {b} Vis ciascuna.',
  },
  effect_take_any_item: 'Prendi un oggetto dalla fila o dagli scarti; riceve {count} Vis.',
  effect_draw_and_study:
    'Puoi pescare un oggetto o un incantesimo, poi puoi studiare. Tutto gratis.',
  effect_collect_fee: 'Ogni rivale ti dà {count} Vis. Ricevi {b} Vis.',
  effect_vote_and_gain: {
    one: 'Puoi piazzare {count} voto. Ricevi {b} Vis.',
    other: 'Puoi piazzare {count} voti. Ricevi {b} Vis.',
  },
  effect_draw_cards: {
    one: 'Pesca {count} oggetto o incantesimo in mano.',
    other: 'Pesca {count} oggetti o incantesimi in mano.',
  },
  effect_sabotage:
    'Scarta un incantesimo installato di un rivale, o tutta la Vis su una sua carta inattiva.',
  effect_take_active_spell: 'Prendi un incantesimo scoperto, subito attivo.',
  effect_open_gate: 'Raccogli da una fonte aperta. Se entrambe sono chiuse, ricevi {count} Vis.',
  effect_take_item: 'Prendi un oggetto scoperto; riceve {count} Vis.',
  effect_duel:
    'Tira il dado contro un rivale. Se fai di più, prendigli {count} Vis; altrimenti ricevi {b} Vis.',
  effect_ward:
    'Nessun effetto dei rivali ti tocca fino alla fine del conteggio. Ricevi {count} Vis.',
  effect_commend: {
    one: 'Un tuo oggetto ha {count} voto in più nel prossimo conteggio.',
    other: 'Un tuo oggetto ha {count} voti in più nel prossimo conteggio.',
  },
} as const;
