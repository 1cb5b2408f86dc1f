/** Opening and closing panels with mouse and touch, on both sides of the threshold. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prefer } from '#app/testing/media.ts';
import { finger, pointAt, pressAt } from '#app/testing/pointer.ts';
import { click, hover, isOpen, linksIn, menuSquare, showMenu, topItem } from './testing/menu.tsx';

const HEIGHT = 800;
/** The narrowest window in which panels open on hover (§9), and the widest in which they don't. */
const [HOVERED, CLICKED] = [992, 991];

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function last(links: readonly HTMLElement[]): HTMLElement {
  const link = links.at(-1);
  if (!link) throw new Error('The panel shows no links.');
  return link;
}

test('§2 §9 at 992 px a panel opens on hover and closes on leaving', async () => {
  await page.viewport(HOVERED, HEIGHT);
  await showMenu();
  expect(menuSquare().checkVisibility()).toBe(false);
  await hover(topItem('Services'));
  await expect.poll(() => isOpen('Services')).toBe(true);
  await hover(topItem('Ecommerce'));
  await expect.poll(() => isOpen('Ecommerce')).toBe(true);
  expect(isOpen('Services')).toBe(false);
  // The panel stays open over it, and a click on its button doesn't close it.
  await hover(last(linksIn('Ecommerce')));
  await click(topItem('Ecommerce'));
  await painted();
  expect(isOpen('Ecommerce')).toBe(true);
  await pointAt({ x: 400, y: HEIGHT - 10 });
  await expect.poll(() => isOpen('Ecommerce')).toBe(false);
});

test('§2 §9 at 991 px a panel toggles on click and not on hover', async () => {
  await page.viewport(CLICKED, HEIGHT);
  await showMenu();
  await click(menuSquare());
  await hover(topItem('Services'));
  // A hover handler would have opened it by the next frames.
  await painted();
  expect(isOpen('Services')).toBe(false);
  await click(topItem('Services'));
  await expect.poll(() => isOpen('Services')).toBe(true);
  await click(topItem('Services'));
  await expect.poll(() => isOpen('Services')).toBe(false);
  await click(menuSquare());
  await expect.poll(() => topItem('Services').checkVisibility()).toBe(false);
});

test('a panel that hovering opened closes by Escape, wherever the focus is', async () => {
  await page.viewport(HOVERED, HEIGHT);
  await showMenu();
  await hover(topItem('Services'));
  await expect.poll(() => isOpen('Services')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen('Services')).toBe(false);
});

test('§2 a panel closes when the visitor presses something else, and when a page was chosen', async () => {
  await page.viewport(CLICKED, HEIGHT);
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  const menu = await showMenu();
  await click(menuSquare());
  await click(topItem('Services'));
  expect(isOpen('Services')).toBe(true);
  await pressAt({ x: 2, y: 2 });
  await expect.poll(() => topItem('Services').checkVisibility()).toBe(false);
  await click(menuSquare());
  await click(topItem('Services'));
  await click(last(linksIn('Services').filter(({ textContent }) => textContent?.includes('WordPress'))));
  await expect.poll(menu.address).toBe('/services/wordpress');
  await expect.poll(() => topItem('Services').checkVisibility()).toBe(false);
});

async function tap(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await finger.down({ x: x + width / 2, y: y + height / 2 });
  await finger.up();
}

for (const width of [HOVERED, CLICKED, 360]) {
  test(`§2 a tap opens a panel, a second one closes it, a third leads on, at ${width} px`, async () => {
    await page.viewport(width, HEIGHT);
    // A page transition would still cover the next page.
    await prefer({ 'prefers-reduced-motion': 'reduce' });
    const menu = await showMenu();
    if (width < HOVERED) await tap(menuSquare());
    await expect.poll(() => topItem('Services').checkVisibility()).toBe(true);
    await tap(topItem('Services'));
    await expect.poll(() => isOpen('Services')).toBe(true);
    await tap(topItem('Services'));
    await expect.poll(() => isOpen('Services')).toBe(false);
    await tap(topItem('Services'));
    await expect.poll(() => isOpen('Services')).toBe(true);
    await tap(last(linksIn('Services').filter(({ textContent }) => textContent?.includes('Mobile app'))));
    await expect.poll(menu.address).toBe('/services/mobileapp');
  });
}
