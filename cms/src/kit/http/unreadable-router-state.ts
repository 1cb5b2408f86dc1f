import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { onRequestStart } from '#cms/base/log/current-request.ts';

/** The header in which a Next page sends the router state that the browser already has. */
const ROUTER_STATE = 'next-router-state-tree';

function drop({ headers }: IncomingMessage): void {
  try {
    parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
  } catch {
    delete headers[ROUTER_STATE];
  }
}

/**
 * Removes router states that Next couldn't parse, checked with its own parser: Next would answer 500, and without the
 * header it answers with the whole page. Returns the function that stops it.
 */
export function dropUnreadableRouterStates(): () => void {
  return onRequestStart(drop);
}
