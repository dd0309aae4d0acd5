// What the legal list leaves open for the token in the reader's hand (null: none is chosen yet).
import type { Action } from './kinds';

const fits = (token: number | null, used: number) => token === null || used === token;

export const typesOf = (legal: Action[]) => new Set(legal.map((action) => action.type));

/** Tiles on which the token may be placed. */
export const tilesFor = (legal: Action[], token: number | null) =>
  new Set(
    legal.flatMap((action) =>
      action.type === 'place' && fits(token, action.token) ? [action.tile] : [],
    ),
  );

/** True if the token may go to the phase card. */
export const cardIsOpen = (legal: Action[], token: number | null) =>
  legal.some((action) => action.type === 'place_on_card' && fits(token, action.token));

/** Tokens that may be placed somewhere. */
export const usableTokens = (legal: Action[]) =>
  new Set(
    legal.flatMap((action) =>
      action.type === 'place' || action.type === 'place_on_card' ? [action.token] : [],
    ),
  );

/** The action that puts the token there. */
export const placement = (
  legal: Action[],
  token: number | null,
  place: number | 'card' | null,
): Action | null =>
  legal.find((action) =>
    place === 'card'
      ? action.type === 'place_on_card' && action.token === token
      : action.type === 'place' && action.token === token && action.tile === place,
  ) ?? null;
