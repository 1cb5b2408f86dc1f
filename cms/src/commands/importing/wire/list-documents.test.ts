import type { Language } from '@kontorwerk/contract/languages';
import { listPath, settingsPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { both } from '#cms/content/wire/testing/content.ts';
import { convertAnswers } from '../testing/converted-answers.ts';

type Cards = readonly object[];

/** Imports a backend with one list, the same in both languages by default. */
function listOf(component_name: string, en: Cards, de: Cards = en) {
  const answer = (card_components: Cards) => [{ title: 'Home', meta: [{ component_name, card_components }] }];
  const path = (language: Language) => listPath('homepage', language);
  return convertAnswers({ [path('en')]: answer(en), [path('de')]: answer(de) });
}

const post = (title: string, date: string) => ({ title, description: 'a', date, html_field: `<p>${title}</p>` });
const job = (title: string, more: object) => ({ title, description: 'a', job_type: 'Permanent', ...more });

test('posts are documents however their dates are written; one that is none is reported with its post', async () => {
  const cards = [post('First', '31.12.2021'), post('Second', 'soon'), post('Third', '15.06.2023')];
  const { documents, problems, notes } = await listOf('News', cards);
  expect(documents.posts.map(({ title, date }) => [title, date])).toEqual([
    [both('Second', 'Second'), ''],
    [both('First', 'First'), '2021-12-31T12:00:00.000Z'],
    [both('Third', 'Third'), '2023-06-15T12:00:00.000Z'],
  ]);
  expect(documents.pages[0]?.sections).toEqual([expect.objectContaining({ card_components: [] })]);
  expect(problems).toEqual([
    'homepage, “Home”, section 1 (News), “Second”, date: “soon” is no date that can be understood, so there is none',
  ]);
  expect(notes).toEqual([]);
});

test('projects have the year of their date, whatever else that says', async () => {
  const dates = ['2024', '15.11.2023', '20220502', 'Summer 2021', 'long ago'];
  const cards = dates.map((date, at) => ({ title: `P${at}`, description: 'a', pro_category: 'Web', date }));
  const { documents, problems } = await listOf('ProjectGrid', cards);
  expect(documents.projects.map(({ year }) => year)).toEqual([2024, 2023, 2022, 2021, 0]);
  expect(problems).toEqual(['homepage, “Home”, section 1 (ProjectGrid), “P4”, date: “long ago” names no year']);
});

test('jobs keep places without an office, and days that can be read', async () => {
  const cards = (location: string) => [
    job('Developer', { location, date: '01.09.2026' }),
    job('Tester', { date: 'now' }),
  ];
  const list = await listOf('CareerGrid', cards('Munich / Remote'), cards('München / Remote'));
  const { documents, problems, notes } = list;
  expect(documents.jobs.map(({ offices, starts }) => [offices, starts])).toEqual([
    [['MUC', 'Remote'], '2026-09-01T12:00:00.000Z'],
    [[], ''],
  ]);
  expect(problems).toEqual([
    'homepage, “Home”, section 1 (CareerGrid), “Tester”, date: “now” is no date that can be understood, so there is none',
  ]);
  expect(notes).toEqual([
    'homepage, “Home”, section 1 (CareerGrid), “Developer”, location: no office is in “Remote”; the name of the place was kept',
  ]);
});

test('which number of a date is the day is told by all dates of a list, and no date is none', async () => {
  const cards = [
    job('Developer', { date: '03/04/2026', posted: '05/04/2026', valid_through: '25/12/2026' }),
    job('Tester', { date: '0000-00-00' }),
  ];
  const { documents, problems } = await listOf('CareerGrid', cards);
  expect(documents.jobs.map(({ starts, posted }) => [starts, posted])).toEqual([
    ['2026-04-03T12:00:00.000Z', '2026-04-05T12:00:00.000Z'],
    ['', ''],
  ]);
  expect(problems).toEqual([]);
});

test('jobs keep the places of offices that have no code', async () => {
  const offices = [{ city: 'Lahore' }, { city: 'Munich', code: 'MUC' }].map((office) => ({
    ...office,
    time_zone: 'Europe/Berlin',
  }));
  const answer = [
    {
      title: 'Home',
      meta: [
        { component_name: 'CareerGrid', card_components: [job('Developer', { location: 'Lahore, Pune, munich' })] },
      ],
    },
  ];
  const { documents } = await convertAnswers({
    [listPath('homepage', 'en')]: answer,
    [settingsPath('en')]: { brand_name: 'A', offices },
    [settingsPath('de')]: { brand_name: 'A', offices },
  });
  expect(documents.jobs.map(({ offices }) => offices)).toEqual([['Lahore', 'Pune', 'MUC']]);
});

test('certificates and clients are documents, too, with dates and links of other spellings', async () => {
  const certificate = { title: 'ISO', description: '', image: '/uploads/iso.png', date: '03.02.2024' };
  const client = { title: 'Contoso ', image: '/uploads/c.png', link: 'https://contoso.example/  ' };
  const certificates = await listOf('CertificateSlider', [certificate]);
  const clients = await listOf('ClientSlider', [client]);
  expect([certificates.documents.certificates[0]?.date, certificates.problems]).toEqual([
    '2024-02-03T12:00:00.000Z',
    [],
  ]);
  expect([clients.documents.clients[0]?.link, clients.problems]).toEqual(['https://contoso.example/', []]);
});

test('cards of one name that say different things are documents of their own', async () => {
  const { documents, problems } = await listOf('News', [
    { ...post('Team meeting', '2024-01-01'), description: 'In Munich' },
    { ...post('Team meeting', '2024-02-01'), description: 'In Chennai' },
  ]);
  expect(documents.posts.map(({ description }) => description)).toEqual([
    both('In Munich', 'In Munich'),
    both('In Chennai', 'In Chennai'),
  ]);
  expect(problems).toEqual([]);
});

test('visitors who come to the address of a post at its source are led on; other links are reported', async () => {
  const linked = (title: string, link: string) => ({ ...post(title, ''), link });
  const { documents, problems, notes } = await listOf('News', [
    linked('One', 'https://cms.old.example/2024/05/one/'),
    linked('Two', '/blog/two/'),
    linked('Three', 'https://other.example/three'),
    linked('Four', ''),
  ]);
  expect(documents.redirects.map(({ from, to }) => [from, to])).toEqual([['/2024/05/one', 'posts:1']]);
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'posts: links of cards are left out (1), such as https://other.example/three: here each leads to the page of its document',
  ]);
});

test('a text that comes along in another list only is its card’s', async () => {
  const without = { ...post('One', '2024-01-01'), html_field: '' };
  const meta = (cards: Cards) => [{ component_name: 'News', card_components: cards }];
  const { documents, problems } = await convertAnswers({
    [listPath('homepage', 'en')]: [{ title: 'Home', meta: meta([without]) }],
    [listPath('blog', 'en')]: [{ title: 'Blogs', meta: meta([post('One', '2024-01-01')]) }],
  });
  expect(JSON.stringify(documents.posts[0]?.body)).toContain('One');
  expect(problems).toEqual([]);
});
