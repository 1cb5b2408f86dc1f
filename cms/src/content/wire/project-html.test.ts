import { expect, test } from 'vitest';
import { TEXTS } from './page-texts.ts';
import { both, paragraph, sections, stored, testContext } from './testing/content.ts';

type Fields = Parameters<typeof stored.project>[0];

const review = stored.review({
  id: 3,
  name: 'Katrin Söhne',
  location_company: both('Lumen', 'Lumen'),
  review: both('Good <work>.', 'Gut.'),
  image: 1,
});
const project: Fields = {
  facts: [{ term: both('Client', 'Kunde'), value: both('Lumen & Söhne', 'Lumen & Söhne') }],
  body: { en: paragraph('The task.') },
  gallery: [{ image: 1, caption: both('Twelve lamps', 'Zwölf Leuchten') }, { image: 99 }],
  review: 3,
  results_title: both('In a <year>', 'In einem Jahr'),
  results: [{ term: both('Returns', 'Retouren'), value: both('−31 %', '−31 %'), note: both('in a year', 'im Jahr') }],
};

function htmlOf(fields: Fields, context = testContext()): string {
  return TEXTS.projects(stored.project(fields), context).html_field;
}

test('the detail page is facts, text, pictures, quote and figures, in this order', () => {
  expect(htmlOf(project, testContext('en', { reviews: [review] }))).toBe(
    '<dl><div><dt>Client</dt><dd>Lumen &amp; Söhne</dd></div></dl>' +
      '<p>The task.</p>' +
      '<figure><img src="/uploads/lamp-960.webp" alt="A lamp" width="1600" height="900" loading="lazy" decoding="async"><figcaption>Twelve lamps</figcaption></figure>' +
      '<blockquote><img src="/uploads/lamp-960.webp" alt="" width="1600" height="900" loading="lazy" decoding="async"><p>Good &lt;work&gt;.</p>' +
      '<footer><strong>Katrin Söhne</strong><br>Lumen</footer></blockquote>' +
      '<h2>In a &lt;year&gt;</h2>' +
      '<dl><div><dt>Returns</dt><dd>−31 %</dd><dd>in a year</dd></div></dl>',
  );
});

test('a project comes in its parts too', () => {
  const texts = TEXTS.projects(stored.project(project), testContext('de', { reviews: [review] }));
  expect(texts.project).toMatchObject({
    facts: [{ term: 'Kunde', value: 'Lumen & Söhne', note: '' }],
    link: '',
    link_text: '',
    case_html: '<p>The task.</p>',
    gallery: [{ image: '/uploads/lamp-960.webp', image_set: { alt: 'Eine Leuchte' }, caption: 'Zwölf Leuchten' }],
    quote: { text: 'Gut.', name: 'Katrin Söhne', location_company: 'Lumen', image: '/uploads/lamp-960.webp' },
    results_title: 'In einem Jahr',
    results: [{ term: 'Retouren', value: '−31 %', note: 'im Jahr' }],
  });
});

test('a quote without a portrait or a name has neither', () => {
  const reviews = [stored.review({ id: 3, image: 99, review: both('Good.', 'Gut.') })];
  expect(htmlOf({ review: 3 }, testContext('de', { reviews }))).toBe('<blockquote><p>Gut.</p></blockquote>');
});

test('what a project does not have leaves no empty element', () => {
  expect(htmlOf({})).toBe('');
});

test('the pictures follow the case, whose headings are left to whoever lays it out', () => {
  const { gallery } = project;
  const html = htmlOf({ gallery, body: { en: sections('A', 'B', 'C') } }).replace(/<figure>.*<\/figure>/, '<hr>');
  expect(html).toBe('<h2>A</h2><p>On A.</p><h2>B</h2><p>On B.</p><h2>C</h2><p>On C.</p><hr>');
});

test.each([
  ['https://lumen.example/', 'Visit the shop', '<p><a href="https://lumen.example/">Visit the shop</a></p>'],
  ['https://lumen.example/', '', '<p><a href="https://lumen.example/">lumen.example</a></p>'],
  ['mailto:mill@feldkorn.example', '', '<p><a href="mailto:mill@feldkorn.example">mill@feldkorn.example</a></p>'],
  ['/projects?a&b', 'A <b>', '<p><a href="/projects?a&amp;b">A &lt;b&gt;</a></p>'],
  ['javascript:alert(1)', 'Visit the shop', ''],
  ['', 'Visit the shop', ''],
])('the address "%s" with the words "%s" makes the link %s', (link, words, html) => {
  expect(htmlOf({ link, link_text: both(words, '') })).toBe(html);
});
