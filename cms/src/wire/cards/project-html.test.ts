import { expect, test } from 'vitest';
import { both, paragraph, sections, testContext } from '../testing/content.ts';
import { projectHtml } from './project-html.ts';

const review = {
  id: 3,
  name: 'Katrin Söhne',
  location_company: both('Lumen', 'Lumen'),
  review: both('Good <work>.', 'Gut.'),
  image: 1,
};
const project = {
  facts: [{ term: both('Client', 'Kunde'), value: both('Lumen & Söhne', 'Lumen & Söhne') }],
  body: { en: paragraph('The task.') },
  gallery: [{ image: 1, caption: both('Twelve lamps', 'Zwölf Leuchten') }, { image: 99 }],
  review: 3,
  results_title: both('In a <year>', 'In einem Jahr'),
  results: [{ term: both('Returns', 'Retouren'), value: both('−31 %', '−31 %'), note: both('in a year', 'im Jahr') }],
};

test('the detail page is facts, text, pictures, quote and figures, in this order', () => {
  expect(projectHtml(project, testContext('en', { reviews: [review] }))).toBe(
    '<dl class="facts"><div><dt>Client</dt><dd>Lumen &amp; Söhne</dd></div></dl>' +
      '<p>The task.</p>' +
      '<div class="gallery"><figure><img src="/uploads/lamp-960.webp" alt="A lamp" width="1600" height="900" loading="lazy" decoding="async"><figcaption>Twelve lamps</figcaption></figure></div>' +
      '<blockquote><img src="/uploads/lamp-960.webp" alt="" width="1600" height="900" loading="lazy" decoding="async"><p>Good &lt;work&gt;.</p>' +
      '<footer><strong>Katrin Söhne</strong><br>Lumen</footer></blockquote>' +
      '<div class="chapter"><h2>In a &lt;year&gt;</h2>' +
      '<dl class="figures"><div><dt>Returns</dt><dd>−31 %</dd><dd class="note">in a year</dd></div></dl></div>',
  );
});

test('a quote without a portrait or a name has neither', () => {
  const anonymous = { review: 3 };
  const context = testContext('de', { reviews: [{ id: 3, image: 99, review: both('Good.', 'Gut.') }] });
  expect(projectHtml(anonymous, context)).toBe('<blockquote><p>Gut.</p></blockquote>');
});

test('what a project does not have leaves no empty element', () => {
  expect(projectHtml({}, testContext())).toBe('');
});

test('the pictures stand after the second section, and what follows them is chapters', () => {
  const { gallery } = project;
  const pages = ['A', 'A B', 'A B C D'].map((names) =>
    projectHtml({ gallery, body: { en: sections(...names.split(' ')) } }, testContext()).replace(
      /<figure>.*<\/figure>/,
      '',
    ),
  );
  expect(pages).toEqual([
    '<h2>A</h2><p>On A.</p><div class="gallery"></div>',
    '<h2>A</h2><p>On A.</p><h2>B</h2><p>On B.</p><div class="gallery"></div>',
    '<h2>A</h2><p>On A.</p><h2>B</h2><p>On B.</p><div class="gallery"></div>' +
      '<div class="chapter"><h2>C</h2><p>On C.</p></div><div class="chapter"><h2>D</h2><p>On D.</p></div>',
  ]);
});

test.each([
  [
    'https://lumen.example/',
    'Visit the shop',
    '<p class="button"><a href="https://lumen.example/">Visit the shop</a></p>',
  ],
  ['https://lumen.example/', '', '<p class="button"><a href="https://lumen.example/">lumen.example</a></p>'],
  [
    'mailto:mill@feldkorn.example',
    '',
    '<p class="button"><a href="mailto:mill@feldkorn.example">mill@feldkorn.example</a></p>',
  ],
  ['/projects?a&b', 'A <b>', '<p class="button"><a href="/projects?a&amp;b">A &lt;b&gt;</a></p>'],
  ['javascript:alert(1)', 'Visit the shop', ''],
  ['', 'Visit the shop', ''],
])('the address "%s" with the words "%s" makes the button %s', (link, words, button) => {
  expect(projectHtml({ link, link_text: both(words, '') }, testContext('en'))).toBe(button);
});
