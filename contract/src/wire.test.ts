import { expect, test } from 'vitest';
import { APPLICATION_FIELDS } from './forms/application.ts';
import { CONTACT_FIELDS } from './forms/contact.ts';
import { HONEYPOT_FIELD } from './forms/honeypot.ts';
import { isPageKey, PAGE_KEYS } from './pages/page-keys.ts';
import { pageAt } from './pages/page-table.ts';
import { PAGES } from './pages/pages.ts';
import {
  APPLICATION_PATH,
  CHANGES_PATH,
  CONTACT_PATH,
  DEFAULT_TOKEN,
  IDEMPOTENCY_HEADER,
  listPath,
  METRICS_PATH,
  NO_ANSWER_CODES,
  redirectsPath,
  SECURE_HEADER,
  settingsPath,
  WIRE_ROOT,
} from './wire.ts';

const OF_THE_SPECIFICATION = [
  ...['client', 'homepage', 'products', 'ecommerce', 'service', 'contactus'],
  ...['aboutus', 'projects', 'career', 'blog', 'review'],
];

test.each([...OF_THE_SPECIFICATION, 'legal', 'news', 'page'])(
  '§7 the list of %s has an address for each language',
  (key) => {
    if (!isPageKey(key)) throw new Error(`${key} is no page key`);
    expect(listPath(key, 'en')).toBe(`/wp-json/bc/v1/${key}`);
    expect(listPath(key, 'de')).toBe(`/wp-json/bc/v1/${key}/de`);
  },
);

test('§7 no other list can be asked for', () => {
  expect(PAGE_KEYS).toHaveLength(OF_THE_SPECIFICATION.length + 3);
  expect(['Blog', 'settings', '', null].filter(isPageKey)).toEqual([]);
});

test('the settings have an address for each language', () => {
  expect(settingsPath('en')).toBe('/wp-json/bc/v1/settings');
  expect(settingsPath('de')).toBe('/wp-json/bc/v1/settings/de');
});

test('the old addresses have an address for each language', () => {
  expect(redirectsPath('en')).toBe('/wp-json/bc/v1/redirects');
  expect(redirectsPath('de')).toBe('/wp-json/bc/v1/redirects/de');
});

test('§7 no call stands in the way of another, and all begin at the same place', () => {
  const calls = [
    ...[CONTACT_PATH, APPLICATION_PATH, CHANGES_PATH],
    ...(['en', 'de'] as const).flatMap((language) => [
      settingsPath(language),
      redirectsPath(language),
      ...PAGE_KEYS.map((key) => listPath(key, language)),
    ]),
  ];
  expect(calls.filter((path) => !path.startsWith('/wp-json/bc/v1/'))).toEqual([]);
  expect(new Set(calls).size).toBe(calls.length);
});

test('§7 a request can carry the token in its header, and the key of a submission in another', () => {
  const headers = new Headers({ [SECURE_HEADER]: DEFAULT_TOKEN, [IDEMPOTENCY_HEADER]: 'k-1' });
  expect(headers.get(SECURE_HEADER)).toBeTruthy();
  expect(headers.get(IDEMPOTENCY_HEADER)).toBe('k-1');
});

test('what is counted is told at an address that is no page and no call', () => {
  expect(METRICS_PATH).toMatch(/^\/[a-z]/);
  expect(pageAt(METRICS_PATH).page).toBe(PAGES.free);
  expect(METRICS_PATH.startsWith(WIRE_ROOT)).toBe(false);
});

test('the field that only programs fill in is none of a form’s own, and has a name', () => {
  const taken: readonly string[] = ['', ...CONTACT_FIELDS, ...APPLICATION_FIELDS];
  expect(taken).not.toContain(HONEYPOT_FIELD);
});

test('our own errors for a backend without an answer can be told apart by their codes', () => {
  const { unreachable, broken, crowded, slow } = NO_ANSWER_CODES;
  const codes: readonly string[] = [unreachable, broken, crowded, slow];
  for (const code of codes) expect(code).toMatch(/^[a-z_]+$/);
  expect(new Set(codes).size).toBe(4);
});
