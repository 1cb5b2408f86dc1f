import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problems } from '#app/testing/problems.ts';
import { click, isOpen, linksIn, menuSquare, serveMenu, showMenu, topItem } from './testing/menu.tsx';

const HEIGHT = 800;

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`);
}

const focused = () => document.activeElement;

test('§2 with keys a panel opens, is walked through and closes with the focus where it was', async () => {
  await showMenu();
  topItem('Services').focus();
  for (const key of ['Enter', 'Space']) {
    await press(key);
    await expect.poll(() => isOpen('Services'), { message: key }).toBe(true);
    await press(key);
    await expect.poll(() => isOpen('Services'), { message: key }).toBe(false);
  }
  await press('ArrowDown');
  const links = linksIn('Services');
  expect(links.length).toBeGreaterThan(9);
  for (const [keys, place] of [
    [[], 0],
    [['ArrowDown'], 1],
    [['ArrowUp', 'ArrowUp'], -1],
    [['Home'], 0],
    [['End'], -1],
  ] as const) {
    await press(...keys);
    expect(focused(), keys.join()).toBe(links.at(place));
  }
  await press('Escape');
  expect(focused()).toBe(topItem('Services'));
  expect(isOpen('Services')).toBe(false);
});

test('§2 with keys the focus moves along the groups and round their ends', async () => {
  await showMenu();
  topItem('Agency').focus();
  for (const [key, label] of [
    ['ArrowRight', 'Ecommerce'],
    ['End', 'Contact Us'],
    ['ArrowRight', 'Agency'],
    ['ArrowLeft', 'Contact Us'],
    ['Home', 'Agency'],
  ] as const) {
    await press(key);
    expect(focused(), key).toBe(topItem(label));
  }
  // From inside a panel to the neighbouring group.
  await press('ArrowDown', 'ArrowRight');
  expect(focused()).toBe(topItem('Ecommerce'));
  await expect.poll(() => isOpen('Agency')).toBe(false);
});

test('§2 the Tab key goes through an open panel in its order, and leaving the panel closes it', async () => {
  await showMenu();
  topItem('Agency').focus();
  await press('Enter');
  const links = linksIn('Agency');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    await press('Tab');
    expect(focused()).toBe(link);
  }
  await press('Tab');
  expect(focused()).toBe(topItem('Ecommerce'));
  await expect.poll(() => isOpen('Agency')).toBe(false);
  topItem('Contact Us').focus();
  await press('Enter');
  await expect.poll(() => isOpen('Contact Us')).toBe(true);
  linksIn('Contact Us').at(-1)?.focus();
  await press('Tab');
  await expect.poll(() => isOpen('Contact Us')).toBe(false);
});

test('§2 the menu of narrow windows works by keys, and Escape closes it step by step', async () => {
  await page.viewport(360, HEIGHT);
  await showMenu();
  menuSquare().focus();
  await press('Enter', 'Tab');
  expect(focused()).toBe(topItem('Agency'));
  await press('ArrowDown');
  expect(focused()).toBe(linksIn('Agency')[0]);
  await press('Escape');
  expect(focused()).toBe(topItem('Agency'));
  expect(isOpen('Agency')).toBe(false);
  await press('Escape');
  expect(focused()).toBe(menuSquare());
  expect(topItem('Agency').checkVisibility()).toBe(false);
});

test('each list of links in a panel has the name that stands above it', async () => {
  await showMenu();
  topItem('Ecommerce').focus();
  await press('Enter');
  const panel = topItem('Ecommerce').parentElement;
  const lists = [...(panel?.querySelectorAll('ul') ?? [])];
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) {
    const name = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
    expect(name).toBe(list.previousElementSibling);
    expect(name?.textContent).not.toBe('');
  }
});

test('the ring of an open group stays within it: the panel would cover its lower edge', async () => {
  await showMenu();
  topItem('Ecommerce').focus();
  await press('Enter');
  await expect.poll(() => isOpen('Ecommerce')).toBe(true);
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(topItem('Ecommerce'));
  expect(outlineStyle).toBe('solid');
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
});

test('narrow windows show links alone, also to the arrow keys', async () => {
  await page.viewport(700, HEIGHT);
  await showMenu();
  await click(menuSquare());
  topItem('Agency').focus();
  await press('ArrowDown');
  expect(focused()?.textContent).toContain('About us');
  await press('ArrowUp');
  expect(focused()?.textContent).toContain('Blogs');
  expect(linksIn('Agency')).toHaveLength(3);
});

test('a panel that was opened before the script ran stays open', async () => {
  const menu = serveMenu();
  topItem('Services').focus();
  await press('Enter');
  await expect.poll(() => isOpen('Services')).toBe(true);
  // React warns about the attribute in development and keeps the panel open.
  problems.allow(/hydrated but some attributes[\s\S]*-\s+open=""/);
  await menu.hydrate();
  expect(isOpen('Services')).toBe(true);
});
