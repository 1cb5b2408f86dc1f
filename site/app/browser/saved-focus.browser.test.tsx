/** Focus when the visitor returns to a page. */
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeFocus, findSavedFocus } from './saved-focus.ts';

/**
 * Puts HTML into the document for the duration of the test; returns a function that replaces it, as a navigation does.
 */
function show(html: string): (html: string) => void {
  const box = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => box.remove());
  const replace = (other: string) => {
    box.innerHTML = other;
  };
  replace(html);
  return replace;
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

const PAGE = `<header><details><summary>Services</summary><a href="/web">Web</a></details></header>
  <main id="content" tabindex="-1"><h1>Home</h1><a href="/web">Web</a><a href="/web" id="second">Web</a>
  <details id="question"><summary>Why?</summary><a href="/why">So</a></details>
  <div tabindex="0" id="slides"><div inert><a href="/slide">Slide</a></div></div></main>`;

/** Navigates to another page and back to a newly rendered one. */
function leaveAndComeBack(replace: (html: string) => void, back = PAGE): void {
  const left = describeFocus();
  replace('<main id="content" tabindex="-1"><h1>Other</h1></main>');
  findSavedFocus(null)();
  expect(document.activeElement?.textContent).toBe('Other');
  replace(back);
  findSavedFocus(left)();
}

test.each([
  ['a link', '#second', '#second'],
  ['a link of an answer, which is open again', '#question a', '#question a'],
  ['what opens the menu, of a link in it', 'header a', 'header summary'],
  ['the carousel, of a slide out of view', '#slides a', '#slides'],
])('it is %s', (_what, from, to) => {
  const replace = show(PAGE.replace('inert', '').replaceAll('<details', '<details open'));
  focusOn(from);
  leaveAndComeBack(replace);
  expect(document.activeElement).toBe(document.querySelector(to));
});

test('it is the heading where the control is gone, or none had it', () => {
  const replace = show(PAGE);
  focusOn('#second');
  leaveAndComeBack(replace, '<main id="content" tabindex="-1"><h1>Home</h1></main>');
  expect(document.activeElement).toBe(document.querySelector('h1'));
  expect(describeFocus()).toBeNull();
});

test('it is the content where a page has no heading', () => {
  show('<main id="content" tabindex="-1"><p>Text</p></main>');
  findSavedFocus(null)();
  expect(document.activeElement?.id).toBe('content');
});

test('it is the first heading in view where nothing is known of a page that is shown further down', () => {
  show(`<main id="content" tabindex="-1"><h1>Home</h1><h2>Above</h2><p style="height: 4000px"></p><h2>Here</h2>
    <a href="/web">Web</a><p style="height: 4000px"></p><h2>Below</h2></main>`);
  const here = document.querySelector('h2 ~ h2')?.getBoundingClientRect().top ?? 0;
  scrollTo(0, scrollY + here - innerHeight / 2);
  const top = scrollY;
  findSavedFocus(null)();
  expect(document.activeElement?.textContent).toBe('Here');
  expect(scrollY).toBe(top);
  scrollTo(0, 0);
  findSavedFocus(null)();
  expect(document.activeElement?.textContent).toBe('Home');
});

test('it is brought into view for who uses keys, where the page has become longer above it', async () => {
  const page = (above: number) =>
    `<main id="content" tabindex="-1"><h1>Home</h1><p style="height: ${above}px"></p><a href="/web" id="left">Web</a>
    <p style="height: 4000px"></p></main>`;
  const replace = show(page(0));
  await userEvent.keyboard('{Shift}');
  focusOn('#left');
  leaveAndComeBack(replace, page(3000));
  const link = document.querySelector('#left');
  expect(document.activeElement).toBe(link);
  expect(link?.getBoundingClientRect().top).toBeLessThan(innerHeight);
  scrollTo(0, 0);
});

test('it is a link of the footer where no heading is in view', () => {
  show(`<main id="content" tabindex="-1"><h1>Home</h1><p style="height: 4000px"></p></main>
    <footer><p style="height: ${innerHeight / 2}px"></p><a href="/imprint">Imprint</a></footer>`);
  scrollTo(0, 9999);
  findSavedFocus(null)();
  expect(document.activeElement?.textContent).toBe('Imprint');
  expect(document.querySelector('footer a')?.getAttribute('tabindex')).toBeNull();
  scrollTo(0, 0);
});

test('a carousel that does not run yet shows the slide of it', () => {
  const slides = (
    at: string,
  ) => `<main id="content" tabindex="-1"><div tabindex="0" id="slides" style="display: flex; width: 200px;
    overflow: auto"><a href="/a" style="flex: none; width: 200px">A</a><a href="/b" style="flex: none; width: 200px"
    ${at}>B</a></div></main>`;
  const replace = show(slides(''));
  focusOn('[href="/b"]');
  leaveAndComeBack(replace, slides('id="left"'));
  expect(document.activeElement?.id).toBe('left');
  expect(document.querySelector('#slides')?.scrollLeft).toBe(200);
});

test('it scrolls nothing for who uses a mouse', () => {
  const replace = show(`${PAGE}<p style="height: 4000px"></p>`);
  focusOn('#second');
  const left = describeFocus();
  replace(`<p style="height: 4000px"></p>${PAGE}`);
  scrollTo(0, 0);
  findSavedFocus(left && { ...left, isMarked: false })();
  expect(document.activeElement?.id).toBe('second');
  expect(scrollY).toBe(0);
});
