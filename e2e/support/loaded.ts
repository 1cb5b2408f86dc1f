import { MAIN_STACK, mainSites } from './stacks.ts';

/** How long what is published may take to be on the site, in milliseconds. */
export const SOON_MS = 20_000;

/** A page as it is loaded without a browser, which takes its time and remembers German. */
export async function loaded(path: string, site = MAIN_STACK.siteUrl): Promise<string> {
  return (await fetch(`${site}${path}`)).text();
}

/** The same of every site, where the main stack has several. */
export function loadedEverywhere(path: string): Promise<readonly string[]> {
  return Promise.all(mainSites().map((site) => loaded(path, site)));
}
