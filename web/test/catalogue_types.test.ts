// The compiler must reject a translation with a missing key, an extra key, or other placeholders.
import { expect, test } from 'vitest';
import { translation } from '../src/i18n/messages';
import { signed, translator } from '../src/i18n/translate';

const en = {
  hello: 'Hello {name}',
  plain: 'Plain',
  tokens: { one: '{count} token of {who}', other: '{count} tokens of {who}' },
} as const;

const it = translation<typeof en>()({
  hello: 'Ciao {name}',
  plain: 'Semplice',
  tokens: { one: '{count} segnalino di {who}', other: '{count} segnalini di {who}' },
});

const hello = 'Ciao {name}';
const plain = 'a';
const tokens = { one: '{who}', other: '{count} {who}' } as const;
const more = 'x';
// @ts-expect-error: a key is missing
translation<typeof en>()({ hello, tokens });
// @ts-expect-error: a key too many
translation<typeof en>()({ hello, plain, tokens, more });
// @ts-expect-error: another placeholder
translation<typeof en>()({ hello: 'Ciao {nome}', plain, tokens });
// @ts-expect-error: a placeholder is missing
translation<typeof en>()({ hello: 'Ciao', plain, tokens });
// @ts-expect-error: no plural forms
translation<typeof en>()({ hello, plain, tokens: '{count} {who}' });

translation<typeof en>()({ hello, plain, tokens }); // and this one is right

test('a message takes its arguments', () => {
  const t = translator<typeof en>('it', it);
  expect(t('hello', { name: 'Ada' })).toBe('Ciao Ada');
  expect(t('plain')).toBe('Semplice');
  expect(t.parts('hello', { name: 'Ada' })).toEqual(['Ciao ', { name: 'name', text: 'Ada' }]);
});

test('a plural follows the number and the language', () => {
  const t = translator<typeof en>('it', it);
  expect(t('tokens', { count: 1, who: 'Ada' })).toBe('1 segnalino di Ada');
  expect(t('tokens', { count: 0, who: 'Ada' })).toBe('0 segnalini di Ada');
});

test('numbers show a true minus sign', () => {
  expect(signed(-3)).toBe('−3');
  expect(signed(2)).toBe('+2');
  expect(translator<typeof en>('en', en)('tokens', { count: -3, who: 'Ada' })).toBe(
    '−3 tokens of Ada',
  );
});
