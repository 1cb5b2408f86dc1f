import type { AfterErrorHook } from 'payload';
import { type DatabaseFault, databaseFault } from '#cms/base/database-fault.ts';
import { problem } from '#cms/base/reader-language.ts';
import { FAULT_MESSAGES, NO_ANSWER, SILENT } from './fault-messages.ts';
import { languageOf } from './request-language.ts';

/** When to retry, in seconds. */
const RETRY_AFTER_S = 5;

const RETRY_HEADERS = { 'Retry-After': String(RETRY_AFTER_S) } as const;

function unavailable(message: string): Response {
  return Response.json(
    { errors: [{ message }] },
    { status: 503, headers: { ...RETRY_HEADERS, 'Cache-Control': 'no-store' } },
  );
}

/** Returns the same answer for a request that Payload couldn't process at all. */
export function faultResponse(fault: DatabaseFault, headers: Headers): Response {
  return unavailable(FAULT_MESSAGES[fault][languageOf(headers)]);
}

/** Answers 503 to a request whose database is silent: what was sent may still get stored. */
export function silentResponse({ method, headers }: Pick<Request, 'method' | 'headers'>): Response {
  return unavailable((method === 'GET' ? NO_ANSWER : SILENT)[languageOf(headers)]);
}

/** Answers 503 and that nothing was saved, for which Payload would answer that something went wrong. */
export const answerDatabaseFault: AfterErrorHook = ({ error, req }) => {
  const fault = databaseFault(error);
  if (fault === null) return undefined;
  const headers = new Headers(req.responseHeaders);
  for (const [name, value] of Object.entries(RETRY_HEADERS)) headers.set(name, value);
  req.responseHeaders = headers;
  return { status: 503, response: { errors: [{ message: problem(FAULT_MESSAGES[fault], { req }) }] } };
};
