import type { CurrentPage } from '../base/current-page.ts';
import { STATE_ID } from '../base/frame-ids.ts';
import { serialiseForScript } from '../base/script-json.ts';

/** The page's data as sent to the browser, which knows its own address. */
export type PageState = Omit<CurrentPage, 'place'>;

/** Serialises the state as JSON that is safe in a script element. */
export function writePageState({ site, data, posted, failure }: PageState): string {
  return serialiseForScript({ site, data, posted, failure });
}

/** Reads the state from a server-rendered document; throws if there is none. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error(`The page has no state (#${STATE_ID}).`);
  return JSON.parse(text);
}
