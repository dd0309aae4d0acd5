// What the reader has chosen so far: a part of an action. All actions in `legal` that match it are
// open; when only one is left, the main button does it.
import { same } from '../../parts/same';
import type { Action, Place, Table } from './kinds';

export interface Choice {
  type: Action['type'];
  level?: number;
  place?: Place;
  strength?: 'printed' | 'eight';
  favour?: string;
  venue?: string;
  visitor?: string;
  seat?: string;
  ticket?: { venue: string; seat: string };
}

export const fits = (action: Action, choice: Choice) =>
  Object.entries(choice).every(
    ([name, value]) => value === undefined || same(value, action[name as never]),
  );
export const candidates = (legal: Action[], choice: Choice | null) =>
  choice ? legal.filter((action) => fits(action, choice)) : [];

/** The only action that matches the choice, if there is exactly one. */
export function chosenAction(legal: Action[], choice: Choice | null): Action | null {
  const left = candidates(legal, choice);
  return left.length === 1 ? left[0]! : null;
}

type Placing = Extract<Action, { type: 'play_merchant' | 'recall_merchant' }>;
export const isPlacement = (action: Action): action is Placing =>
  action.type === 'play_merchant' || action.type === 'recall_merchant';

/** The places that are possible for a choice, independent of the place it names. */
export function placesFor(legal: Action[], choice: Choice | null): Place[] {
  if (choice?.type !== 'play_merchant' && choice?.type !== 'recall_merchant') return [];
  return [
    ...new Set(
      candidates(legal, { ...choice, place: undefined })
        .filter(isPlacement)
        .map((action) => action.place),
    ),
  ];
}

/**
 * Chooses a merchant: from the hand if possible, otherwise one to recall. Keeps the place if
 * possible.
 */
export function pointAt(legal: Action[], level: number, before: Choice | null): Choice | null {
  const type = (['play_merchant', 'recall_merchant'] as const).find(
    (type) => candidates(legal, { type, level }).length > 0,
  );
  if (!type) return null;
  const choice: Choice = { type, level, strength: 'printed' };
  const open = placesFor(legal, choice);
  const place = open.length === 1 ? open[0] : open.find((one) => one === before?.place);
  return { ...choice, place };
}

/** The other strength, if it can be chosen: favour F7. */
export function turned(legal: Action[], choice: Choice): Choice | null {
  const other: Choice = { ...choice, strength: choice.strength === 'eight' ? 'printed' : 'eight' };
  return candidates(legal, other).length > 0 ? other : null;
}

/** The only possible action, where there is no choice to make. */
export function onlyChoice(legal: Action[]): Choice | null {
  return legal.length === 1 ? ({ ...legal[0]! } as Choice) : null;
}

/** The action behind "No" or "Pass". */
export const refusal = (legal: Action[]) =>
  legal.find((action) => action.type === 'pass' || action.type === 'decline') ?? null;

/** Yes-or-no questions: the favour is played or kept. */
export const offer = (legal: Action[], table: Table) =>
  table.stage === 'turn' ? null : (legal.find((action) => action.type === 'use_favour') ?? null);
