/** The table of contents of a long text. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serve } from '#app/testing/serve.tsx';
import { Contents } from './Contents.tsx';

const PARTS = [
  { id: 'tür-eins', text: 'Tür eins' },
  { id: 'tür-zwei', text: 'Tür zwei' },
];
const text = (
  <>
    <Contents parts={PARTS} />
    {PARTS.map(({ id, text }) => (
      <h2 key={id} id={id} tabIndex={-1} style={{ marginBlock: '0 1500px' }}>
        {text}
      </h2>
    ))}
  </>
);
const NAMES = { en: 'Contents', de: 'Inhalt' } as const;

for (const language of LANGUAGES) {
  test(`on a narrow window the parts are folded, and open without a script, in ${language}`, async () => {
    await page.viewport(360, 800);
    serve(text, { at: language === 'en' ? '/blog/a' : '/de/blog/a' });
    const contents = page.getByRole('navigation', { name: NAMES[language] });
    const links = contents.getByRole('link');
    expect(links.elements()).toEqual([]);
    await contents.getByText(NAMES[language]).first().click();
    expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      PARTS.map(({ id, text: said }) => [said, `#${id}`]),
    );
    for (const link of links.elements()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test(`on a wide window they stand open, in ${language}`, async () => {
    await page.viewport(1440, 900);
    serve(text, { at: language === 'en' ? '/blog/a' : '/de/blog/a' });
    const contents = page.getByRole('navigation', { name: NAMES[language] });
    expect(
      contents
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Tür eins', 'Tür zwei']);
    expect(contents.getByRole('group').elements()).toEqual([]);
  });
}
