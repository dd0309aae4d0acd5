// What a table's page holds: the socket's state as something that can be drawn, the game's module,
// its words in the reader's language, and the edition played with.
import { api, socketAddress } from '../../app/api';
import { shell } from '../../app/settings.svelte';
import type { GameModule, Seat } from '../../games/game';
import { loadEdition, loadGame, loadWords } from '../../games/load';
import type { Catalogue, Language } from '../../i18n/messages';
import type { Translate } from '../../i18n/translate';
import type { Socket } from '../../net/connection';
import { isLocal, localSocket } from '../../net/local/here';
import { TableClient, type Listener, type Place, type TableState } from '../../net/table_client';
import { botNames, botsAt } from '../../parts/bot_names';
import type { GameName, TableInfo } from '../../protocol';

/** The game of a table, loaded: drawn once everything is there. */
export class Loaded {
  module = $state.raw<GameModule | null>(null);
  words = $state.raw<Translate<Catalogue> | null>(null);
  /** With names in the reader's language. */
  edition = $state.raw<unknown>(null);
  private printed: unknown = null;

  async load(game: GameName) {
    this.module ??= await loadGame(game);
  }
  async speak(language: Language) {
    if (!this.module) return;
    this.words = await loadWords(this.module, language);
    await this.name();
  }
  async open(table: string) {
    this.printed ??= (await api.tableEdition(table)).values;
    await this.name();
  }
  // After the later of the two.
  private async name() {
    const { module, words, printed } = this;
    if (module && words && printed !== null)
      this.edition = await loadEdition(module, printed, words.language);
  }
}

export class Session {
  state = $state.raw<TableState>(null!);
  readonly client: TableClient;

  /** `see` gets every state, also those that follow each other at once. */
  constructor(place: Place, listener: Omit<Listener, 'changed'>, see: (state: TableState) => void) {
    this.client = new TableClient(
      place,
      {
        ...listener,
        changed: (state) => {
          this.state = state;
          see(state);
        },
      },
      () =>
        isLocal(place.table)
          ? localSocket()
          : (new WebSocket(socketAddress()) as unknown as Socket),
    );
    this.state = this.client.state;
  }
}

/** The players of a table; a reader without a name is "You" to themselves. */
export function seatsOf(table: TableInfo, me: number | null = null): Seat[] {
  const bots = botsAt(table.seats);
  return table.seats.map((info, index) => ({
    index,
    name:
      info.name ||
      (info.kind === 'bot'
        ? botNames[bots[index]!]!
        : index === me
          ? shell.t('you')
          : shell.t('player_letter', { letter: String.fromCharCode(65 + index) })),
    kind: info.kind,
    bot: bots[index]!,
    level: info.level || null,
    present: table.phase === 'finished' || (info.present ?? true),
    standIn: info.stand_in ?? false,
  }));
}
