import { createContext } from 'react';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState, isRouteErrorResponse } from 'react-router';

/** What a page was rendered from: what its loaders, its action and their failures said. */
export type PageState = Required<Pick<HydrationState, 'loaderData' | 'actionData' | 'errors'>>;

/** The state of the page that the server is rendering; a browser reads it out of the page. */
export const PageStateContext = createContext<PageState | null>(null);

/** The id of the element that carries the state into the browser. */
export const STATE_ID = 'page-state';

/** The id of the browser's route that shows why a page can't be shown; what the root failed with is shown there too. */
export const FAILING_PAGES = 'pages';

/** A failure as the browser may know it: with its status, and with nothing else. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The state as JSON that can stand in a script element. */
export function writePageState({ loaderData, actionData, errors }: PageState): string {
  const [failure] = Object.values(errors ?? {}).map(statusOf);
  return JSON.stringify({ loaderData, actionData, failure }).replaceAll('<', '\\u003c');
}

type Written = Omit<PageState, 'errors'> & { readonly failure?: number };

/** Reads the state out of a document that our server has sent; throws where there is none. */
export function readPageState(page: Document): PageState {
  const text = page.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error(`The page has no state (#${STATE_ID}).`);
  const { loaderData, actionData, failure }: Written = JSON.parse(text);
  const errors = failure === undefined ? null : { [FAILING_PAGES]: new ErrorResponse(failure, '', null) };
  return { loaderData, actionData, errors };
}
