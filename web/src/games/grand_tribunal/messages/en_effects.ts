// What the cards do. {count} and {b} are the amounts that the edition gives.
export default {
  effect_extra_frame: {
    one: '{count} more action, of any kind.',
    other: '{count} more actions, of any kinds.',
  },
  effect_transmute_item:
    'An inactive item of yours becomes a new one, with its Vis and {count} more.',
  effect_exchange_cards: 'Exchange unused cards of yours; their Vis comes back to you.',
  effect_siphon_vis: 'Take up to {count} Vis off a rival’s inactive card.',
  effect_fund_card: 'One of your inactive cards gains {count} Vis.',
  effect_rearrange_spells:
    'Move your installed spells to other items or off them. Gain {count} Vis.',
  effect_distil: 'Gain {count} Vis for each spell on its item, at most {b}.',
  effect_replace_bearer:
    'Take a face-up item, active at once. This spell’s item is lost with all on it.',
  effect_fog: 'A rival’s next turn has one action only.',
  effect_drain_all: 'Each rival loses {count} Vis.',
  effect_steal_vis: 'Take {count} Vis from a rival.',
  effect_burn_spell: 'Discard a spell installed on a rival’s item.',
  effect_mine_vis: 'Gain {count} times what Extract gives, and {b} Vis.',
  effect_renew_rows: 'Deal both rows anew. Take a face-up card; it gains {count} Vis.',
  effect_place_votes: {
    one: 'Place {count} vote.',
    other: 'Place up to {count} votes, at most {b} on one space.',
  },
  effect_shift_votes: {
    one: 'Move {count} vote to another space.',
    other: 'Move up to {count} votes to other spaces.',
  },
  effect_remove_votes: {
    one: 'Take {count} vote off the track.',
    other: 'Take up to {count} votes off the track.',
  },
  effect_bind_space: {
    one: 'Place {count} vote on a space and lock it until the count.',
    other: 'Place {count} votes on a space and lock it until the count.',
  },
  effect_draw_spells: {
    one: 'Draw {count} spell to your hand.',
    other: 'Draw {count} spells to your hand.',
  },
  effect_mirror: 'Do what a spell on a rival’s item says.',
  effect_precede: {
    one: 'Your items win ties in the next count. You may place {count} vote.',
    other: 'Your items win ties in the next count. You may place {count} votes.',
  },
  effect_restore_spell: 'Take a discarded spell, active. If there is none, gain {count} Vis.',
  effect_gain_vis: 'Gain {count} Vis.',
  effect_fund_cards: {
    one: '{count} inactive card of yours gains {b} Vis.',
    other: 'Up to {count} inactive cards of yours gain {b} Vis each.',
  },
  effect_take_any_item: 'Take an item of the row or of the discards; it gains {count} Vis.',
  effect_draw_and_study:
    'You may draw an item or a spell, then you may study. Neither is an action.',
  effect_collect_fee: 'Each rival gives you {count} Vis. Gain {b} Vis.',
  effect_vote_and_gain: {
    one: 'You may place {count} vote. Gain {b} Vis.',
    other: 'You may place {count} votes. Gain {b} Vis.',
  },
  effect_draw_cards: {
    one: 'Draw {count} item or spell to your hand.',
    other: 'Draw {count} items or spells to your hand.',
  },
  effect_sabotage: 'Ruin one thing of a rival: an installed spell, or the Vis on an inactive card.',
  effect_take_active_spell: 'Take a face-up spell, active at once.',
  effect_open_gate: 'Gather from an open source. If both are closed, gain {count} Vis.',
  effect_take_item: 'Take a face-up item; it gains {count} Vis.',
  effect_duel: 'Roll against a rival. Higher: take {count} Vis from him. Else gain {b} Vis.',
  effect_ward: 'No rival’s effect touches you before the count is over. Gain {count} Vis.',
  effect_commend: {
    one: 'An item of yours has {count} extra vote in the next count.',
    other: 'An item of yours has {count} extra votes in the next count.',
  },
} as const;
