import { expect, test } from 'vitest';
import type { ReadProblem } from '../content/read-entries.ts';
import { readSettings } from './read-settings.ts';
import { ENDED_JOBS_MAX, type Office, type SiteSettings } from './settings.ts';

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
  email_rule: 'simple',
  carousels_autoplay: true,
  idempotent_submissions: false,
  endpoint_call: 'settings/en@1',
};

function read(answer: unknown) {
  const problems: ReadProblem[] = [];
  const settings = readSettings(answer, DEFAULTS, (problem) => problems.push(problem));
  return { settings, places: problems.map(({ at }) => at), problems: problems.map(({ problem }) => problem) };
}

test('what is missing, null or false keeps its default, and nothing is reported', () => {
  for (const answer of [{}, { brand_name: null, offices: false, socials: null, email: false }]) {
    expect(read(answer)).toEqual({ settings: DEFAULTS, places: [], problems: [] });
  }
});

test('an answer that is no object is the defaults, and reported', () => {
  for (const [answer, kind] of [
    [null, 'null'],
    [[], 'a list'],
    ['x', 'string'],
  ]) {
    const problems = [`expected an object, found ${kind}`];
    expect(read(answer)).toEqual({ settings: DEFAULTS, places: ['settings'], problems });
    expect(readSettings(answer, DEFAULTS)).toEqual(DEFAULTS);
  }
});

test('an office that can not be read takes no other with it', () => {
  const { settings, places } = read({
    offices: [{ ...MUNICH, city: undefined }, MUNICH, 'x', { ...MUNICH, time_zone: '' }],
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

test('ended jobs are as many as are remembered; what is no title is left out, and none is nothing', () => {
  const many = Array.from({ length: ENDED_JOBS_MAX + 1 }, (_, at) => `Job ${at}`);
  expect(readSettings({ ended_jobs: [1, '', null, 'Tester'] }, DEFAULTS).ended_jobs).toEqual(['Tester']);
  expect(readSettings({ ended_jobs: many }, DEFAULTS).ended_jobs).toEqual(many.slice(0, -1));
  expect(readSettings({ ended_jobs: {} }, DEFAULTS)).not.toHaveProperty('ended_jobs');
});

test('an empty list is a list; one of which nothing can be read is not', () => {
  expect(read({ offices: [], socials: [] }).settings).toMatchObject({ offices: [], socials: [] });
  const { settings, places } = read({ offices: ['x'], socials: [{ platform: 'gone', url: 'https://x' }] });
  expect(settings).toEqual(DEFAULTS);
  expect(places).toEqual(['settings.socials[0]', 'settings.offices[0]']);
});

test('takes every field that is sent', () => {
  const sent: SiteSettings = {
    brand_name: 'Sent',
    legal_name: 'Sent GmbH',
    claim: 'Sent claim',
    email: 'sent@example.com',
    phone: '2',
    socials: [
      { platform: 'x', url: 'https://x.com/sent' },
      { platform: 'instagram', url: 'https://instagram.com/sent' },
      { platform: 'facebook', url: 'https://facebook.com/sent' },
      { platform: 'xing', url: 'https://xing.com/sent' },
      { platform: 'youtube', url: 'https://youtube.com/sent' },
      { platform: 'pinterest', url: 'https://pinterest.com/sent' },
      { platform: 'github', url: 'https://github.com/sent' },
      { platform: 'linkedin', url: 'https://linkedin.com/sent' },
      { platform: 'shopware', url: 'https://store.shopware.com/sent' },
    ],
    offices: [MUNICH],
    show_language_selector: true,
    phone_rule: 'international',
    email_rule: 'any',
    carousels_autoplay: false,
    idempotent_submissions: true,
    endpoint_call: 'settings/en@2',
  };
  expect(read(sent)).toEqual({ settings: sent, places: [], problems: [] });
  expect(read({ ...sent, phone_rule: 'indian' }).settings.phone_rule).toBe('indian');
});

test.each(['indian', 'international'] as const)('the phone rule may be %s', (phone_rule) => {
  const other = phone_rule === 'indian' ? 'international' : 'indian';
  expect(readSettings({ phone_rule }, { ...DEFAULTS, phone_rule: other }).phone_rule).toBe(phone_rule);
});

test.each(['simple', 'any'] as const)('the e-mail rule may be %s', (email_rule) => {
  const other = email_rule === 'simple' ? 'any' : 'simple';
  expect(readSettings({ email_rule }, { ...DEFAULTS, email_rule: other }).email_rule).toBe(email_rule);
});

test('an office of only a city and a time zone keeps usual hours', () => {
  const { settings, places } = read({ offices: [{ city: ' Pune ', time_zone: 'Asia/Kolkata' }] });
  expect(settings.offices).toEqual([
    {
      code: '',
      city: 'Pune',
      address: '',
      phone: '',
      time_zone: 'Asia/Kolkata',
      opens: '09:00',
      closes: '18:00',
      workdays: [1, 2, 3, 4, 5],
      latitude: 0,
      longitude: 0,
      map_link: '',
      map_embed: '',
    },
  ]);
  expect(places).toEqual([]);
});

test.each([
  [true, true],
  [false, false],
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])('the flag %j is read as %s', (sent, shown) => {
  const defaults = { ...DEFAULTS, show_language_selector: !shown };
  const problems: ReadProblem[] = [];
  const settings = readSettings({ show_language_selector: sent }, defaults, (problem) => problems.push(problem));
  expect([settings.show_language_selector, problems]).toEqual([shown, []]);
});

test.each(['109:00', '09:000', '9:00', '09.00', '', 9])('%j is no time', (opens) => {
  expect(read({ offices: [{ ...MUNICH, opens }] }).settings.offices[0]?.opens).toBe('09:00');
});

test.each([[[0]], [[8]], [[1.5]], [['Monday']], ['1']])('%j are no workdays', (workdays) => {
  expect(read({ offices: [{ ...MUNICH, workdays }] }).settings.offices[0]?.workdays).toEqual([1, 2, 3, 4, 5]);
});

test('the first and the last workday are Monday, 1, and Sunday, 7', () => {
  expect(read({ offices: [{ ...MUNICH, workdays: [1, 7] }] }).settings.offices[0]?.workdays).toEqual([1, 7]);
});

test.each(['x', true, Number.NaN])('%j is no latitude', (latitude) => {
  const { settings, places } = read({ offices: [{ ...MUNICH, latitude }] });
  expect(settings.offices[0]?.latitude).toBe(0);
  expect(places).toEqual(['settings.offices[0].latitude']);
});

test.each(['', ' ', null, false])('a latitude of %j was not set', (latitude) => {
  const { settings, places } = read({ offices: [{ ...MUNICH, latitude }] });
  expect(settings.offices[0]?.latitude).toBe(0);
  expect(places).toEqual([]);
});

test.each([
  [{}, []],
  [[], []],
  [null, DEFAULTS.socials],
])('social profiles that are %j are %j', (socials, read_as) => {
  expect(read({ socials })).toMatchObject({ settings: { socials: read_as }, places: [] });
});

test.each([
  ['show_language_selector', 'perhaps', 'expected true or false, found string'],
  ['phone_rule', 7, 'expected indian or international, found number'],
  ['email_rule', 'strict', 'expected simple or any, found string'],
  ['carousels_autoplay', 'perhaps', 'expected true or false, found string'],
  ['idempotent_submissions', 'perhaps', 'expected true or false, found string'],
  ['endpoint_call', {}, 'expected a text, found object'],
])('a value that %s can not have is reported and replaced: %j', (field, value, problem) => {
  expect(read({ [field]: value })).toEqual({ settings: DEFAULTS, places: [`settings.${field}`], problems: [problem] });
});

test.each([
  [{ platform: 'gone', url: 'https://x.example' }, 'platform: not a known one'],
  [{ platform: 'x' }, 'url: missing'],
])('the social profile %j is left out and reported', (profile, problem) => {
  const { settings, places, problems } = read({ socials: [...DEFAULTS.socials, profile] });
  expect({ socials: settings.socials, places, problems }).toEqual({
    socials: DEFAULTS.socials,
    places: ['settings.socials[1]'],
    problems: [problem],
  });
});

test.each(['brand_name', 'legal_name', 'claim', 'email', 'phone', 'endpoint_call'])('%s may be emptied', (field) => {
  expect(read({ [field]: '' })).toEqual({ settings: { ...DEFAULTS, [field]: '' }, places: [], problems: [] });
});

test.each([
  ['city', ''],
  ['city', ' '],
  ['time_zone', ''],
])('an office whose %s is %j is left out', (field, value) => {
  expect(read({ offices: [MUNICH, { ...MUNICH, [field]: value }] }).settings.offices).toEqual([MUNICH]);
});

test('says what is wrong, and with which field', () => {
  expect(read({ offices: 'x', socials: 1 })).toMatchObject({
    settings: DEFAULTS,
    places: ['settings.socials', 'settings.offices'],
    problems: ['expected a list, found number', 'expected a list, found string'],
  });
  expect(read({ offices: [MUNICH, { ...MUNICH, time_zone: '' }] }).problems).toEqual(['time_zone: missing']);
  expect(read({ brand_name: [] }).problems).toEqual(['expected a text, found a list']);
  expect(read({ brand_name: Number.POSITIVE_INFINITY }).settings.brand_name).toBe('Default');
});
