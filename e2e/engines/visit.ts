/** A visitor's actions in a window of any engine, and the waits for their effects. */
import * as v from 'valibot';
import { isHydrated } from '../../site/app/testing/hydration-state.ts';
import { isLaidOut, reachForPage } from '../support/browser/hydration.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';
import type { EngineWindow, InPage, Json, Point } from './driver/engine.ts';

/** How long a visitor waits, in milliseconds. */
export const PATIENCE_MS = 20_000;

/** Waits until a function of the page returns true. */
export function waitFor<A extends readonly Json[]>(
  window: EngineWindow,
  what: string,
  holds: InPage<A>,
  ...args: A
): Promise<void> {
  // Functions can't run while a page is being left.
  const look = () => window.run(holds, ...args).catch(() => false);
  return until(what, async () => (await look()) === true, PATIENCE_MS);
}

/** Opens a page of the site and waits until React has hydrated it. */
export async function goTo(window: EngineWindow, path: string): Promise<void> {
  await window.open(`${MAIN_STACK.siteUrl}${path}`);
  await takenOver(window, path);
}

/** Triggers hydration as a visitor would, by reaching for the page, and waits until it is done. */
export async function takenOver(window: EngineWindow, path: string): Promise<void> {
  await window.run(reachForPage);
  await waitFor(window, `${path} is taken over`, String(isHydrated));
  await waitFor(window, `${path} is laid out`, isLaidOut);
}

/** Waits until a path with its query is the window's address. */
export function arrivesAt(window: EngineWindow, path: string): Promise<void> {
  return waitFor(window, `${path} is shown`, (path) => location.pathname + location.search === path, path);
}

const place = v.nullable(v.object({ x: v.number(), y: v.number() }));

/** Scrolls the first visible match of a selector that contains some words into view; returns a point to click. */
async function placeOf(window: EngineWindow, selector: string, words: string): Promise<Point> {
  const places: Point[] = [];
  const look = async () => {
    const found = await window.run(
      async (selector, words) => {
        const element = [...document.querySelectorAll(selector)].find(
          (each) => each.checkVisibility() && each.textContent?.includes(words),
        );
        const [before] = element?.getClientRects() ?? [];
        if (!element || !before) return null;
        if (before.top < 120 || before.bottom > innerHeight)
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const frame = () => new Promise(requestAnimationFrame);
        const [from] = element.getClientRects();
        await frame();
        await frame();
        const [box] = element.getClientRects();
        if (!from || !box || from.top !== box.top || from.left !== box.left) return null;
        const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        const top = document.elementFromPoint(point.x, point.y);
        return top && (element.contains(top) || top.closest('label')?.contains(element)) ? point : null;
      },
      selector,
      words,
    );
    const point = v.parse(place, found);
    if (point) places.push(point);
    return point !== null;
  };
  await until(`“${selector}” ${words} can be clicked`, look, PATIENCE_MS);
  const [point] = places;
  if (!point) throw new Error(`“${selector}” has no place.`);
  return point;
}

/** The page's global for the promise of the click that was aimed at an element. */
const AIMED_CLICK = 'aimedClick';

/** Clicks the first visible match of a selector that contains some words; retries where it moved away. */
export async function clickOn(window: EngineWindow, selector: string, words = ''): Promise<void> {
  const isHit = async () => {
    const point = await placeOf(window, selector, words);
    await window.run(
      ({ x, y }, selector, aimedClick) => {
        const top = document.elementFromPoint(x, y);
        const aimedAt = top?.closest(selector) ?? top?.closest('label');
        const comes = new Promise<boolean>((resolve) => {
          // A press released elsewhere is a click on the common ancestor.
          const note = ({ target }: Event) => resolve(target instanceof Node && aimedAt?.contains(target) === true);
          document.addEventListener('click', note, { capture: true, once: true });
        });
        Reflect.set(globalThis, aimedClick, comes);
      },
      point,
      selector,
      AIMED_CLICK,
    );
    await window.click(point);
    // The page may see the click later than the driver reports it.
    const hasCome = (aimedClick: string, longestMs: number) =>
      Promise.race([
        Reflect.get(globalThis, aimedClick),
        new Promise((resolve) => setTimeout(() => resolve(false), longestMs)),
      ]);
    // Another document has no such promise: the click has led there.
    return (await window.run(hasCome, AIMED_CLICK, 1_000).catch(() => undefined)) !== false;
  };
  await until(`“${selector}” ${words} is clicked`, isHit, PATIENCE_MS);
}

/** Types at the end of a field. */
export async function writeIn(window: EngineWindow, selector: string, text: string): Promise<void> {
  await clickOn(window, selector);
  await waitFor(window, `${selector} has the focus`, (wanted) => document.activeElement?.matches(wanted), selector);
  await window.press(...text);
}
