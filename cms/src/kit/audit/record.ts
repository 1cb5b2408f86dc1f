import { truncateAddress } from '@kontorwerk/runtime/http/client-address';
import type { PayloadRequest } from 'payload';
import { runAfterTransaction } from '#cms/storage/database/after-transaction.ts';
import { readSender } from '../http/request-input.ts';
import { type AuditAction, LASTING_ACTIONS } from './actions.ts';
import { shortenDetail } from './short-detail.ts';

/** The account that is signed in to; with its id if it exists. */
type Account = { readonly id?: number | string; readonly email: string };

type Entry = {
  readonly action: AuditAction;
  readonly who: string;
  /** The affected document: `applications/12`. */
  readonly target?: string;
  readonly detail?: string;
};

/** The maximum length of a typed address, in characters. */
const MAX_LENGTH = 200;

/**
 * Records a user's action. A failure is logged and doesn't prevent the action: a full disk must not block the inbox.
 *
 * @param onLost called if the entry could not be stored
 */
async function record(
  req: PayloadRequest,
  { action, who, target = '', detail = '' }: Entry,
  onLost: () => void = () => {},
): Promise<void> {
  const { payload, user } = req;
  const address = truncateAddress(readSender(req));
  const data = { action, who: who.slice(0, MAX_LENGTH), target, detail: shortenDetail(detail), address };
  async function store(within: { readonly req?: PayloadRequest }): Promise<void> {
    try {
      await payload.create({ collection: 'audit-log', data, depth: 0, overrideAccess: true, ...within });
    } catch (err) {
      const by = user ? ` by users/${user.id}` : '';
      payload.logger.error({ err, msg: `The audit log could not be written: ${action} ${target}${by}` });
      onLost();
    }
  }
  // Not in the request's transaction, which may be rolled back.
  if (LASTING_ACTIONS.includes(action)) await runAfterTransaction(req, () => store({}));
  // Within the request's transaction, if there is one: a second one would wait for it to end.
  else await store((await req.transactionID) ? { req } : {});
}

/** Records a sign-in or an attempt, by the account in question: the browser may still be signed in to another one. */
export function recordSignIn(req: PayloadRequest, action: AuditAction, { id, email }: Account): Promise<void> {
  return record(req, { action, who: email, target: id === undefined ? '' : `users/${id}` });
}

/**
 * Records a signed-in user's action on a document; actions of the server aren't recorded.
 *
 * @param onLost called if the entry could not be stored
 */
export async function recordAction(
  req: PayloadRequest,
  action: AuditAction,
  target: string,
  detail?: string,
  onLost?: () => void,
): Promise<void> {
  const { user } = req;
  if (user) await record(req, { action, who: user.email, target, ...(detail !== undefined && { detail }) }, onLost);
}
