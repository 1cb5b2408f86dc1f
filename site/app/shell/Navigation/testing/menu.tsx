/** The navigation with a page below it, and helpers to find its parts. */
import type { Language } from '@kontorwerk/contract/languages';
import { page } from 'vitest/browser';
import type { MenuGroup } from '#app/base/menu-types.ts';
import { type Served, serve } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { Navigation } from '../Navigation.tsx';

function withTeaser(group: MenuGroup): MenuGroup {
  const teaser = {
    title: 'A shop',
    text: 'It sells.',
    to: '/projects/a-shop',
    action: 'View',
    image: '',
    image_set: null,
  };
  return group.columns.length === 0 ? group : { ...group, teaser };
}

/** Serves the navigation of a products page, with teasers in its panels, below a bar as on every page. */
export function serveMenu(language: Language = 'en'): Served {
  const { links } = buildSiteData(language);
  return serve(
    <>
      <aside style={{ height: '2rem' }} />
      <Navigation />
      <main style={{ height: '200vh' }}>
        <a href="/projects">See more</a>
      </main>
    </>,
    {
      at: language === 'en' ? '/products' : `/${language}/products`,
      site: { links: { ...links, menu: links.menu.map(withTeaser) } },
    },
  );
}

/** Serves and hydrates it. */
export async function showMenu(language?: Language): Promise<Served> {
  const served = serveMenu(language);
  await served.hydrate();
  return served;
}

function only<E extends Element>(selector: string, label: string): E {
  const found = [...document.querySelectorAll<E>(selector)].find(({ textContent }) => textContent?.includes(label));
  if (!found) throw new Error(`The navigation has no ${label}.`);
  return found;
}

function group(label: string): HTMLElement {
  const found = only<HTMLElement>('nav > ul > li > details > summary', label).parentElement;
  if (!found) throw new Error(`${label} has no panel.`);
  return found;
}

/** Returns the top-level item of a group: its panel's button, or its link. */
export function topItem(label: string): HTMLElement {
  return only('nav > ul > li > details > summary, nav > ul > li > a', label);
}

/** Returns the visible links of a group's panel. */
export function linksIn(label: string): readonly HTMLElement[] {
  return [...group(label).querySelectorAll<HTMLElement>('a')].filter((link) => link.checkVisibility());
}

/** Whether a group's panel is open and visible. */
export function isOpen(label: string): boolean {
  return group(label).querySelector('ul')?.checkVisibility() ?? false;
}

/** Returns the square button of the menu in narrow windows. */
export function menuSquare(): HTMLElement {
  const square = document.querySelector<HTMLElement>('header details[data-menu="all"] > summary');
  if (!square) throw new Error('The menu has no square.');
  return square;
}

/** Clicks an element with the mouse. */
export async function click(element: HTMLElement): Promise<void> {
  await page.elementLocator(element).click();
}

/** Moves the mouse onto an element. */
export async function hover(element: HTMLElement): Promise<void> {
  await page.elementLocator(element).hover();
}
