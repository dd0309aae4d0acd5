// Ce que font les cartes. {count} et {b} sont les quantités que donne l’édition.
export default {
  effect_extra_frame: {
    one: '{count} action de plus, de n’importe quel type.',
    other: '{count} actions de plus, de n’importe quel type.',
  },
  effect_transmute_item:
    'Remplacez un de vos objets inactifs par un nouveau, qui reçoit son Vis et {count} de plus.',
  effect_exchange_cards:
    'Remplacez autant de vos cartes inutilisées que vous voulez ; leur Vis vous revient.',
  effect_siphon_vis: 'Prenez jusqu’à {count} Vis sur une carte inactive d’un rival.',
  effect_fund_card: 'Une de vos cartes inactives reçoit {count} Vis.',
  effect_rearrange_spells:
    'Déplacez vos sorts installés vers d’autres objets ou retirez-les. Recevez {count} Vis.',
  effect_distil: 'Recevez {count} Vis par sort sur cet objet, {b} au plus.',
  effect_replace_bearer:
    'Prenez un objet visible, aussitôt actif. Défaussez l’objet de ce sort avec tout ce qu’il porte.',
  effect_fog: 'Un rival n’a qu’une action à son prochain tour.',
  effect_drain_all: 'Chaque rival perd {count} Vis.',
  effect_steal_vis: 'Prenez {count} Vis à un rival.',
  effect_burn_spell: 'Défaussez un sort installé sur un objet d’un rival.',
  effect_mine_vis: 'Recevez {count} fois le Vis d’Extraire, plus {b} Vis.',
  effect_renew_rows:
    'Renouvelez les deux rangées. Prenez une carte visible ; elle reçoit {count} Vis.',
  effect_place_votes: {
    one: 'Placez {count} vote.',
    other: 'Placez jusqu’à {count} votes, {b} au plus sur une case.',
  },
  effect_shift_votes: {
    one: 'Déplacez {count} vote vers une autre case.',
    other: 'Déplacez jusqu’à {count} votes vers d’autres cases.',
  },
  effect_remove_votes: {
    one: 'Retirez {count} vote de la piste.',
    other: 'Retirez jusqu’à {count} votes de la piste.',
  },
  effect_bind_space: {
    one: 'Placez {count} vote sur une case et verrouillez-la jusqu’au décompte.',
    other: 'Placez {count} votes sur une case et verrouillez-la jusqu’au décompte.',
  },
  effect_draw_spells: {
    one: 'Piochez {count} sort en main.',
    other: 'Piochez {count} sorts en main.',
  },
  effect_mirror: 'Copiez un sort installé sur un objet d’un rival.',
  effect_precede: {
    one: 'Vos objets gagnent les égalités au prochain décompte. Vous pouvez placer {count} vote.',
    other:
      'Vos objets gagnent les égalités au prochain décompte. Vous pouvez placer {count} votes.',
  },
  effect_restore_spell:
    'Prenez un sort défaussé, aussitôt actif. S’il n’y en a pas, recevez {count} Vis.',
  effect_gain_vis: 'Recevez {count} Vis.',
  effect_fund_cards: {
    one: '{count} de vos cartes inactives reçoit {b} Vis.',
    other: 'Jusqu’à {count} de vos cartes inactives reçoivent {b} Vis chacune.',
  },
  effect_take_any_item: 'Prenez un objet de la rangée ou de la défausse ; il reçoit {count} Vis.',
  effect_draw_and_study:
    'Vous pouvez piocher un objet ou un sort, puis étudier. Le tout gratuitement.',
  effect_collect_fee: 'Chaque rival vous donne {count} Vis. Recevez {b} Vis.',
  effect_vote_and_gain: {
    one: 'Vous pouvez placer {count} vote. Recevez {b} Vis.',
    other: 'Vous pouvez placer {count} votes. Recevez {b} Vis.',
  },
  effect_draw_cards: {
    one: 'Piochez {count} objet ou sort en main.',
    other: 'Piochez {count} objets ou sorts en main.',
  },
  effect_sabotage:
    'Défaussez un sort installé d’un rival, ou tout le Vis d’une de ses cartes inactives.',
  effect_take_active_spell: 'Prenez un sort visible, aussitôt actif.',
  effect_open_gate: 'Récoltez à une source ouverte. Si les deux sont fermées, recevez {count} Vis.',
  effect_take_item: 'Prenez un objet visible ; il reçoit {count} Vis.',
  effect_duel:
    'Lancez le dé contre un rival. Si vous faites plus, prenez-lui {count} Vis ; sinon recevez {b} Vis.',
  effect_ward:
    'Aucun effet des rivaux ne vous touche avant la fin du décompte. Recevez {count} Vis.',
  effect_commend: {
    one: 'Un de vos objets a {count} vote de plus au prochain décompte.',
    other: 'Un de vos objets a {count} votes de plus au prochain décompte.',
  },
} as const;
