import { expect, test } from 'vitest';
import type { ReadProblem } from './content/read-entries.ts';
import { readSettings } from './read-settings.ts';
import type { Office, SiteSettings } from './settings.ts';

const MUNICH: Office = {
  code: 'MUC',
  city: 'Munich',
  address: 'Lindenhof 12',
  phone: '+49 89 99998 120',
  time_zone: 'Europe/Berlin',
  opens: '08:00',
  closes: '17:00',
  workdays: [1, 2, 3],
  latitude: 48.1372,
  longitude: 11.5756,
  map_link: 'https://maps.example/link',
  map_embed: 'https://maps.example/embed',
};

const DEFAULTS: SiteSettings = {
  brand_name: 'Default',
  legal_name: 'Default GmbH',
  claim: 'Claim',
  email: 'default@example.com',
  phone: '1',
  socials: [{ platform: 'github', url: 'https://github.com/default' }],
  offices: [{ ...MUNICH, city: 'Default' }],
  show_language_selector: false,
  phone_rule: 'indian',
  endpoint_call: '',
};

function read(answer: unknown): { readonly settings: SiteSettings; readonly places: readonly string[] } {
  const problems: ReadProblem[] = [];
  const settings = readSettings(answer, DEFAULTS, (problem) => problems.push(problem));
  return { settings, places: problems.map(({ at }) => at) };
}

test('what is missing, null or false keeps its default, and nothing is reported', () => {
  for (const answer of [{}, { brand_name: null, offices: false, socials: null, email: false }]) {
    expect(read(answer)).toEqual({ settings: DEFAULTS, places: [] });
  }
});

test('an answer that is no object is the defaults, and reported', () => {
  for (const answer of [null, [], 'x']) expect(read(answer)).toEqual({ settings: DEFAULTS, places: ['settings'] });
});

test('an office that can not be read takes no other with it', () => {
  const { settings, places } = read({
    offices: [{ ...MUNICH, city: undefined }, MUNICH, 'x', { ...MUNICH, time_zone: 'Nowhere/City' }],
  });
  expect(settings.offices).toEqual([MUNICH]);
  expect(places).toEqual(['settings.offices[0]', 'settings.offices[2]', 'settings.offices[3]']);
});

test('numbers may be texts, texts numbers, and a list an object', () => {
  const { settings, places } = read({
    phone: 4989,
    show_language_selector: '1',
    offices: { 3: { ...MUNICH, latitude: '48.1372', longitude: ' 11.5756 ', workdays: ['1', 2, '3'] } },
  });
  expect(settings).toMatchObject({ phone: '4989', show_language_selector: true, offices: [MUNICH] });
  expect(places).toEqual([]);
});

test('an unreadable field of an office is reported and replaced', () => {
  const { settings, places } = read({
    offices: [{ ...MUNICH, latitude: 'north', opens: '9 am', workdays: [8], phone: undefined }],
  });
  expect(settings.offices).toEqual([{ ...MUNICH, latitude: 0, opens: '09:00', workdays: [1, 2, 3, 4, 5], phone: '' }]);
  expect(places).toEqual(['opens', 'workdays', 'latitude'].map((field) => `settings.offices[0].${field}`));
});

test('an empty list is a list; one of which nothing can be read is not', () => {
  expect(read({ offices: [], socials: [] }).settings).toMatchObject({ offices: [], socials: [] });
  const { settings, places } = read({ offices: ['x'], socials: [{ platform: 'gone', url: 'https://x' }] });
  expect(settings).toEqual(DEFAULTS);
  expect(places).toEqual(['settings.socials[0]', 'settings.offices[0]']);
});
