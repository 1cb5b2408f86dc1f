import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { REQUEST_STARTS } from '../log/current-request.ts';

/** In which a page of Next's says what the browser has of it already. */
const ROUTER_STATE = 'next-router-state-tree';

function drop(started: unknown): void {
  if (!(isRecord(started) && started.request instanceof IncomingMessage)) return;
  const { headers } = started.request;
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
  subscribe(REQUEST_STARTS, drop);
  return () => void unsubscribe(REQUEST_STARTS, drop);
}
