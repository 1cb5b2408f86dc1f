import * as v from 'valibot';
import { FAULT_MESSAGES } from '../http/fault-messages.ts';

/** Why a server didn't save something that it may save later. */
export type ServerFailure = 'server' | 'full';

/** What a proxy or the CMS answers while something behind it is away or busy. */
const AWAY: readonly number[] = [502, 503, 504];

const told = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) });

/** Why an answer says that the same request may succeed later; null where it says anything else. */
export async function answerFailure(answer: Response): Promise<ServerFailure | null> {
  if (answer.status < 500) return null;
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  // The CMS's own fault comes as JSON, and doesn't go by itself.
  if (!AWAY.includes(answer.status)) return isJson ? null : 'server';
  const body = isJson
    ? v.safeParse(
        told,
        await answer
          .clone()
          .json()
          .catch(() => null),
      )
    : null;
  const message = body?.success ? body.output.errors[0].message : null;
  return message === FAULT_MESSAGES.full.en || message === FAULT_MESSAGES.full.de ? 'full' : 'server';
}
