import { describe, expect, test } from 'vitest';
import { emptyCard, emptySection, type ReadProblem, readCard, readEntries } from './read-entries.ts';

function read(answer: unknown) {
  const problems: ReadProblem[] = [];
  return { entries: readEntries(answer, (problem) => problems.push(problem)), problems };
}

const sectionOf = (section: unknown) => {
  const { entries, problems } = read([{ title: 'Home', meta: [section] }]);
  return { section: entries[0]?.meta[0], problems };
};

test('§3 §7 an entry has the fields of the specification; what was not sent is empty', () => {
  const { entries, problems } = read([{ title: 'Home', meta: [{ component_name: 'Banner' }], endpoint_call: 'x@1' }]);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ title: 'Home', endpoint_call: 'x@1' });
  expect(entries[0]?.seo).toEqual({ title: '', description: '', image: '' });
  expect(entries[0]?.meta[0]).toEqual({
    component_name: 'Banner',
    id: '',
    layout: '',
    tone: '',
    main_title: '',
    sub_title: '',
    description: '',
    bg_image: '',
    com_image: '',
    html_field: '',
    button_one_text: '',
    button_one_link: '',
    button_two_text: '',
    button_two_link: '',
    card_components: [],
    window: null,
    bg_image_set: null,
    com_image_set: null,
    offices: [],
  });
  expect(problems).toEqual([]);
});

test('the offices of a contact map are read as those of the settings; one that can not be shown is left out', () => {
  const pune = { city: 'Pune', time_zone: 'Asia/Kolkata', latitude: '18.5', phone: 91 };
  const { section, problems } = sectionOf({
    offices: { 2: pune, 4: { time_zone: 'Asia/Kolkata' }, 5: { city: 'Oslo' } },
  });
  expect(section?.offices).toMatchObject([
    { city: 'Pune', phone: '91', opens: '09:00', latitude: 18.5 },
    { city: 'Oslo', time_zone: '' },
  ]);
  expect(problems).toEqual([{ at: 'entry "Home".meta[0].offices[1]', problem: 'city: missing' }]);
});

describe('lists', () => {
  test('end after as many items as no page has', () => {
    const { entries, problems } = read([{ title: 'Home', meta: Array.from({ length: 20_001 }, () => ({})) }]);
    expect(entries[0]?.meta).toHaveLength(20_000);
    expect(problems).toEqual([{ at: 'entry "Home".meta', problem: 'all but the first 20000 items' }]);
    expect(read([{ title: 'Home', meta: Array.from({ length: 20_000 }, () => ({})) }]).problems).toEqual([]);
  });

  test('may be objects', () => {
    const { entries, problems } = read({
      3: { title: 'Home', meta: { a: { component_name: 'Banner' }, b: { component_name: 'Faq' } } },
    });
    expect(entries[0]?.meta.map((section) => section.component_name)).toEqual(['Banner', 'Faq']);
    expect(problems).toEqual([]);
  });

  test.each([[null], [false], [''], [undefined]])('may be %s', (nothing) => {
    expect(read(nothing)).toEqual({ entries: [], problems: [] });
    expect(read([{ title: 'Home', meta: nothing }])).toMatchObject({ entries: [{ meta: [] }], problems: [] });
    expect(sectionOf({ card_components: nothing })).toMatchObject({ section: { card_components: [] }, problems: [] });
  });

  test.each([
    ['text', 'string'],
    [7, 'number'],
    [true, 'boolean'],
  ])('that are %s are dropped and reported', (list, kind) => {
    expect(read([{ title: 'Home', meta: list }])).toMatchObject({
      entries: [{ meta: [] }],
      problems: [{ at: 'entry "Home".meta', problem: `expected a list, found ${kind}` }],
    });
  });

  test('lose what is no object in them, one report each', () => {
    const { section, problems } = sectionOf({ card_components: [null, { title: 'A' }, 'b', []] });
    expect(section?.card_components.map(({ title }) => title)).toEqual(['A']);
    expect(problems).toEqual([
      { at: 'entry "Home".meta[0].card_components[0]', problem: 'expected an object, found null' },
      { at: 'entry "Home".meta[0].card_components[2]', problem: 'expected an object, found string' },
      { at: 'entry "Home".meta[0].card_components[3]', problem: 'expected an object, found a list' },
    ]);
  });
});

describe('texts', () => {
  test.each([
    [2015, '2015'],
    [0, '0'],
    [null, ''],
    [false, ''],
    ['', ''],
  ])('%s is read as "%s"', (sent, text) => {
    const { section, problems } = sectionOf({ main_title: sent });
    expect(section?.main_title).toBe(text);
    expect(problems).toEqual([]);
  });

  test.each([
    [true, 'boolean'],
    [{}, 'object'],
    [[], 'a list'],
    [Number.NaN, 'number'],
  ])('%s is dropped and reported', (sent, kind) => {
    const { section, problems } = sectionOf({ main_title: sent });
    expect(section?.main_title).toBe('');
    expect(problems).toEqual([{ at: 'entry "Home".meta[0].main_title', problem: `expected a text, found ${kind}` }]);
  });

  test('an entry without a title is named by its place', () => {
    expect(read([{ title: 'A' }, { seo: { title: [] } }]).problems).toEqual([
      { at: 'answer[1].seo.title', problem: 'expected a text, found a list' },
    ]);
  });
});

test.each(['paper', 'paper-2', 'petrol', 'ink', 'marigold', 'mist'])('a section may stand on %s', (tone) => {
  expect(sectionOf({ tone }).section?.tone).toBe(tone);
});

test.each(['pink', 'Petrol', '', undefined])(
  'where a section that is to stand on %j stands, the site chooses',
  (tone) => {
    expect(sectionOf({ tone }).section?.tone).toBe('');
  },
);

describe('image sets', () => {
  const source = { url: '/uploads/a.avif', type: 'image/avif', width: 400 };

  test('take numbers as texts, and the middle as focal point', () => {
    const { section } = sectionOf({
      bg_image_set: {
        width: '1600',
        height: ' 900 ',
        sources: [{ ...source, width: '400' }],
        tall: { 0: source },
        wide: [source],
        moving: '/uploads/a.svg',
      },
      com_image_set: { width: 'wide', height: '', focal_x: '10', focal_y: 0, alt: 'A', sources: null },
    });
    expect(section?.bg_image_set).toEqual({
      width: 1600,
      height: 900,
      alt: '',
      focal_x: 50,
      focal_y: 50,
      sources: [source],
      tall: [source],
      wide: [source],
      moving: '/uploads/a.svg',
    });
    expect(section?.com_image_set).toEqual({
      width: 0,
      height: 0,
      alt: 'A',
      focal_x: 10,
      focal_y: 0,
      sources: [],
      tall: [],
      wide: [],
      moving: '',
    });
  });

  test.each([
    [{ ...source, url: '' }],
    [{ ...source, type: '' }],
    [{ ...source, width: 0 }],
    [{ ...source, width: 'x' }],
  ])('leave out the unusable source %o', (broken) => {
    expect(sectionOf({ bg_image_set: { sources: [broken, source] } }).section?.bg_image_set?.sources).toEqual([source]);
  });

  test.each([[null], [false], [''], [[]]])('that are %s are none', (none) => {
    expect(sectionOf({ bg_image_set: none })).toMatchObject({ section: { bg_image_set: null }, problems: [] });
  });
});

describe('what stands by itself in a record', () => {
  const report = (fields: object) => read([{ title: 'Home', meta: [fields] }]).problems;

  test.each([
    ['width', { width: 'wide' }, 'string'],
    ['height', { height: true }, 'boolean'],
    ['focal_x', { focal_x: [] }, 'a list'],
    ['focal_y', { focal_y: {} }, 'object'],
    ['sources[0].width', { sources: [{ width: 'x' }] }, 'string'],
  ])('§3 a number that is none is reported: %s', (field, set, kind) => {
    expect(report({ com_image_set: set })).toEqual([
      { at: `entry "Home".meta[0].com_image_set.${field}`, problem: `expected a number, found ${kind}` },
    ]);
  });

  test.each([[''], [' '], [null], [false], [undefined], [0], [' 7 ']])('%j is a number, or nothing', (sent) => {
    expect(report({ com_image_set: { width: sent } })).toEqual([]);
  });

  test.each([
    ['wide', 'string'],
    [true, 'boolean'],
    [['a'], 'a list'],
  ])('§3 an image set and SEO texts that are %j are dropped and reported', (sent, kind) => {
    const problem = `expected an object, found ${kind}`;
    expect(report({ bg_image_set: sent })).toEqual([{ at: 'entry "Home".meta[0].bg_image_set', problem }]);
    expect(read([{ title: 'Home', seo: sent }]).problems).toEqual([{ at: 'entry "Home".seo', problem }]);
  });

  test.each([[null], [false], [''], [[]], [undefined]])('SEO texts that are %j are none', (nothing) => {
    expect(read([{ title: 'Home', seo: nothing }]).problems).toEqual([]);
  });
});

test.each([[null], ['card'], [[]], [undefined]])('%s is no card', (value) => {
  expect(readCard(value)).toBeNull();
});

test('reads a single card', () => {
  expect(readCard({ title: 'A', houres: 40, salary: '1', unknown: 1 })).toMatchObject({
    title: 'A',
    houres: '40',
    salary: '1',
    image_set: null,
  });
  expect(readCard({ unknown: 1 })).not.toHaveProperty('unknown');
});

test('§3 a card and a review card have the fields of the specification', () => {
  const sent = Object.fromEntries(
    [
      ...[
        'title',
        'description',
        'image',
        'link',
        'button_text',
        'button_link',
        'pro_category',
        'location',
        'job_type',
      ],
      ...['detail_desc', 'html_field', 'houres', 'category', 'date', 'name', 'location_company', 'review'],
    ].map((field) => [field, `the ${field}`]),
  );
  expect(readCard(sent)).toEqual({ ...sent, id: '', logo: '', salary: '', image_set: null, project: null });
});

test('reads what a section has that the specification does not name', () => {
  const added = { component_name: 'Banner', id: 'top', layout: 'wide' };
  expect(sectionOf(added).section).toMatchObject(added);
});

test('reads a project’s parts with its card', () => {
  expect(readCard({ project: { link: '/projects/a' } })?.project?.link).toBe('/projects/a');
});

test('reads what a job and a client add to a card', () => {
  const added = { id: '7', logo: '/uploads/a.svg', salary: '1' };
  expect(readCard(added)).toMatchObject(added);
  expect(readCard({})).toMatchObject({ id: '', logo: '', salary: '', project: null });
});

test('reports every field by its place', () => {
  const broken: unknown[] = [];
  const image = { alt: broken, sources: [{ url: broken, type: broken, width: 1 }] };
  const { problems } = read([
    { title: broken },
    {
      title: 'Home',
      endpoint_call: broken,
      seo: { title: broken, description: broken, image: broken },
      meta: [
        {
          tone: broken,
          bg_image_set: image,
          com_image_set: { sources: 'none' },
          card_components: [{ title: broken, logo: broken, image_set: { alt: broken } }],
        },
      ],
    },
  ]);
  const section = 'entry "Home".meta[0]';
  expect(problems.map(({ at }) => at).toSorted()).toEqual(
    [
      'answer[0].title',
      'entry "Home".endpoint_call',
      'entry "Home".seo.title',
      'entry "Home".seo.description',
      'entry "Home".seo.image',
      `${section}.tone`,
      `${section}.bg_image_set.alt`,
      `${section}.bg_image_set.sources[0].url`,
      `${section}.bg_image_set.sources[0].type`,
      `${section}.com_image_set.sources`,
      `${section}.card_components[0].title`,
      `${section}.card_components[0].logo`,
      `${section}.card_components[0].image_set.alt`,
    ].toSorted(),
  );
});

test.each([
  ['', 50],
  [' ', 50],
  [true, 50],
  [null, 50],
  [Number.POSITIVE_INFINITY, 50],
  ['0', 0],
])('the focal point %j is read as %i', (sent, focal) => {
  expect(sectionOf({ bg_image_set: { focal_x: sent, focal_y: sent } }).section?.bg_image_set).toMatchObject({
    focal_x: focal,
    focal_y: focal,
  });
});

test('a text is no number that is none', () => {
  expect(sectionOf({ main_title: Number.POSITIVE_INFINITY })).toMatchObject({
    section: { main_title: '' },
    problems: [{ problem: 'expected a text, found number' }],
  });
});

test('a text has whole characters only', () => {
  expect(sectionOf({ main_title: 'a\ud83d b\udc00 \ud83d\udea2' }).section?.main_title).toBe(
    'a\ufffd b\ufffd \ud83d\udea2',
  );
});

test('an empty card and an empty section have every field, and nothing in it', () => {
  expect(emptyCard()).toEqual(readCard({}));
  expect(emptyCard()).toMatchObject({ title: '', image_set: null, project: null });
  expect(emptySection()).toMatchObject({ component_name: '', main_title: '', card_components: [], offices: [] });
});

test('a card says for search engines what was written, and does not even name it where nothing was', () => {
  expect(readCard({ seo: { title: 'Of A', image: 7 } })?.seo).toEqual({ title: 'Of A', description: '', image: '7' });
  for (const seo of [undefined, null, [], 'A', { title: '' }]) expect(readCard({ seo })).not.toHaveProperty('seo');
});

const FREE = { name: 'Summer', paths: { en: '/campaigns/summer', de: '/kampagnen/sommer' }, plain: true };

test('a page at an address of its own says what it is called and where it is in each language', () => {
  const { entries, problems } = read([{ title: 'campaigns/summer', free: { ...FREE, plain: '1' } }]);
  expect(entries[0]?.free).toEqual(FREE);
  expect(problems).toEqual([]);
});

test.each([
  { en: '/campaigns/summer' },
  { en: '/campaigns/summer', de: 'https://evil.example/' },
  { en: '/admin', de: '/x' },
  { en: '//evil.example', de: '/x' },
])('a page with the addresses %j is read without them', (paths) => {
  const { entries, problems } = read([{ title: 'campaigns/summer', free: { ...FREE, paths } }]);
  expect(entries[0]).not.toHaveProperty('free');
  expect(problems).toEqual([{ at: 'entry "campaigns/summer".free', problem: 'paths: missing' }]);
});

test('of sections with one id the first has it', () => {
  const { entries } = read([{ title: 'Home', meta: [{ id: 'a' }, { id: '' }, { id: 'a' }, { id: 'b' }, {}] }]);
  expect(entries[0]?.meta.map(({ id }) => id)).toEqual(['a', '', '', 'b', '']);
});

test('a card says the language that it is written in, if that is one of the site’s', () => {
  const reports: string[] = [];
  const cards = [{ title: 'A', written_in: 'de' }, { title: 'B' }, { title: 'C', written_in: 'fr' }];
  const [entry] = readEntries([{ title: 'P', meta: [{ component_name: 'News', card_components: cards }] }], (problem) =>
    reports.push(JSON.stringify(problem)),
  );
  const [german, own, foreign] = entry?.meta[0]?.card_components ?? [];
  expect(german?.written_in).toBe('de');
  for (const card of [own, foreign]) expect(card).not.toHaveProperty('written_in');
  expect(reports.join()).toContain('“fr”');
});
