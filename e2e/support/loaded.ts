import { MAIN_STACK } from './stacks.ts';

/** How long what is published may take to be on the site, in milliseconds. */
export const SOON_MS = 20_000;

/** A page as it is loaded without a browser, which takes its time and remembers German. */
export async function loaded(path: string): Promise<string> {
  return (await fetch(`${MAIN_STACK.siteUrl}${path}`)).text();
}
