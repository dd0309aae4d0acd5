// The keys of Justinian's table: digits for tokens, letters for the places of the row.
import { plain, signed } from '../../i18n/translate';
import type { Hotkey } from '../game';
import { keyed } from '../hotkeys';
import type { Desk } from './desk.svelte';
import { faces, type Action } from './kinds';
import { action as words } from './words';

const letters = 'abcdefghijkl';
/** Answers with a key of their own; the others are numbered. */
const own: Partial<Record<Action['type'], string>> = {
  pass: 'p',
  claim: 'y',
  decline: 'n',
  keep: 'k',
};

function placing(desk: Desk): Hotkey[] {
  const { t, view, edition } = desk.props;
  const tokens = faces.flatMap((face, kind) =>
    desk.usable.has(face)
      ? [
          {
            key: String(kind + 1),
            label: t('token_kind', { token: signed(face), count: view.own.hand[kind] ?? 0 }),
            press: () => desk.pointAtToken(face),
          },
        ]
      : [],
  );
  const tiles = view.table.row.flatMap((tile, slot) =>
    desk.openTiles.has(tile)
      ? [
          {
            key: letters[slot]!,
            label: t('tile', { number: tile, name: edition.tile[tile - 1]!.name }),
            press: () => desk.pointAtTile(tile),
          },
        ]
      : [],
  );
  const card = { key: 'm', label: t('phase_card'), press: () => desk.pointAtCard() };
  return [...tokens, ...tiles, ...(desk.openCard ? [card] : [])];
}

export function keysOf(desk: Desk): Hotkey[] {
  const { legal } = desk.props;
  if (!desk.asked) return [];
  const answers = legal
    .filter(({ type }) => type !== 'place' && type !== 'place_on_card')
    .map((action) => ({
      action,
      label: plain(words(action, desk.props)),
      press: () =>
        action.type === 'claim' || action.type === 'decline'
          ? desk.act(action)
          : desk.toggle(action),
    }));
  const named = answers.flatMap(({ action, ...answer }) =>
    own[action.type] ? [{ key: own[action.type]!, ...answer }] : [],
  );
  const others = answers.filter(({ action }) => !own[action.type]);
  const { chosen } = desk;
  const confirm = chosen
    ? [{ key: 'Enter', label: plain(words(chosen, desk.props)), press: () => desk.act(chosen) }]
    : [];
  return [
    ...(desk.placing ? placing(desk) : []),
    ...keyed(others.map(({ label, press }) => ({ label, press }))),
    ...named,
    ...confirm,
  ];
}
