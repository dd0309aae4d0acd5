// Printed by `curia types --values`: do not edit.
export const games = ['justinian', 'circus_maximus', 'grand_tribunal'] as const;
export const levels = ['beginner', 'casual', 'club', 'strong', 'expert'] as const;
export const refusals = ['not_json', 'unknown_type', 'bad_message', 'no_table', 'no_seat', 'not_yours', 'not_running', 'not_asked', 'old_question', 'not_legal', 'not_allowed', 'too_fast', 'too_long', 'store_failed', 'full', 'nothing_to_take_back', 'damaged', 'no_free_seat', 'bad_code', 'bad_table', 'bad_record', 'bad_level', 'bad_method', 'bad_origin', 'bad_host', 'not_finished', 'no_record', 'no_step', 'no_game', 'no_such_path', 'quota'] as const;
export const longest = { name: 40, line: 500 } as const;
