// What the cards do. {count} and {b} are the amounts that the edition gives.
export default {
  effect_extra_frame: {
    one: '{count} more action, of any kind.',
    other: '{count} more actions, of any kind.',
  },
  effect_transmute_item:
    'Replace an inactive item of yours with a new one. It keeps the Vis and gains {count}.',
  effect_exchange_cards: 'Replace any of your unused cards; you get their Vis back.',
  effect_siphon_vis: 'Take up to {count} Vis from an opponent’s inactive card.',
  effect_fund_card: 'One of your inactive cards gains {count} Vis.',
  effect_rearrange_spells:
    'Move your installed spells to other items or take them off. Gain {count} Vis.',
  effect_distil: 'Gain {count} Vis for each spell on this item, at most {b}.',
  effect_replace_bearer:
    'Take a face-up item, active at once. Discard this spell’s item and everything on it.',
  effect_fog: 'An opponent has only one action in their next turn.',
  effect_drain_all: 'Each opponent loses {count} Vis.',
  effect_steal_vis: 'Take {count} Vis from an opponent.',
  effect_burn_spell: 'Discard a spell installed on an opponent’s item.',
  effect_mine_vis: 'Gain {count} times the Extract amount, plus {b} Vis.',
  effect_renew_rows: 'Replace both rows. Take a face-up card; it gains {count} Vis.',
  effect_place_votes: {
    one: 'Place {count} vote.',
    other: 'Place up to {count} votes, at most {b} on one space.',
  },
  effect_shift_votes: {
    one: 'Move {count} vote to another space.',
    other: 'Move up to {count} votes to other spaces.',
  },
  effect_remove_votes: {
    one: 'Remove {count} vote from the track.',
    other: 'Remove up to {count} votes from the track.',
  },
  effect_bind_space: {
    one: 'Place {count} vote on a space and lock it until the count.',
    other: 'Place {count} votes on a space and lock it until the count.',
  },
  effect_draw_spells: {
    one: 'Draw {count} spell to your hand.',
    other: 'Draw {count} spells to your hand.',
  },
  effect_mirror: 'Copy a spell installed on an opponent’s item.',
  effect_precede: {
    one: 'Your items win ties in the next count. You may place {count} vote.',
    other: 'Your items win ties in the next count. You may place {count} votes.',
  },
  effect_restore_spell:
    'Take a discarded spell, active at once. If there is none, gain {count} Vis.',
  effect_gain_vis: 'Gain {count} Vis.',
  effect_fund_cards: {
    one: '{count} of your inactive cards gains {b} Vis.',
    other: 'Up to {count} of your inactive cards gain {b} Vis each.',
  },
  effect_take_any_item: 'Take an item from the row or the discards; it gains {count} Vis.',
  effect_draw_and_study: 'You may draw an item or a spell, then you may study. Both are free.',
  effect_collect_fee: 'Each opponent gives you {count} Vis. Gain {b} Vis.',
  effect_vote_and_gain: {
    one: 'You may place {count} vote. Gain {b} Vis.',
    other: 'You may place {count} votes. Gain {b} Vis.',
  },
  effect_draw_cards: {
    one: 'Draw {count} item or spell to your hand.',
    other: 'Draw {count} items or spells to your hand.',
  },
  effect_sabotage:
    'Discard an opponent’s installed spell, or all Vis on one of their inactive cards.',
  effect_take_active_spell: 'Take a face-up spell, active at once.',
  effect_open_gate: 'Gather from an open source. If both are closed, gain {count} Vis.',
  effect_take_item: 'Take a face-up item; it gains {count} Vis.',
  effect_duel:
    'Roll against an opponent. If you roll higher, take {count} Vis from them; otherwise gain {b} Vis.',
  effect_ward: 'No opponent’s effect touches you until after the count. Gain {count} Vis.',
  effect_commend: {
    one: 'One of your items has {count} extra vote in the next count.',
    other: 'One of your items has {count} extra votes in the next count.',
  },
} as const;
