/** The frame around the pages: the menu and the search. */
import type { EngineWindow } from './driver/engine.ts';
import { DESK, PHONE, type Play } from './play.ts';
import { arrivesAt, clickOn, goTo, waitFor, writeIn } from './visit.ts';

const GROUP = 'nav > ul > li > details';
const SQUARE = 'header details[data-menu="all"] > summary';
const FIELD = 'dialog[open] [role="combobox"]';
const RESULT = 'dialog[open] [role="option"]';

/** Leaves a mark that a full page load would remove. */
function markDocument(): void {
  Reflect.set(globalThis, 'isSameDocument', true);
}

const isSameDocument = () => Reflect.get(globalThis, 'isSameDocument') === true;

function playMenu(play: Play): void {
  play('the menu leads to a page by mouse, without loading it anew', DESK, async (window) => {
    await goTo(window, '/imprint');
    await window.run(markDocument);
    await clickOn(window, `${GROUP} > summary`, 'Services');
    await clickOn(window, `${GROUP} a[href="/services/webdevelopment"]`);
    await arrivesAt(window, '/services/webdevelopment');
    await waitFor(window, 'the document is the same', isSameDocument);
  });

  play('the menu of a phone leads to a page by touch', PHONE, async (window) => {
    await goTo(window, '/de/imprint');
    await clickOn(window, SQUARE);
    await clickOn(window, `${GROUP} > summary`, 'Leistungen');
    await clickOn(window, `${GROUP} a[href="/de/services/mobileapp"]`);
    await arrivesAt(window, '/de/services/mobileapp');
  });

  play('the menu opens by keys, is walked through, and Escape gives the focus back', DESK, async (window) => {
    await goTo(window, '/imprint');
    const focusOn = (selector: string, words: string) =>
      waitFor(
        window,
        `${words} has the focus`,
        (selector, words) => {
          const { activeElement } = document;
          return activeElement?.matches(selector) === true && activeElement.textContent?.includes(words) === true;
        },
        selector,
        words,
      );
    await window.run(() => document.querySelector<HTMLElement>('nav > ul > li > details > summary')?.focus());
    await focusOn(`${GROUP} > summary`, 'Agency');
    await window.press('ArrowDown');
    await focusOn(`${GROUP} a`, 'See our projects');
    await window.press('Escape');
    await focusOn(`${GROUP} > summary`, 'Agency');
    await window.press('ArrowDown', 'ArrowDown');
    await focusOn(`${GROUP} a`, 'About us');
    await window.press('Enter');
    await arrivesAt(window, '/agency/aboutus');
  });
}

/** Opens the search with its button, from the keyboard. */
async function openSearch(window: EngineWindow): Promise<void> {
  await window.run(() => document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]')?.focus());
  await window.press('Enter');
}

function playSearch(play: Play): void {
  play('the search finds a page by keys alone', DESK, async (window) => {
    await goTo(window, '/de/products');
    await openSearch(window);
    await waitFor(window, 'the field has the focus', (field) => document.activeElement?.matches(field), FIELD);
    await window.press(...'barierefreie kasse');
    await waitFor(
      window,
      'the page is found',
      (option) => document.querySelector(option)?.textContent?.includes('Barrierefreie Kasse'),
      RESULT,
    );
    await window.press('ArrowDown', 'Enter');
    await waitFor(window, 'the page is shown', () => location.pathname.startsWith('/de/blog/barrierefreie-kasse'));
    await waitFor(window, 'the dialog is gone', () => document.querySelector('dialog') === null);
  });

  for (const size of [DESK, PHONE])
    play(`Escape clears the search, then closes it, at ${size.width} px`, size, async (window) => {
      await goTo(window, '/imprint');
      await openSearch(window);
      await writeIn(window, FIELD, 'shop');
      await waitFor(window, 'results are shown', (option) => document.querySelector(option) !== null, RESULT);
      await window.press('Escape');
      await waitFor(
        window,
        'the field is empty',
        (field) => document.querySelector<HTMLInputElement>(field)?.value === '',
        FIELD,
      );
      await window.press('Escape');
      await waitFor(window, 'the dialog is gone', () => document.querySelector('dialog') === null);
    });

  play('a click beside the search closes it', DESK, async (window) => {
    await goTo(window, '/imprint');
    await openSearch(window);
    await writeIn(window, FIELD, 's');
    await window.click({ x: 20, y: 880 });
    await waitFor(window, 'the dialog is gone', () => document.querySelector('dialog') === null);
  });
}

export function playShell(play: Play): void {
  playMenu(play);
  playSearch(play);
}
