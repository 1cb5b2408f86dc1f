/** Carousels and filters. */
import { REVIEWS_PATH } from '../support/browser/carousel.ts';
import { DESK, type Play } from './play.ts';
import { clickOn, goTo, waitFor } from './visit.ts';

const FILTER = '[data-kind="ProjectGrid"] select';
const TITLES = '[data-kind="ProjectGrid"] article h3';

/** Runs in a page: whether a slide of the reviews is all within its frame; a negative index counts from the end. */
function isInView(index: number): boolean {
  const slide = [...document.querySelectorAll('[data-kind="ReviewSlider"] [aria-roledescription]')].at(index);
  const frame = slide?.parentElement?.parentElement?.getBoundingClientRect();
  const box = slide?.firstElementChild?.getBoundingClientRect();
  return frame !== undefined && box !== undefined && box.left >= frame.left - 1 && box.right <= frame.right + 1;
}

export function playLists(play: Play): void {
  play('a carousel moves on and back by its arrows', DESK, async (window) => {
    await goTo(window, REVIEWS_PATH);
    for (const [arrow, index] of [
      ['Next slide', -1],
      ['Previous slide', 0],
    ] as const) {
      await clickOn(window, `[data-kind="ReviewSlider"] button[aria-label="${arrow}"]`);
      await waitFor(window, `slide ${index} is in view`, isInView, index);
    }
  });

  play('projects are filtered by keys, without loading the page anew', DESK, async (window) => {
    await goTo(window, '/projects');
    const all = await window.run((titles) => document.querySelectorAll(titles).length, TITLES);
    const [category = ''] = String(
      await window.run((filter) => document.querySelector<HTMLSelectElement>(filter)?.options[1]?.text, FILTER),
    ).split('\n');
    await window.run((filter) => document.querySelector<HTMLSelectElement>(filter)?.focus(), FILTER);
    // A closed list selects by the first letters of an option.
    await window.press(...category.slice(0, 3));
    await waitFor(
      window,
      'the address names the category',
      (category) => new URL(location.href).searchParams.get('category') === category,
      category,
    );
    await waitFor(
      window,
      'fewer projects are shown',
      (titles, all) => document.querySelectorAll(titles).length < Number(all),
      TITLES,
      Number(all),
    );
  });
}
