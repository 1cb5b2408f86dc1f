import { MAIN_STACK, mainSites } from '../stacks/stacks.ts';

/** How long a publication may take to appear on the site, in milliseconds. */
export const SOON_MS = 20_000;

/** Fetches a page without a browser, which is slow and remembers German. */
export async function loaded(path: string, site = MAIN_STACK.siteUrl): Promise<string> {
  return (await fetch(`${site}${path}`)).text();
}

/** Fetches a page from every site, where the main stack has several. */
export function loadedEverywhere(path: string): Promise<readonly string[]> {
  return Promise.all(mainSites().map((site) => loaded(path, site)));
}
