import { type ReadProblem, readEntries } from '@kontorwerk/contract/content/read-entries';
import { PLAIN } from '@kontorwerk/contract/wordpress/text-format';
import { expect, it } from 'vitest';
import { CONTENT_LIMITS } from '../base/limits.ts';
import { createNormaliser } from './entry-normaliser.ts';

const origins = { backendUrl: 'http://127.0.0.1:3001', publicUrl: 'https://www.example' };

const ignore = () => undefined;

const ANSWER = [
  {
    title: 'Home',
    meta: [
      {
        component_name: 'ImageContent',
        description: '<b>stays a text</b>',
        html_field: '<p onclick="x()">a <a href="/projects">b</a></p>',
        com_image: 'http://127.0.0.1:3001/uploads/a.avif',
        button_one_link: 'javascript:x()',
        com_image_set: {
          width: 10,
          height: 10,
          alt: '',
          sources: [{ url: 'http://127.0.0.1:3001/uploads/a.avif', type: 'image/avif', width: 10 }],
        },
        card_components: [
          {
            title: 'c',
            html_field: '<script>x()</script>d',
            link: 'data:text/html,x',
            image: 'http://127.0.0.1:3001/uploads/e.svg',
          },
        ],
      },
    ],
    seo: { image: 'http://127.0.0.1:3001/uploads/f.jpg' },
  },
];

it('cleans every HTML field and every address of an entry, and says what it drops', async () => {
  const problems: ReadProblem[] = [];
  const report = (problem: ReadProblem) => problems.push(problem);
  const [home] = await createNormaliser('de', origins)(readEntries(ANSWER, report), report);
  const [section] = home?.meta ?? [];
  expect(section).toMatchObject({
    description: '<b>stays a text</b>',
    html_field: '<p>a <a href="/de/projects">b</a></p>',
    com_image: '/uploads/a.avif',
    button_one_link: '',
    com_image_set: { sources: [{ url: '/uploads/a.avif' }] },
    card_components: [{ html_field: 'd', link: '', image: '/uploads/e.svg' }],
  });
  expect(home?.seo.image).toBe('/uploads/f.jpg');
  expect(problems.map(({ at }) => at)).toEqual([
    'entry "Home".meta[0].button_one_link',
    'entry "Home".meta[0].card_components[0].link',
  ]);
});

it('leaves the HTML of our own CMS as it is, and settles that of others', async () => {
  const html_field = '<p>https://youtu.be/aqz-KE-bpKQ</p><p></p><p>a</p>';
  const entry = { title: 'Home', meta: [{ component_name: 'ImageContent', html_field }] };
  const read = readEntries([entry], ignore);
  const shown = await createNormaliser('en', origins)([...read.map((own) => ({ ...own, ...PLAIN })), ...read], ignore);
  expect(shown.map(({ meta }) => meta[0]?.html_field)).toEqual([
    html_field,
    '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener">Video on YouTube</a></p><p>a</p>',
  ]);
});

it('lets the cards of services lead to their own pages instead of to those of a WordPress', async () => {
  const card = (link: string, html_field = '<p>a</p>') => ({ title: 'A', link, html_field });
  const cards = [
    card('https://cms.example/service/a/'),
    card('https://cms.example/services/a/'),
    card('https://cms.example/service/a/', ''),
    card('https://other.example/service/a/'),
  ];
  const answer = [{ title: 'Home', meta: [{ component_name: 'ServicesGrid', card_components: cards }] }];
  const normalise = createNormaliser('en', { ...origins, backendUrl: 'https://cms.example' });
  const [home] = await normalise(readEntries(answer, ignore), ignore);
  expect(home?.meta[0]?.card_components.map(({ link }) => link)).toEqual([
    '',
    '/services/a',
    'https://cms.example/service/a/',
    'https://other.example/service/a/',
  ]);
});

it('cleans the addresses of the same picture in other shapes, and leaves out those that are not allowed', async () => {
  const source = (url: string) => ({ url, type: 'image/avif', width: 10 });
  const set = {
    sources: [source('/uploads/a.avif')],
    tall: [source('javascript:x()'), source('http://127.0.0.1:3001/uploads/tall.avif')],
    wide: [source('http://127.0.0.1:3001/uploads/wide.avif'), source('data:text/html,x')],
    moving: 'http://127.0.0.1:3001/uploads/moving.svg',
  };
  const answer = [{ title: 'Home', meta: [{ component_name: 'ImageContent', com_image_set: set }] }];
  const problems: ReadProblem[] = [];
  const report = (problem: ReadProblem) => problems.push(problem);
  const [home] = await createNormaliser('en', origins)(
    readEntries(answer, () => {}),
    report,
  );
  expect(home?.meta[0]?.com_image_set).toMatchObject({
    tall: [{ url: '/uploads/tall.avif' }],
    wide: [{ url: '/uploads/wide.avif' }],
    moving: '/uploads/moving.svg',
  });
  expect(problems.map(({ at }) => at)).toEqual([
    'entry "Home".meta[0].com_image_set.tall',
    'entry "Home".meta[0].com_image_set.wide',
  ]);
});

it("cleans a project's parts and the addresses of a map's offices", async () => {
  const picture = { image: 'http://127.0.0.1:3001/uploads/a.webp' };
  const project = {
    link: 'javascript:x()',
    case_html: '<p onclick="x()">a <a href="/projects">b</a></p>',
    gallery: [
      { ...picture, caption: '<b>c</b>' },
      { image: 'data:x', image_set: { sources: [{ url: '/uploads/b.avif', type: 'image/avif', width: 1 }] } },
    ],
    quote: { ...picture, text: 'd', image_set: { sources: [{ url: 'data:x', type: 'image/avif', width: 1 }] } },
    results: [{ term: 'e', value: '<i>', note: '' }],
  };
  const office = {
    city: 'Kiel',
    time_zone: 'Europe/Berlin',
    map_link: 'javascript:x()',
    map_embed: 'https://x.example',
  };
  const answer = [{ title: 'Home', meta: [{ offices: [office], card_components: [{ title: 'P', project }] }] }];
  const problems: ReadProblem[] = [];
  const report = (problem: ReadProblem) => problems.push(problem);
  const [home] = await createNormaliser('de', origins)(readEntries(answer, report), report);
  expect(home?.meta[0]).toMatchObject({
    offices: [{ city: 'Kiel', map_link: '', map_embed: '' }],
    card_components: [
      {
        project: {
          link: '',
          case_html: '<p>a <a href="/de/projects">b</a></p>',
          gallery: [{ image: '/uploads/a.webp', caption: '<b>c</b>' }],
          quote: { image: '/uploads/a.webp', image_set: { sources: [] } },
          results: [{ value: '<i>' }],
        },
      },
    ],
  });
  const at = 'entry "Home".meta[0].card_components[0].project';
  expect(problems.map((problem) => problem.at)).toEqual([
    `${at}.link`,
    `${at}.gallery[1].image`,
    `${at}.quote.image_set.sources`,
    'entry "Home".meta[0].offices[0].map_link',
    'entry "Home".meta[0].offices[0].map_embed',
  ]);
});

it('leaves out an office in a time zone that there is not', async () => {
  const { sections, problems } = await problemsOf([{ offices: [{ city: 'Kiel', time_zone: 'Mars/Olympus' }] }]);
  expect(sections[0]?.offices).toEqual([]);
  expect(problems).toEqual([
    { at: 'entry "Home".meta[0].offices[0]', problem: 'the time zone of Kiel is none: Mars/Olympus' },
  ]);
});

async function problemsOf(meta: readonly unknown[]) {
  const problems: ReadProblem[] = [];
  const report = (problem: ReadProblem) => problems.push(problem);
  const [home] = await createNormaliser('en', origins)(readEntries([{ title: 'Home', meta }], report), report);
  return { sections: home?.meta ?? [], problems };
}

it.each([
  ['longer than any text', 'a'.repeat(CONTENT_LIMITS.html + 1)],
  ['with more tags than any text', '<'.repeat(CONTENT_LIMITS.tags + 1)],
])('leaves out HTML %s, and says so', async (_what, long) => {
  const { sections, problems } = await problemsOf([
    { html_field: long, card_components: [{ html_field: 'b', project: { case_html: long } }] },
  ]);
  expect(sections[0]).toMatchObject({
    html_field: '',
    card_components: [{ html_field: 'b', project: { case_html: '' } }],
  });
  expect(problems.map(({ at }) => at)).toEqual([
    'entry "Home".meta[0].html_field',
    'entry "Home".meta[0].card_components[0].project.case_html',
  ]);
});

it('looks at as many tags of an answer as a large site has, and no more', async () => {
  const html = '<br>'.repeat(CONTENT_LIMITS.tags);
  const most = CONTENT_LIMITS.tagsOfSet / CONTENT_LIMITS.tags;
  const { sections, problems } = await problemsOf(Array.from({ length: most + 2 }, () => ({ html_field: html })));
  expect(sections.filter(({ html_field }) => html_field !== '').length).toBe(most);
  expect(problems.length).toBe(2);
});

/** Counts how often normalising yields to other work, one answer after the other. */
async function stepsOf(meta: readonly unknown[]): Promise<number> {
  let steps = 0;
  const counted = () => async () => {
    steps += 1;
  };
  await createNormaliser(
    'en',
    origins,
    counted,
  )(
    readEntries([{ title: 'Home', meta }], () => {}),
    () => {},
  );
  return steps;
}

it.each([
  ['section', Array.from({ length: 50 }, () => ({}))],
  ['card', [{ card_components: Array.from({ length: 50 }, () => ({ title: 'a' })) }]],
  ['text', Array.from({ length: 25 }, () => ({ html_field: '<p>a</p>' }))],
  ['picture', [{ card_components: [{ project: { gallery: Array.from({ length: 50 }, () => ({ image: '/a' })) } }] }]],
])('lets others have their turn at each %s of an answer', async (_what, meta) => {
  expect(await stepsOf(meta)).toBeGreaterThanOrEqual(50);
});

it('reads dates, links to embeds, and says what it leaves out of a text', async () => {
  const html_field =
    '<iframe title="A" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><iframe srcdoc="x"></iframe>';
  const cards = [
    { title: 'B', date: '2. Mai 2024' },
    { title: 'A', date: '01.05.2024' },
    { title: 'C', date: 'soon' },
  ];
  const { sections, problems } = await problemsOf([
    { component_name: 'RichText', html_field },
    { component_name: 'News', card_components: cards },
  ]);
  expect(sections[0]?.html_field).toBe(
    '<p><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener">A (video on YouTube)</a></p>',
  );
  expect(sections[1]?.card_components.map(({ title, date }) => [title, date])).toEqual([
    ['C', ''],
    ['A', '2024-05-01'],
    ['B', '2024-05-02'],
  ]);
  expect(problems).toEqual([
    { at: 'entry "Home".meta[1].card_components[2].date', problem: '“soon” is no date that can be read' },
    { at: 'entry "Home".meta[0].html_field', problem: 'an embedded iframe that leads nowhere' },
  ]);
});
