// What the coach says about a move; the original that the translations are checked against.
export default {
  points: 'If counted now: {then} points instead of {now}.',
  rises: '{card} rises to {rank}.',
  studied: '{card}: {vis} of {cost} Vis.',
  ready: '{card} has all its Vis and can be activated.',
  then_activate: 'Then activates {card}.',
  then_install: 'Then installs {card}.',
  then_study: 'Keeps Vis for {card}.',
  then_vote: 'Then votes for {space}.',
  then_cast: 'Keeps {card} to cast it.',
  then_play: 'Keeps {card} to play it.',
  then_take: 'Then takes {card} from the row.',
  then_vis: 'Then fetches Vis.',
  then_lay_down: 'Then lays down {card}.',
} as const;
