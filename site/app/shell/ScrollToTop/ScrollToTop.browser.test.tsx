import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefer } from '#app/testing/media.ts';
import { show } from '#app/testing/serve.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const TO_TOP = { en: 'Back to top', de: 'Nach oben' } as const;

/** A long page with content and the button. */
const longPage = (
  <>
    <main id="content" tabIndex={-1} style={{ height: '400vh' }} />
    <ScrollToTop />
  </>
);

const scrolledTo = (top: number) => scrollTo({ top, behavior: 'instant' });

for (const language of LANGUAGES) {
  test(`§2 §4 §9 the way back to the top shows above 300 px and leads there, in ${language}`, async () => {
    await show(longPage, { at: `/${language}` });
    const button = page.getByRole('button', { name: TO_TOP[language], includeHidden: true });
    const isShown = () => button.query()?.checkVisibility();
    for (const [top, shown] of [
      [301, true],
      [300, false],
      [301, true],
      [2000, true],
    ] as const) {
      scrolledTo(top);
      await expect.poll(isShown, { message: `at ${top} px` }).toBe(shown);
    }
    await button.click();
    await expect.poll(() => scrollY).toBe(0);
    await expect.poll(isShown).toBe(false);
    // The button has disappeared, so the focus moves to the start of the content.
    expect(document.activeElement?.id).toBe('content');
  });
}

test('§2 the way back to the top is no journey for who wants no motion', async () => {
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  await show(longPage);
  scrolledTo(2000);
  const button = page.getByRole('button', { name: TO_TOP.en });
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (element instanceof HTMLElement) element.click();
  expect(scrollY).toBe(0);
});
