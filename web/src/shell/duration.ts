// How long a match took, in the largest unit that says enough.
import type { Language } from '../i18n/messages';
import { once } from '../i18n/translate';

const units = { minute: 60, hour: 3600, day: 86_400 };
type Unit = keyof typeof units;
const formatter = (unit: Unit) =>
  once(
    (language) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 0,
      }),
  );
const formatters = {
  minute: formatter('minute'),
  hour: formatter('hour'),
  day: formatter('day'),
} satisfies Record<Unit, unknown>;

export function duration(seconds: number, language: Language): string {
  const unit: Unit =
    seconds < 100 * units.minute ? 'minute' : seconds < 36 * units.hour ? 'hour' : 'day';
  return formatters[unit](language).format(Math.max(1, seconds / units[unit]));
}
