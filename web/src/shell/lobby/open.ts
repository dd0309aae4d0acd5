// Opens a table in one of the three ways of the lobby. Loaded when it is first needed.
import { api } from '../../app/api';
import { settings, shell } from '../../app/settings.svelte';
import { firstSteps, holdOpened, type HeldTable } from '../../app/tables.svelte';
import { hasHouse } from '../../net/local/here';
import { loadCourse, loadGame } from '../../games/load';
import type {
  ClockSettings,
  GameInfo,
  GameName,
  NewSeat,
  NewTable,
  OpenedTable,
} from '../../protocol';
import { levels } from '../../values';
import { usualSeats, type Way, type Wishes } from './wishes';

const clocks: Record<Wishes['clock'], ClockSettings | undefined> = {
  none: undefined,
  live: { bank: 600, gain: 20, cap: 900, penalty: 'shown' },
  days: { bank: 172800, gain: 43200, cap: 172800, penalty: 'shown' },
};

function chairs(way: Way, count: number, names: string[]): NewSeat[] {
  const bot: NewSeat = { kind: 'bot', level: settings.level };
  const own: NewSeat = { kind: 'person', name: settings.name };
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 0 && !names[0]) return own;
    if (way === 'friends') return { kind: 'open' as const };
    if (seat < names.length)
      return {
        kind: 'person' as const,
        name: names[seat] || shell.t('player_letter', { letter: String.fromCharCode(65 + seat) }),
      };
    return bot;
  });
}

/** `names`: of those who share this device; an empty one gets a letter. */
export function newTable(
  game: GameName,
  way: Way,
  wishes: Wishes,
  info: GameInfo | null,
  names: string[] = [],
): NewTable {
  const players = Math.max(names.length, wishes.seats || usualSeats);
  const clock = clocks[wishes.clock];
  const options = info?.presets.find((preset) => preset.name === wishes.preset)?.options;
  return {
    game,
    players,
    seats: chairs(way, players, names),
    ...(clock ? { clock } : {}),
    ...(options ? { options } : {}),
    public: wishes.public,
    // Who shares a device is away whenever another sits at it: no bot may step in.
    ...(way === 'device' ? { grace: 0 } : {}),
    ...(way === 'now' ? { undo: wishes.undo } : {}),
  };
}

/** In this page where that is possible: the cores of a server are for people on several devices. */
function open(table: NewTable): Promise<OpenedTable> {
  // Others sit or watch at other devices, and the programs of an operator are at the server.
  const isAlone =
    !table.public &&
    table.seats.every(({ kind, level }) =>
      kind === 'bot' ? (levels as readonly string[]).includes(level!) : kind !== 'open',
    );
  return isAlone && hasHouse() && !settings.server
    ? api.openHere(table)
    : api.openThere(table, isAlone);
}

export async function openTable(
  game: GameName,
  way: Way,
  wishes: Wishes,
  info: GameInfo | null,
  names?: string[],
): Promise<HeldTable> {
  const table = newTable(game, way, wishes, info, names);
  return holdOpened(game, await open(table));
}

/**
 * A table to learn at: an arranged match against gentle bots, and the guide beside it. With `step`,
 * it stands at this step of the match, and the reader plays on without the guide.
 */
export async function openToLearn(game: GameName, step?: number): Promise<HeldTable> {
  const course = (await loadCourse(await loadGame(game)))!;
  const record = (await course.script()).default;
  const { players } = JSON.parse(record.slice(0, record.indexOf('\n'))) as { players: number };
  const seats = Array.from({ length: players }, (_, seat): NewSeat => {
    return seat === 0
      ? { kind: 'person', name: settings.name }
      : { kind: 'bot', level: 'beginner' };
  });
  const arranged = { record, played: step ?? course.played };
  const opened = await open({ game, players, seats, coach: true, arranged });
  return holdOpened(game, opened, step === undefined ? firstSteps : undefined);
}
