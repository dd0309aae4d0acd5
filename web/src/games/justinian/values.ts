// Printed by `curia types --values justinian`: do not edit.
export const AloneLimit = ['one_more', 'one_per_turn', 'unlimited'] as const;
export const CoachingSource = ['war', 'law', 'building', 'trade', 'tokens', 'others'] as const;
export const Colour = ['war', 'law', 'building', 'trade'] as const;
export const ColourChooser = ['highest_total', 'claimant'] as const;
export const Ending = ['third_scoring', 'out_of_tokens', 'forced_scoring', 'stall'] as const;
export const FalseClaims = ['off', 'on'] as const;
export const Forfeits = ['chooser', 'claimant'] as const;
export const Reason = ['tile_full', 'alone_limit', 'below_minimum', 'no_tokens', 'already_scored'] as const;
export const Side = ['left', 'right'] as const;
export const Stage = ['deal_tokens', 'deal_cards', 'starter', 'place', 'refill', 'direction', 'claim', 'colour', 'exchange', 'new_card', 'over'] as const;
export const TieBreak = ['clockwise', 'latest_pass'] as const;
export const constants = {"minimums":[5,9,12],"token_values":[1,2,3,-1,-2,-3],"token_set":[5,4,2,5,4,2]} as const;
