import { STATE_ID } from './base/frame-ids.ts';
import { scriptJson } from './base/script-json.ts';
import type { Shown } from './base/shown.ts';

/** What a page was rendered from; where it stands the browser knows by itself. */
export type PageState = Omit<Shown, 'place'>;

/** The state as JSON that can stand in a script element. */
export function writePageState({ site, data, posted, failure }: PageState): string {
  return scriptJson({ site, data, posted, failure });
}

/** Reads the state out of a document that our server has sent; throws where there is none. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error(`The page has no state (#${STATE_ID}).`);
  return JSON.parse(text);
}
