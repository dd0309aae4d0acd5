// The keys of Circus Maximus: digits for merchants, the first letters of the places, numbers for
// what is on offer.
import { plain } from '../../i18n/translate';
import type { Hotkey } from '../game';
import { keyed } from '../hotkeys';
import { isPlacement } from './choice';
import type { Desk } from './desk.svelte';
import { levels, type Action, type Place } from './kinds';
import { actionWords } from './words';

export const placeKeys: Record<Place, string> = {
  villa: 'v',
  forum: 'f',
  circus_maximus: 'c',
  colosseum: 'o',
  theatre_of_pompey: 't',
};

export function keysOf(desk: Desk): Hotkey[] {
  const { t, legal, view } = desk.props;
  if (!desk.asked) return [];
  const label = (action: Action) => plain(actionWords(action, view, desk.props));
  const merchants: Hotkey[] = levels
    .filter((level) => desk.levelOpen(level))
    .map((level) => ({
      key: String(level),
      label: t('merchant_number', { level }),
      press: () => desk.pointAt(level),
    }));
  const places: Hotkey[] = desk.open.map((place) => ({
    key: placeKeys[place],
    label: t(place),
    press: () => desk.pointAtPlace(place),
  }));
  const others = legal
    .filter((action) => !isPlacement(action) && action !== desk.refusal)
    .map((action) => ({ label: label(action), press: () => desk.set({ ...action }) }));
  const taken = [...Object.values(placeKeys), 'p', ...(merchants.length > 0 ? '123456789' : '')];
  const { refusal, chosen } = desk;
  return [
    ...merchants,
    ...places,
    ...keyed(others, taken),
    ...(refusal ? [{ key: 'p', label: label(refusal), press: () => desk.pass() }] : []),
    ...(chosen ? [{ key: 'Enter', label: label(chosen), press: () => desk.do(chosen) }] : []),
  ];
}
