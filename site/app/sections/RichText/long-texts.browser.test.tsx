/** The tables of contents of long texts. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { SectionList } from '../SectionList.tsx';
import { loadAllBlocks } from '../section-blocks.ts';
import { RichText } from './RichText.tsx';

const WORDS = `<p>${'Wort '.repeat(120)}</p>`;
const NAMES = { en: 'Contents', de: 'Inhalt' } as const;
const linksIn = (name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeAll(loadAllBlocks);
beforeEach(() => page.viewport(1440, 900));

for (const language of LANGUAGES) {
  const at = language === 'en' ? '/imprint' : '/de/imprint';

  test(`a long text lists its parts, and each link leads to one, in ${language}`, () => {
    const html_field = ['Geltung', 'Angebot', 'Preise', 'Haftung'].map((title) => `<h2>${title}</h2>${WORDS}`).join('');
    serve(<RichText section={readSection('RichText', { main_title: 'AGB', html_field })} />, { at });
    expect(linksIn(NAMES[language])).toEqual([
      ['Geltung', '#geltung'],
      ['Angebot', '#angebot'],
      ['Preise', '#preise'],
      ['Haftung', '#haftung'],
    ]);
    expect(document.getElementById('preise')?.localName).toBe('h2');
  });

  test(`texts that follow one another have one list of their titles, in ${language}`, () => {
    const texts = ['Wer wir sind', 'Für wen', 'Ihre Rechte', 'Die Frist'].map((main_title, at) =>
      readSection('RichText', { id: `text-${at}`, main_title, html_field: WORDS }),
    );
    const banner = (main_title: string) => readSection('Banner', { id: main_title, layout: 'page', main_title });
    serve(<SectionList sections={[banner('Datenschutz'), ...texts, banner('Ende')]} title="Datenschutz" />, { at });
    expect(linksIn(NAMES[language])).toEqual([
      ['Wer wir sind', '#wer-wir-sind'],
      ['Für wen', '#für-wen'],
      ['Ihre Rechte', '#ihre-rechte'],
      ['Die Frist', '#die-frist'],
    ]);
    expect(document.getElementById('für-wen')?.textContent).toBe('Für wen');
    const titles = page.getByRole('heading', { level: 2 }).elements();
    expect(titles.map(({ textContent }) => textContent)).toContain('Ende');
    // The table of contents takes the left side, without any text below it.
    const right = page.getByRole('navigation', { name: NAMES[language] }).element().getBoundingClientRect().right;
    const lefts = texts.map(({ id }) => document.querySelector(`#${id} h2`)?.getBoundingClientRect().left ?? 0);
    expect(Math.min(...lefts)).toBeGreaterThan(right);
  });
}

test('a short text has no list', () => {
  serve(<RichText section={readSection('RichText', { main_title: 'AGB', html_field: '<h2>A</h2><p>Short.</p>' })} />, {
    at: '/imprint',
  });
  expect(page.getByRole('navigation').elements()).toEqual([]);
});

test('a section that is called as a part of the frame leaves the id to that', () => {
  const html_field = '<p>Short.</p>';
  serve(<RichText section={readSection('RichText', { id: 'wordmark', html_field })} />, { at: '/imprint' });
  expect(document.getElementById('wordmark')).toBeNull();
  serve(<RichText section={readSection('RichText', { id: 'our-word', html_field })} />, { at: '/imprint' });
  expect(document.getElementById('our-word')?.localName).toBe('section');
});
