import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { onRequestStart } from '#cms/base/log/current-request.ts';

/** In which a page of Next's says what the browser has of it already. */
const ROUTER_STATE = 'next-router-state-tree';

function drop({ headers }: IncomingMessage): void {
  try {
    parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
  } catch {
    delete headers[ROUTER_STATE];
  }
}

/**
 * Takes off requests what Next itself couldn't read and would answer 500 for, by its own reader: whoever sends such a
 * thing gets the whole page. Returns what ends that.
 */
export function dropUnreadableRouterStates(): () => void {
  return onRequestStart(drop);
}
