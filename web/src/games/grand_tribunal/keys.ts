// The keys of Grand Tribunal: letters for the kinds of action, then numbers for what they are done
// with. Where a question has few answers, these are numbered at once.
import { plain } from '../../i18n/translate';
import type { Hotkey } from '../game';
import { keyed } from '../hotkeys';
import type { Desk } from './desk.svelte';
import type { Action } from './kinds';
import { stepOf, type Step } from './reach';
import { say } from './words/say';

export const stepKeys: Record<Step, string> = {
  draw: 'd',
  draw_resource: 'r',
  vote: 'v',
  study: 's',
  cast: 'c',
  play_resource: 'p',
  extract: 'x',
  gather: 'g',
  lay_down: 'l',
  activate: 'a',
  install: 'i',
};

export function keysOf(desk: Desk): Hotkey[] {
  const { t, legal, view } = desk.props;
  if (!desk.asked) return [];
  const label = (action: Action) => plain(say(action, view, desk.props));
  const steps: Hotkey[] = [...desk.steps.keys()].map((step) => ({
    key: stepKeys[step],
    label: t(`k_${step}`),
    press: () => desk.pointAtStep(step, () => ''),
  }));
  const studying = view.table.stage === 'study';
  const answers = legal
    .filter((action) => {
      const step = stepOf(action);
      return desk.steps.size === 0 || step === null || step === desk.step;
    })
    .filter(({ type }) => type !== 'end')
    .map((action) => ({
      label: label(action),
      press: () => (studying ? desk.act(action) : desk.choose(action)),
    }));
  const end = legal.find(({ type }) => type === 'end');
  const { chosen } = desk;
  return [
    ...steps,
    ...keyed(answers, [...(steps.length > 0 ? Object.values(stepKeys) : []), 'e']),
    ...(end ? [{ key: 'e', label: label(end), press: () => desk.choose(end) }] : []),
    ...(chosen ? [{ key: 'Enter', label: label(chosen), press: () => desk.confirm() }] : []),
  ];
}
