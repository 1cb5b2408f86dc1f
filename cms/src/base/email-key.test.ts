import type { Where } from 'payload';
import { expect, test } from 'vitest';
import { emailKey, emailKeyOrEmpty, matchAnySpelling } from './email-key.ts';

const KEY = 'info@xn--mller-kva.example';

test.each([
  ['as it is written', 'info@müller.example'],
  ['capitals outside ASCII', 'INFO@MÜLLER.EXAMPLE'],
  ['a letter and its dots as two characters', 'info@mu\u0308ller.example'],
  ['both', 'Info@MU\u0308LLER.example'],
  ['punycode', 'info@xn--mller-kva.example'],
  ['punycode in capitals', 'info@XN--MLLER-KVA.EXAMPLE'],
  ['what copying brings along', ' \u200binfo@müller.example\u200e\r\n'],
  ['full-width letters', 'info@\uff4düller.example'],
])('%s has the same key', (_spelling, address) => {
  expect(emailKey(address)).toBe(KEY);
});

test('a name before the @ is folded in any script, and another name stays another', () => {
  expect(emailKey('JÜRGEN@example.com')).toBe(emailKey('ju\u0308rgen@example.com'));
  expect(emailKey('ada+1@example.com')).not.toBe(emailKey('ada@example.com'));
  expect(emailKey('a@straße.example')).not.toBe(emailKey('a@strasse.example'));
});

test('what is no address keeps no key, and none is longer than an index takes', () => {
  expect(emailKeyOrEmpty('admin')).toBe('');
  expect(emailKeyOrEmpty('Ada@not a domain')).toBe('ada@not a domain');
  expect(emailKeyOrEmpty(`${'ö'.repeat(9_000)}@example.com`)).toHaveLength(320);
});

test('a filter finds an address by its key, wherever it stands in it, and a part of one', () => {
  const key = (operator: string, value: string) => ({ email_key: { [operator]: value } });
  expect(matchAnySpelling({ email: { equals: 'INFO@MÜLLER.EXAMPLE' } }, 'email')).toEqual({
    or: [{ email: { equals: 'INFO@MÜLLER.EXAMPLE' } }, key('equals', KEY)],
  });
  const search: Where = { or: [{ company: { like: 'MÜLLER' } }, { email: { like: 'MÜLLER' } }] };
  expect(matchAnySpelling({ and: [{ status: { equals: 'new' } }, search] }, 'email')).toEqual({
    and: [
      { status: { equals: 'new' } },
      {
        or: [
          { company: { like: 'MÜLLER' } },
          { or: [{ email: { like: 'MÜLLER' } }, key('like', 'müller'), key('like', 'xn--mller-kva')] },
        ],
      },
    ],
  });
  expect(matchAnySpelling({ status: { equals: 'new' }, email: { exists: true } }, 'email')).toEqual({
    and: [{ status: { equals: 'new' } }, { or: [{ email: { exists: true } }] }],
  });
});
