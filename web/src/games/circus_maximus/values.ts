// Printed by `curia types --values circus_maximus`: do not edit.
export const CoachingSource = ['tickets', 'visitors', 'specials', 'merchants', 'favours', 'others'] as const;
export const Ending = ['third_day'] as const;
export const ExpertCaesar = ['off', 'on'] as const;
export const ExtraVisitorBlind = ['off', 'on'] as const;
export const Favour = ['extra_visitor', 'extra_merchant', 'legionary_pays_six', 'double_buy', 'double_sell', 'ticket_and_visitor', 'one_becomes_eight', 'recall_merchant', 'step_left'] as const;
export const OneFavourPerTurn = ['off', 'on'] as const;
export const Origin = ['hand', 'extra_from_hand', 'recalled'] as const;
export const Phase = ['dealing', 'favours', 'tickets', 'sales'] as const;
export const Place = ['villa', 'forum', 'circus_maximus', 'colosseum', 'theatre_of_pompey'] as const;
export const Reason = ['not_this_phase', 'not_in_turn', 'not_held', 'no_merchant', 'no_ticket', 'no_favour_left', 'one_favour_per_turn', 'nothing_to_recall', 'nobody_to_overtake', 'deck_empty'] as const;
export const SeatClass = ['gallery', 'stalls', 'box', 'favour'] as const;
export const Stage = ['first_player', 'deal_favours', 'deal_tickets', 'deal_visitors', 'special', 'followers', 'draw_visitor', 'draw_pair', 'turn', 'send_visitor', 'caesar', 'extra_merchant', 'pick_favour', 'pick_ticket', 'double_buy', 'pick_visitor', 'pick_seat', 'legionary_pays', 'double_sell', 'over'] as const;
export const Strength = ['printed', 'eight'] as const;
export const TicketlessPlacement = ['forbid', 'allow'] as const;
export const Venue = ['circus_maximus', 'colosseum', 'theatre_of_pompey'] as const;
export const Visitor = ['legionary', 'student', 'citizen', 'tourist', 'senator', 'caesar'] as const;
export const constants = {"days":3,"levels":8} as const;
