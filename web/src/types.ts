// Printed by `curia types`: do not edit.

export namespace protocol {
  export interface NewSeat { kind: 'person' | 'open' | 'bot'; level?: string; name?: string; }
  export interface ClockTerms { bank: number; gain: number; cap: number; penalty: 'shown' | 'bot'; }
  export interface Arrangement { record: string; played: number; }
  export interface NewTable { game: string; players: number; options?: unknown; edition?: string; seats: NewSeat[]; clock?: ClockTerms; public: boolean; chat: boolean; coach: boolean; grace: number; undo?: boolean; arranged?: Arrangement; begun?: string; }
  export interface SeatInfo { kind: 'person' | 'open' | 'bot'; name: string; level: string; present: boolean; stand_in: boolean; free: boolean; }
  export interface TableInfo { id: string; game: string; players: number; rules: number; options: unknown; phase: 'waiting' | 'running' | 'finished'; public: boolean; chat: boolean; coach: boolean; grace: number; undo: boolean; seats: SeatInfo[]; clock: ClockTerms | null; version: number; turn: number[]; since: number; took: number; spectators: number; next: string | null; branch_of: string | null; outcome: unknown | null; }
  export type Refusal = 'not_json' | 'unknown_type' | 'bad_message' | 'no_table' | 'no_seat' | 'not_yours' | 'not_running' | 'not_asked' | 'old_question' | 'not_legal' | 'not_allowed' | 'too_fast' | 'too_long' | 'store_failed' | 'full' | 'nothing_to_take_back' | 'damaged' | 'no_free_seat' | 'bad_code' | 'bad_table' | 'bad_record' | 'bad_level' | 'bad_method' | 'bad_origin' | 'bad_host' | 'not_finished' | 'no_record' | 'no_step' | 'no_game' | 'no_such_path' | 'quota';
  export type FromClient = 
    | { type: 'join'; id?: number; table: string; token?: string; seen?: number; invite?: string; transfer?: string; }
    | { type: 'own'; id?: number; token: string; }
    | { type: 'act'; id?: number; ask: number; action: unknown; }
    | { type: 'preview'; id?: number; ask: number; action: unknown; }
    | { type: 'take_back'; id?: number; }
    | { type: 'consent'; id?: number; yes: boolean; }
    | { type: 'coach'; id?: number; ask: number; }
    | { type: 'say'; id?: number; text: string; }
    | { type: 'name'; id?: number; name: string; }
    | { type: 'start'; id?: number; }
    | { type: 'set'; id?: number; chat?: boolean; public?: boolean; coach?: boolean; }
    | { type: 'seat'; id?: number; seat: number; level: string; name?: string; }
    | { type: 'transfer'; id?: number; }
    | { type: 'free'; id?: number; seat: number; }
    | { type: 'invite'; id?: number; }
    | { type: 'early'; id?: number; answers: unknown[]; }
    | { type: 'seen'; id?: number; version: number; }
    | { type: 'hurry'; id?: number; }
    | { type: 'subscribe'; id?: number; endpoint: string; on: boolean; }
    | { type: 'rematch'; id?: number; }
    | { type: 'ping'; id?: number; };
  export interface Line { seat: number | null; text: string; at: number; }
  export interface EarlyAnswers { offered: unknown[]; chosen: unknown[]; }
  export interface ClockState { left: number[]; running: number[]; }
  export interface TakeBackAsked { seat: number; to: number; awaited: number[]; }
  export type FromServer = 
    | { type: 'joined'; id?: number; table: TableInfo; seat: number | null; owner: boolean; version: number; view?: unknown; outlook?: unknown; news?: unknown[]; chat: Line[]; turn: number[]; ask?: number; legal?: unknown; forced?: boolean; early?: EarlyAnswers; may_take_back?: boolean; clock?: ClockState; outcome?: unknown; }
    | { type: 'update'; id?: number; from: number; version: number; news: unknown[]; view?: unknown; outlook?: unknown; chat?: Line[]; turn: number[]; ask?: number; legal?: unknown; forced?: boolean; early?: EarlyAnswers; may_take_back?: boolean; clock?: ClockState; outcome?: unknown; }
    | { type: 'table'; table: TableInfo; }
    | { type: 'chat'; line: Line; }
    | { type: 'asked'; take_back: TakeBackAsked | null; }
    | { type: 'ack'; id?: number; }
    | { type: 'refused'; id?: number; why: 'not_json' | 'unknown_type' | 'bad_message' | 'no_table' | 'no_seat' | 'not_yours' | 'not_running' | 'not_asked' | 'old_question' | 'not_legal' | 'not_allowed' | 'too_fast' | 'too_long' | 'store_failed' | 'full' | 'nothing_to_take_back' | 'damaged' | 'no_free_seat' | 'bad_code' | 'bad_table' | 'bad_record' | 'bad_level' | 'bad_method' | 'bad_origin' | 'bad_host' | 'not_finished' | 'no_record' | 'no_step' | 'no_game' | 'no_such_path' | 'quota'; }
    | { type: 'preview'; id?: number; outlook: unknown; }
    | { type: 'advice'; id?: number; ask: number; advice: unknown; }
    | { type: 'rematch'; table: string; token: string | null; }
    | { type: 'transfer'; id?: number; code: string; seconds: number; }
    | { type: 'invite'; id?: number; code: string; }
    | { type: 'early'; early: EarlyAnswers; }
    | { type: 'freed'; }
    | { type: 'moved'; }
    | { type: 'pong'; id?: number; };
  export interface HttpError { error: 'not_json' | 'unknown_type' | 'bad_message' | 'no_table' | 'no_seat' | 'not_yours' | 'not_running' | 'not_asked' | 'old_question' | 'not_legal' | 'not_allowed' | 'too_fast' | 'too_long' | 'store_failed' | 'full' | 'nothing_to_take_back' | 'damaged' | 'no_free_seat' | 'bad_code' | 'bad_table' | 'bad_record' | 'bad_level' | 'bad_method' | 'bad_origin' | 'bad_host' | 'not_finished' | 'no_record' | 'no_step' | 'no_game' | 'no_such_path' | 'quota'; detail?: string; }
  export interface Health { status: 'ok' | 'store_failed' | 'damaged'; }
  export interface OptionInfo { name: string; values: string[]; default: string; }
  export interface PresetInfo { name: string; options: unknown; }
  export interface GameInfo { name: string; min_players: number; max_players: number; rules: number; options: OptionInfo[]; presets: PresetInfo[]; seat_members: string[]; per_seat_members: string[]; }
  export interface Games { games: GameInfo[]; levels: string[]; }
  export interface PushInfo { key: string | null; }
  export interface ProvenanceInfo { values: string; status: string; note: string; }
  export interface EditionInfo { title: string; provenance: ProvenanceInfo[]; values: unknown; }
  export interface OpenedTable { table: string; owner: string; invite: string | null; seats: (string | null)[]; }
  export interface Invitation { table: string; invite: string; }
  export interface SpokenLink { words: string; }
  export interface KeptRecord { table: string; }
  export interface TableList { tables: TableInfo[]; }
  export interface NamedTables { tables: TableInfo[]; gone: string[]; damaged: string[]; }
  export interface BranchRequest { step: number; seat: number; level: string; }
  export interface ReplayStep { news: unknown; view: unknown; outlook: unknown; turn: number[]; seat: number | null; }
  export interface Replay { table: TableInfo; view: unknown; outlook: unknown; steps: ReplayStep[]; }
  export interface Moment { step: number; steps: number; view: unknown; outlook: unknown; turn: number[]; news: unknown | null; }
}

export namespace justinian {
  export interface Options { tie_break: 'clockwise' | 'latest_pass'; colour_chooser: 'highest_total' | 'claimant'; forfeits: 'chooser' | 'claimant'; false_claims: 'off' | 'on'; alone_limit: 'one_more' | 'one_per_turn' | 'unlimited'; }
  export interface Slot { numbers: number[]; }
  export interface Tile { name: string; holes: number[]; }
  export interface Edition { slot: Slot[]; tile: Tile[] /* by Tile */; }
  export interface Setup { players: number; rules: number; options: Options; }
  export interface Lying { owner: number; face: number; }
  export interface Scoring { colour: 'war' | 'law' | 'building' | 'trade'; claimant: number | null; chooser: number; cards: number[][]; from_cards: number[]; from_tokens: number[]; }
  export interface Exchanged { seat: number; colour: 'war' | 'law' | 'building' | 'trade'; }
  export interface Table { setup: Setup; row: number[]; above: Lying[][] /* by Tile */; hand_size: number[]; reserve_size: number[]; on_card_size: number[]; on_card_shown: (number[] /* by Token */)[]; gone: (number[] /* by Token */)[]; points: number[]; scorings: Scoring[]; exchanges: Exchanged[]; passed: number[]; on_card_this_turn: number[]; on_card_while_alone: number; placed_this_turn: number; idle_turns: number; reserves_were_empty: boolean; phase: number; game_turn: number; stage: 'deal_tokens' | 'deal_cards' | 'starter' | 'place' | 'refill' | 'direction' | 'claim' | 'colour' | 'exchange' | 'new_card' | 'over'; starter: number; active: number; claimant: number | null; claimed_in_vain: number[]; resolved_from: 'left' | 'right' | null; ending: 'third_scoring' | 'out_of_tokens' | 'forced_scoring' | 'stall' | null; }
  export interface Swap { gave: number | null; got: number | null; }
  export interface Own { hand: number[] /* by Token */; on_card: number[] /* by Token */; faces: number[][] /* by Tile */; cards: number[][] /* by Colour */; swaps: Swap[]; }
  export interface View { table: Table; viewer: number | null; own: Own; }
  export type Action = 
    | { type: 'place'; token: number; tile: number; }
    | { type: 'place_on_card'; token: number; }
    | { type: 'pass'; }
    | { type: 'resolve'; from: 'left' | 'right'; }
    | { type: 'claim'; }
    | { type: 'decline'; }
    | { type: 'choose_colour'; colour: 'war' | 'law' | 'building' | 'trade'; }
    | { type: 'exchange'; colour: 'war' | 'law' | 'building' | 'trade'; card: number; }
    | { type: 'keep'; };
  export interface Move { tile: number; sum: number; from: number; to: number; }
  export type News = 
    | { type: 'dealt'; seat: number; count: number; tokens: number[] /* by Token */ | null; all_turned_up?: boolean; }
    | { type: 'dealt_cards'; seat: number; cards: number[][] /* by Colour */ | null; }
    | { type: 'starts'; seat: number; }
    | { type: 'placed'; seat: number; tile: number; token: number | null; }
    | { type: 'placed_on_card'; seat: number; token: number | null; }
    | { type: 'passed'; seat: number; all_turned_up?: boolean; }
    | { type: 'resolved'; seat: number; from: 'left' | 'right'; moves: Move[]; }
    | { type: 'claimed'; seat: number; valid: boolean; shown: (number[] /* by Token */)[]; }
    | { type: 'declined'; seat: number; }
    | { type: 'scored'; scoring: Scoring; }
    | { type: 'card_exchanged'; seat: number; colour: 'war' | 'law' | 'building' | 'trade'; gave: number | null; got: number | null; }
    | { type: 'kept'; seat: number; }
    | { type: 'card_drawn'; seat: number; colour: 'war' | 'law' | 'building' | 'trade'; card: number | null; };
  export interface Standing { slot: number; windows: number[]; one_left: number; one_right: number; sum: number; hidden: number; slot_from_left: number; slot_from_right: number; closed: 'tile_full' | 'alone_limit' | 'below_minimum' | 'no_tokens' | 'already_scored' | null; }
  export interface Worth { now: number; from_left: number; from_right: number; closed: 'tile_full' | 'alone_limit' | 'below_minimum' | 'no_tokens' | 'already_scored' | null; }
  export interface OnCard { least: number; most: number; }
  export interface Outlook { tiles: Standing[] /* by Tile */; colours: Worth[] /* by Colour */; on_card: OnCard[]; unseen: (number[] /* by Token */)[]; minimum: number; card_closed: 'tile_full' | 'alone_limit' | 'below_minimum' | 'no_tokens' | 'already_scored' | null; no_claim: 'tile_full' | 'alone_limit' | 'below_minimum' | 'no_tokens' | 'already_scored' | null; }
  export type Ending = 'third_scoring' | 'out_of_tokens' | 'forced_scoring' | 'stall';
  export type Early = 
    | { type: 'no_claim'; phase: number; }
    | { type: 'pass'; game_turn: number; }
    | { type: 'keep'; phase: number; };
  export interface Estimate { action: 
    | { type: 'place'; token: number; tile: number; }
    | { type: 'place_on_card'; token: number; }
    | { type: 'pass'; }
    | { type: 'resolve'; from: 'left' | 'right'; }
    | { type: 'claim'; }
    | { type: 'decline'; }
    | { type: 'choose_colour'; colour: 'war' | 'law' | 'building' | 'trade'; }
    | { type: 'exchange'; colour: 'war' | 'law' | 'building' | 'trade'; card: number; }
    | { type: 'keep'; }; group: number; worlds: number; win: number; win_error: number | null; margin: number; margin_error: number | null; }
  export interface AdviceReason { source: 'war' | 'law' | 'building' | 'trade' | 'tokens' | 'others'; points: number; }
  export interface Intent { action: 
    | { type: 'place'; token: number; tile: number; }
    | { type: 'place_on_card'; token: number; }
    | { type: 'pass'; }
    | { type: 'resolve'; from: 'left' | 'right'; }
    | { type: 'claim'; }
    | { type: 'decline'; }
    | { type: 'choose_colour'; colour: 'war' | 'law' | 'building' | 'trade'; }
    | { type: 'exchange'; colour: 'war' | 'law' | 'building' | 'trade'; card: number; }
    | { type: 'keep'; }; often: number; }
  export interface Beliefs { holds: ((number[] /* by Tile */)[] /* by Colour */)[]; wants: (number[] /* by Tile */)[]; on_card: number[]; can_claim: number[]; }
  export interface Advice { seat: number; worlds: number; estimates: Estimate[]; reasons: AdviceReason[]; plan: Intent[]; win: number[]; beliefs: Beliefs; }
}

export namespace circus_maximus {
  export interface Options { expert_caesar: 'off' | 'on'; ticketless_placement: 'forbid' | 'allow'; extra_visitor_blind: 'off' | 'on'; one_favour_per_turn: 'off' | 'on'; }
  export interface TicketKind { seat: 'gallery' | 'stalls' | 'box' | 'favour'; coins: number; copies_per_venue: number; }
  export interface Visitor { visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; pays: number; copies: number; }
  export interface Favour { favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; copies: number; end_coins: number; }
  export interface Edition { merchant_coins: number[]; specials_per_day: number[]; legionary_favour_pay: number; favour_ticket_coins: number; coin_markers: number; ticket: TicketKind[]; visitor: Visitor[]; favour: Favour[]; }
  export interface Setup { players: number; rules: number; options: Options; }
  export interface Placed { place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; owner: number; level: number; effective: number; }
  export interface TicketBag { by_venue: (number[] /* by SeatClass */)[] /* by Venue */; }
  export interface Ticket { venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; seat: 'gallery' | 'stalls' | 'box' | 'favour'; }
  export interface Sale { seat: number; ticket: Ticket; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; coins: number; pay: number; bonus: number; }
  export interface Table { setup: Setup; merchants: Placed[]; hands: number[][]; favours: (number[] /* by Favour */)[]; tickets: TicketBag[]; villa: number[] /* by Favour */; forum: TicketBag; visitors: (number[] /* by Visitor */)[] /* by Venue */; bonus: number[] /* by Venue */; favours_gone: number[] /* by Favour */; sales: Sale[]; income: number[][]; favour_coins: number[]; day: number; phase: 'dealing' | 'favours' | 'tickets' | 'sales'; stage: 'first_player' | 'deal_favours' | 'deal_tickets' | 'deal_visitors' | 'special' | 'followers' | 'draw_visitor' | 'draw_pair' | 'turn' | 'send_visitor' | 'caesar' | 'extra_merchant' | 'pick_favour' | 'pick_ticket' | 'double_buy' | 'pick_visitor' | 'pick_seat' | 'legionary_pays' | 'double_sell' | 'over'; first: number; active: number; passed: number[]; start_card_is_free: boolean; caesar_has_left: boolean; specials: number; spent_this_turn: number; resolving: number; again: boolean; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey' | null; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar' | null; seat: 'gallery' | 'stalls' | 'box' | 'favour' | null; }
  export interface View { table: Table; viewer: number | null; }
  export type Action = 
    | { type: 'play_merchant'; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength: 'printed' | 'eight'; }
    | { type: 'recall_merchant'; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength: 'printed' | 'eight'; }
    | { type: 'step_left'; level: number; }
    | { type: 'use_favour'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'send_visitor'; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; }
    | { type: 'pass'; }
    | { type: 'decline'; }
    | { type: 'lay_down'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'take_favour'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'take_start_card'; }
    | { type: 'take_ticket'; ticket: Ticket; }
    | { type: 'choose_visitor'; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; }
    | { type: 'choose_seat'; seat: 'gallery' | 'stalls' | 'box' | 'favour'; };
  export interface Aftermath { phase_over?: boolean; day_over?: boolean; start_card?: number | null; }
  export type News = 
    | { type: 'first_player_chosen'; seat: number; }
    | { type: 'favours_dealt'; favours: number[] /* by Favour */; }
    | { type: 'tickets_dealt'; tickets: TicketBag; }
    | { type: 'visitors_dealt'; visitors: (number[] /* by Visitor */)[] /* by Venue */; }
    | { type: 'special_held'; ticket: Ticket; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; }
    | { type: 'followers_came'; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; visitors: number[] /* by Visitor */; }
    | { type: 'visitor_drawn'; seat: number; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey' | null; }
    | { type: 'pair_drawn'; seat: number; ticket: Ticket; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; }
    | { type: 'merchant_played'; seat: number; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength?: 'printed' | 'eight'; origin?: 'hand' | 'extra_from_hand' | 'recalled'; position: number; }
    | { type: 'stepped_left'; seat: number; overtaken: Placed; level: number; }
    | { type: 'favour_used'; seat: number; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'visitor_sent'; seat: number; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar' | null; }
    | { type: 'passed'; seat: number; then: Aftermath; }
    | { type: 'declined'; seat: number; question: 'first_player' | 'deal_favours' | 'deal_tickets' | 'deal_visitors' | 'special' | 'followers' | 'draw_visitor' | 'draw_pair' | 'turn' | 'send_visitor' | 'caesar' | 'extra_merchant' | 'pick_favour' | 'pick_ticket' | 'double_buy' | 'pick_visitor' | 'pick_seat' | 'legionary_pays' | 'double_sell' | 'over'; then: Aftermath; }
    | { type: 'laid_down'; seat: number; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; }
    | { type: 'favour_taken'; seat: number; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; then: Aftermath; }
    | { type: 'start_card_taken'; seat: number; then: Aftermath; }
    | { type: 'ticket_taken'; seat: number; ticket: Ticket; then: Aftermath; }
    | { type: 'visitor_chosen'; seat: number; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; ticket: 'gallery' | 'stalls' | 'box' | 'favour' | null; }
    | { type: 'sold'; sale: Sale; then: Aftermath; };
  export interface Prospect { takes?: boolean; ticket?: Ticket | null; visitor?: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar' | null; income?: number; }
  export interface Account { sales: number; prospects: number; merchants: number; favours: number; before: number; }
  export interface Outlook { merchants: Prospect[]; insertion: number[][] /* by Place */; accounts: Account[]; favours_to_come: number[] /* by Favour */; tickets_to_come: TicketBag; visitors_to_come: number[] /* by Visitor */; place_closed: ('not_this_phase' | 'not_in_turn' | 'not_held' | 'no_merchant' | 'no_ticket' | 'no_favour_left' | 'one_favour_per_turn' | 'nothing_to_recall' | 'nobody_to_overtake' | 'deck_empty' | null)[] /* by Place */; favour_closed: ('not_this_phase' | 'not_in_turn' | 'not_held' | 'no_merchant' | 'no_ticket' | 'no_favour_left' | 'one_favour_per_turn' | 'nothing_to_recall' | 'nobody_to_overtake' | 'deck_empty' | null)[] /* by Favour */; }
  export type Ending = 'third_day';
  export type Early = 
    | { type: 'pass'; day: number; phase: 'dealing' | 'favours' | 'tickets' | 'sales'; }
    | { type: 'decline_favour'; day: number; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'decline_caesar'; day: number; };
  export interface Estimate { action: 
    | { type: 'play_merchant'; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength: 'printed' | 'eight'; }
    | { type: 'recall_merchant'; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength: 'printed' | 'eight'; }
    | { type: 'step_left'; level: number; }
    | { type: 'use_favour'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'send_visitor'; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; }
    | { type: 'pass'; }
    | { type: 'decline'; }
    | { type: 'lay_down'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'take_favour'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'take_start_card'; }
    | { type: 'take_ticket'; ticket: Ticket; }
    | { type: 'choose_visitor'; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; }
    | { type: 'choose_seat'; seat: 'gallery' | 'stalls' | 'box' | 'favour'; }; group: number; worlds: number; win: number; win_error: number | null; margin: number; margin_error: number | null; }
  export interface AdviceReason { source: 'tickets' | 'visitors' | 'specials' | 'merchants' | 'favours' | 'others'; points: number; }
  export interface Intent { action: 
    | { type: 'play_merchant'; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength: 'printed' | 'eight'; }
    | { type: 'recall_merchant'; level: number; place: 'villa' | 'forum' | 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; strength: 'printed' | 'eight'; }
    | { type: 'step_left'; level: number; }
    | { type: 'use_favour'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'send_visitor'; venue: 'circus_maximus' | 'colosseum' | 'theatre_of_pompey'; }
    | { type: 'pass'; }
    | { type: 'decline'; }
    | { type: 'lay_down'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'take_favour'; favour: 'extra_visitor' | 'extra_merchant' | 'legionary_pays_six' | 'double_buy' | 'double_sell' | 'ticket_and_visitor' | 'one_becomes_eight' | 'recall_merchant' | 'step_left'; }
    | { type: 'take_start_card'; }
    | { type: 'take_ticket'; ticket: Ticket; }
    | { type: 'choose_visitor'; visitor: 'legionary' | 'student' | 'citizen' | 'tourist' | 'senator' | 'caesar'; }
    | { type: 'choose_seat'; seat: 'gallery' | 'stalls' | 'box' | 'favour'; }; often: number; }
  export interface Beliefs { next_favour: number[] /* by Favour */; next_ticket: number[][] /* by Venue */; next_visitor: number[]; }
  export interface Advice { seat: number; worlds: number; estimates: Estimate[]; reasons: AdviceReason[]; plan: Intent[]; win: number[]; beliefs: Beliefs; }
}

export namespace grand_tribunal {
  export interface Options { awarded_rescore: 'x1' | 'keep_multiplier' | 'none'; tie_skip: 'literal' | 'competition'; award_requires_vote: 'off' | 'on'; vis_supply: 'unlimited' | 'finite60'; vote_supply: '24' | 'unlimited'; tribunal_call: 'on' | 'off'; reshuffle_on_empty: 'off' | 'on'; draw_to: 'sanctum' | 'hand_if_face_down'; tribunals: '3' | '2'; draft: 'rulebook' | 'random'; }
  export interface Share { gatherer: number; others: number; }
  export interface Area { extract: number; uncontested: Share[]; contested: number[]; }
  export interface Item { name: string; type: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand'; cost: number; base: number; capacity: number; accepts: ('alchemical' | 'elemental' | 'runic' | 'healing')[]; }
  export interface Spell { name: string; category: 'alchemical' | 'elemental' | 'runic' | 'healing'; copies: number; effect: 'extra_frame' | 'transmute_item' | 'exchange_cards' | 'siphon_vis' | 'fund_card' | 'rearrange_spells' | 'distil' | 'replace_bearer' | 'fog' | 'drain_all' | 'steal_vis' | 'burn_spell' | 'mine_vis' | 'renew_rows' | 'place_votes' | 'shift_votes' | 'remove_votes' | 'bind_space' | 'draw_spells' | 'mirror' | 'precede' | 'restore_spell' | 'gain_vis' | 'fund_cards' | 'take_any_item' | 'draw_and_study' | 'collect_fee' | 'vote_and_gain' | 'draw_cards' | 'sabotage' | 'take_active_spell' | 'open_gate' | 'take_item' | 'duel' | 'ward' | 'commend'; amounts: number[]; }
  export interface Resource { name: string; copies: number; effect: 'extra_frame' | 'transmute_item' | 'exchange_cards' | 'siphon_vis' | 'fund_card' | 'rearrange_spells' | 'distil' | 'replace_bearer' | 'fog' | 'drain_all' | 'steal_vis' | 'burn_spell' | 'mine_vis' | 'renew_rows' | 'place_votes' | 'shift_votes' | 'remove_votes' | 'bind_space' | 'draw_spells' | 'mirror' | 'precede' | 'restore_spell' | 'gain_vis' | 'fund_cards' | 'take_any_item' | 'draw_and_study' | 'collect_fee' | 'vote_and_gain' | 'draw_cards' | 'sabotage' | 'take_active_spell' | 'open_gate' | 'take_item' | 'duel' | 'ward' | 'commend'; amounts: number[]; }
  export interface Edition { votes: number; vis: number; starting_vis: number; extra_frame: number; tribunal: Area[]; item: Item[]; spell: Spell[]; resource: Resource[]; }
  export interface Setup { players: number; rules: number; options: Options; }
  export interface Player { cards: number[]; vis: number; points: number; fogged: boolean; warded: boolean; precedence: boolean; }
  export interface ItemPiece { place: 'free' | 'hand' | 'sanctum' | 'active' | 'installed' | 'due_in_hand' | 'due_in_sanctum'; face: number; vis: number; drawn: number; least: number; most: number; award: 'none' | 'first' | 'second' | 'third'; bonus: number; }
  export interface SpellPiece { place: 'free' | 'hand' | 'sanctum' | 'active' | 'installed' | 'due_in_hand' | 'due_in_sanctum'; face: number; vis: number; drawn: number; host: number; }
  export interface Piece { place: 'free' | 'hand' | 'sanctum' | 'active' | 'installed' | 'due_in_hand' | 'due_in_sanctum'; face: number; vis: number; drawn: number; }
  export interface Pieces { items: ItemPiece[]; spells: SpellPiece[]; resources: Piece[]; }
  export interface ByDeck { values: number[]; }
  export interface Frame { left: number; used: ('vote' | 'draw' | 'study' | 'cast' | 'play_resource' | 'extract' | 'draw_resource' | 'gather')[]; }
  export interface Gathering { on: boolean; rolls: boolean; next: number; }
  export interface Working { on: boolean; card: number; program: number; bearer: number | null; step: number; question: 'opponent' | 'own_inactive' | 'own_inactive_item' | 'own_unused' | 'own_contender' | 'own_installed' | 'new_place' | 'opponent_inactive' | 'opponent_installed' | 'opponent_mirrored' | 'opponent_sabotaged' | 'row_item' | 'row_spell' | 'row_card' | 'discarded_spell' | 'row_or_discarded_item' | 'space_to_vote' | 'space_to_bind' | 'space_to_reduce' | 'space_to_shift' | 'space_shifted_to' | 'deck_to_draw' | 'card_to_draw' | 'open_source'; may_stop: boolean; count: number; spaces: ('orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing')[]; picked: number[]; from: number; to: number; }
  export interface Table { setup: Setup; players: Player[]; pieces: Pieces; rows: number[][] /* by Deck */; discards: number[]; deck_size: number[] /* by Deck */; shuffles: number[] /* by Deck */; returned: ByDeck; votes: number[] /* by Space */; locked: ('orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing')[]; concilium: number; regio: number; marker: number[] /* by Source */; tribunal: number; round: number; turn: number; stage: 'praeco' | 'random_draft' | 'deal' | 'roll' | 'roll_duel' | 'draft' | 'praeco_votes' | 'main' | 'install_on' | 'study' | 'effect' | 'keep' | 'join' | 'discard_down' | 'call' | 'over'; phase: 'dealing' | 'draft' | 'rows' | 'turns' | 'call'; praeco: number; active: number; asked: number; frame: Frame; queued_frames: number; praeco_spaces: ('orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing')[]; due: number; filling: ('items' | 'spells' | 'resources')[]; deal_to: number | null; deal_from: 'items' | 'spells' | 'resources'; installing: number; studied: number[]; gathering: Gathering; working: Working; dice: number[]; last_seat: number; last_action: 
    | { type: 'choose_deck'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'lay_down'; slot: number; }
    | { type: 'activate'; slot: number; }
    | { type: 'install'; slot: number; }
    | { type: 'vote'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'take'; card: number; }
    | { type: 'draw'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'study'; slot: number; }
    | { type: 'cast'; slot: number; }
    | { type: 'play_resource'; slot: number; }
    | { type: 'extract'; }
    | { type: 'gather'; source: 'uncontested' | 'contested'; }
    | { type: 'end'; }
    | { type: 'discard'; slot: number; }
    | { type: 'keep'; }
    | { type: 'let_go'; }
    | { type: 'join'; }
    | { type: 'decline'; }
    | { type: 'pick'; slot: number; }
    | { type: 'pick_card'; card: number; }
    | { type: 'pick_opponent'; seat: number; }
    | { type: 'pick_space'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'pick_library'; }
    | { type: 'stop'; }; }
  export interface Known { slot: number; card: number; }
  export interface View { table: Table; viewer: number | null; own: Known[]; }
  export type Action = 
    | { type: 'choose_deck'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'lay_down'; slot: number; }
    | { type: 'activate'; slot: number; }
    | { type: 'install'; slot: number; }
    | { type: 'vote'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'take'; card: number; }
    | { type: 'draw'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'study'; slot: number; }
    | { type: 'cast'; slot: number; }
    | { type: 'play_resource'; slot: number; }
    | { type: 'extract'; }
    | { type: 'gather'; source: 'uncontested' | 'contested'; }
    | { type: 'end'; }
    | { type: 'discard'; slot: number; }
    | { type: 'keep'; }
    | { type: 'let_go'; }
    | { type: 'join'; }
    | { type: 'decline'; }
    | { type: 'pick'; slot: number; }
    | { type: 'pick_card'; card: number; }
    | { type: 'pick_opponent'; seat: number; }
    | { type: 'pick_space'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'pick_library'; }
    | { type: 'stop'; };
  export interface Counted { item: number; owner: number; card: number; votes: number; spells: number; rank: number; prize: 'none' | 'first' | 'second' | 'third'; points: number; }
  export type News = 
    | { type: 'acted'; seat: number; action: 
    | { type: 'choose_deck'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'lay_down'; slot: number; }
    | { type: 'activate'; slot: number; }
    | { type: 'install'; slot: number; }
    | { type: 'vote'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'take'; card: number; }
    | { type: 'draw'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'study'; slot: number; }
    | { type: 'cast'; slot: number; }
    | { type: 'play_resource'; slot: number; }
    | { type: 'extract'; }
    | { type: 'gather'; source: 'uncontested' | 'contested'; }
    | { type: 'end'; }
    | { type: 'discard'; slot: number; }
    | { type: 'keep'; }
    | { type: 'let_go'; }
    | { type: 'join'; }
    | { type: 'decline'; }
    | { type: 'pick'; slot: number; }
    | { type: 'pick_card'; card: number; }
    | { type: 'pick_opponent'; seat: number; }
    | { type: 'pick_space'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'pick_library'; }
    | { type: 'stop'; }; card?: number | null; working?: number | null; }
    | { type: 'held'; seat: number; action: 
    | { type: 'choose_deck'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'lay_down'; slot: number; }
    | { type: 'activate'; slot: number; }
    | { type: 'install'; slot: number; }
    | { type: 'vote'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'take'; card: number; }
    | { type: 'draw'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'study'; slot: number; }
    | { type: 'cast'; slot: number; }
    | { type: 'play_resource'; slot: number; }
    | { type: 'extract'; }
    | { type: 'gather'; source: 'uncontested' | 'contested'; }
    | { type: 'end'; }
    | { type: 'discard'; slot: number; }
    | { type: 'keep'; }
    | { type: 'let_go'; }
    | { type: 'join'; }
    | { type: 'decline'; }
    | { type: 'pick'; slot: number; }
    | { type: 'pick_card'; card: number; }
    | { type: 'pick_opponent'; seat: number; }
    | { type: 'pick_space'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'pick_library'; }
    | { type: 'stop'; }; tribunal: number; count: Counted[]; points: number[]; first_praeco: number | null; }
    | { type: 'begins'; seat: number; }
    | { type: 'dealt'; seat: number; deck: 'items' | 'spells' | 'resources'; card?: number | null; }
    | { type: 'row_dealt'; card: number; }
    | { type: 'rolled'; seat: number; die: number; }
    | { type: 'dueled'; seat: number; opponent: number; mine: number; other: number; };
  export interface Yield { open: boolean; gatherer: number; others: number; gatherings: number; }
  export interface Progress { slot: number; cost: number; lacking: number; }
  export interface Outlook { count: Counted[]; points: number[]; extract: number; sources: Yield[] /* by Source */; progress: Progress[]; closed: ('not_your_turn' | 'done_in_this_frame' | 'no_action_left' | 'needs_two_actions' | 'no_votes' | 'no_cards' | 'no_vis' | 'nothing_to_study' | 'nothing_installed' | 'no_resource' | 'sources_closed' | null)[] /* by Kind */; turns_left: number; }
  export type Ending = 'grand_tribunal';
  export type Early = 
    | { type: 'decline_gatherings'; tribunal: number; }
    | { type: 'end_call'; tribunal: number; };
  export interface Estimate { action: 
    | { type: 'choose_deck'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'lay_down'; slot: number; }
    | { type: 'activate'; slot: number; }
    | { type: 'install'; slot: number; }
    | { type: 'vote'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'take'; card: number; }
    | { type: 'draw'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'study'; slot: number; }
    | { type: 'cast'; slot: number; }
    | { type: 'play_resource'; slot: number; }
    | { type: 'extract'; }
    | { type: 'gather'; source: 'uncontested' | 'contested'; }
    | { type: 'end'; }
    | { type: 'discard'; slot: number; }
    | { type: 'keep'; }
    | { type: 'let_go'; }
    | { type: 'join'; }
    | { type: 'decline'; }
    | { type: 'pick'; slot: number; }
    | { type: 'pick_card'; card: number; }
    | { type: 'pick_opponent'; seat: number; }
    | { type: 'pick_space'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'pick_library'; }
    | { type: 'stop'; }; group: number; worlds: number; win: number; win_error: number | null; margin: number; margin_error: number | null; }
  export interface AdviceReason { source: 'first_tribunal' | 'second_tribunal' | 'grand_tribunal' | 'others'; points: number; }
  export interface Intent { action: 
    | { type: 'choose_deck'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'lay_down'; slot: number; }
    | { type: 'activate'; slot: number; }
    | { type: 'install'; slot: number; }
    | { type: 'vote'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'take'; card: number; }
    | { type: 'draw'; deck: 'items' | 'spells' | 'resources'; }
    | { type: 'study'; slot: number; }
    | { type: 'cast'; slot: number; }
    | { type: 'play_resource'; slot: number; }
    | { type: 'extract'; }
    | { type: 'gather'; source: 'uncontested' | 'contested'; }
    | { type: 'end'; }
    | { type: 'discard'; slot: number; }
    | { type: 'keep'; }
    | { type: 'let_go'; }
    | { type: 'join'; }
    | { type: 'decline'; }
    | { type: 'pick'; slot: number; }
    | { type: 'pick_card'; card: number; }
    | { type: 'pick_opponent'; seat: number; }
    | { type: 'pick_space'; space: 'orb' | 'potion' | 'scroll' | 'staff' | 'talisman' | 'wand' | 'alchemical' | 'elemental' | 'runic' | 'healing'; }
    | { type: 'pick_library'; }
    | { type: 'stop'; }; often: number; }
  export interface Hidden { items: number[] /* by ItemType */; spells: number[] /* by Category */; ready: number; }
  export interface Beliefs { hidden: Hidden[]; }
  export interface Advice { seat: number; worlds: number; estimates: Estimate[]; reasons: AdviceReason[]; plan: Intent[]; win: number[]; beliefs: Beliefs; }
}
