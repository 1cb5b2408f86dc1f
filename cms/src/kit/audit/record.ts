import { truncated } from '@kontorwerk/contract/truncated-address';
import type { PayloadRequest } from 'payload';
import { senderOfRequest } from '../http/sender-of-request.ts';
import type { AuditAction } from './actions.ts';

/** Whose door it is; the id where there is such an account. */
type Account = { readonly id?: number | string; readonly email: string };

type Entry = {
  readonly action: AuditAction;
  readonly who: string;
  /** The document it was done to: `applications/12`. */
  readonly target?: string;
  readonly detail?: string;
};

/** Addresses that are typed in may be anything, and as long as anything. */
const MAX_LENGTH = 200;

/**
 * Notes down what somebody did. What can't be noted is told in the log and still happens: a full disk must not keep the
 * inbox closed.
 */
async function record(req: PayloadRequest, { action, who, target = '', detail = '' }: Entry): Promise<void> {
  const address = truncated(senderOfRequest(req));
  const data = { action, who: who.slice(0, MAX_LENGTH), target, detail, address };
  try {
    // Within the request's transaction, where there is one: a second one would wait for it to end.
    const within = (await req.transactionID) ? { req } : {};
    await req.payload.create({ collection: 'audit-log', data, depth: 0, overrideAccess: true, ...within });
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The audit log could not be written: ${action} ${target}` });
  }
}

/** Notes down who came in, or tried to, by the account: the browser may still be signed in to another one. */
export function recordSignIn(req: PayloadRequest, action: AuditAction, { id, email }: Account): Promise<void> {
  return record(req, { action, who: email, target: id === undefined ? '' : `users/${id}` });
}

/** Notes down what somebody who is signed in did to a document; what the server does by itself isn't noted. */
export async function recordDone(
  req: PayloadRequest,
  action: AuditAction,
  target: string,
  detail?: string,
): Promise<void> {
  if (req.user) await record(req, { action, who: req.user.email, target, ...(detail !== undefined && { detail }) });
}
