import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { MAIL_KIND_NAMES, MAIL_KINDS } from './mail-kinds.ts';
import { STANDARD_TEXTS } from './standard-texts.ts';
import { checkMailText } from './text-checks.ts';

const asked = (language: string) => ({ req: { i18n: { language } } });

test('every kind of mail has texts that an editor could save', () => {
  expect(Object.keys(MAIL_KINDS).toSorted()).toEqual(MAIL_KIND_NAMES.toSorted());
  for (const kind of MAIL_KIND_NAMES) {
    const check = checkMailText(MAIL_KINDS[kind].placeholders);
    for (const language of LANGUAGES) {
      const { subject, text } = STANDARD_TEXTS[kind][language];
      expect([check(subject, asked('en')), check(text, asked('en'))], `${kind}, ${language}`).toEqual([true, true]);
    }
  }
});

test('what follows a greeting begins with a capital letter in English, and with a small one in German', () => {
  for (const kind of MAIL_KIND_NAMES) {
    const { en, de } = STANDARD_TEXTS[kind];
    expect(en.text.split(/\n+/)[1], kind).toMatch(/^\p{Lu}|^\{/u);
    if (de.text.split('\n')[0]?.endsWith(',')) expect(de.text.split(/\n+/)[1], kind).toMatch(/^\p{Ll}/u);
  }
});

test('what a mail does not know is refused in the language of the admin', () => {
  const check = checkMailText(['brand', 'link']);
  expect(check('{brand} {nmae}', asked('en'))).toBe('This e-mail has no placeholder {nmae}. Available: {brand} {link}');
  expect(check('{nmae}', asked('de'))).toContain('Den Platzhalter {nmae} gibt es in dieser E-Mail nicht');
  for (const text of ['{brand', 'brand}', '{{brand}}', '{brand\n}'])
    expect(check(text, asked('de')), text).toBe(
      'Zu einer geschweiften Klammer fehlt die andere. Platzhalter stehen in zweien: {brand} {link}',
    );
  expect(check('  ', asked('de'))).toBe('Bitte schreiben Sie hier etwas.');
  expect(check('{brand}', asked('de'))).toBe(true);
});
