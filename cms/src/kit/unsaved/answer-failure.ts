import * as v from 'valibot';
import { FAULT_MESSAGES } from '../http/fault-messages.ts';

/** Failures of the server after which the same save may succeed. */
export type ServerFailure = 'server' | 'full';

/** Status codes of a proxy or the CMS while a service behind it is away or busy. */
const AWAY: readonly number[] = [502, 503, 504];

const errorBody = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

/** Whether a response comes from the CMS, whose errors are JSON: a proxy answers with a page of its own. */
export function isJson(answer: Response): boolean {
  return answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

/**
 * Whether a request failed though its status says otherwise: a proxy or the network answered with a page, such as one to
 * sign in there. Payload would take it for a success.
 */
export function isForeignSuccess(answer: Response): boolean {
  return answer.ok && answer.headers.get('Content-Type')?.startsWith('text/html') === true;
}

/** Returns the message of an error of the CMS; null for anything else. */
export function messageIn(body: unknown): string | null {
  const read = v.safeParse(errorBody, body);
  return read.success ? read.output.errors[0].message : null;
}

/** Returns the message of a response with an error of the CMS; null for any other response. */
export async function readMessage(answer: Response): Promise<string | null> {
  return messageIn(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
}

/** Returns the temporary failure that a response reports; null for any other response. */
export async function readFailure(answer: Response): Promise<ServerFailure | null> {
  if (isForeignSuccess(answer)) return 'server';
  if (answer.status < 500) return null;
  // An error of the CMS itself comes as JSON, and isn't temporary.
  if (!AWAY.includes(answer.status)) return isJson(answer) ? null : 'server';
  const message = isJson(answer) ? await readMessage(answer) : null;
  return message === FAULT_MESSAGES.full.en || message === FAULT_MESSAGES.full.de ? 'full' : 'server';
}
