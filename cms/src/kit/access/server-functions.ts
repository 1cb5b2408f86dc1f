import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { withoutInterruptions } from '../concurrent/form-locks.ts';
import { mayWrite } from './may-write.ts';
import { SERVER_FUNCTION_TABLE } from './role-table.ts';
import { hasRole, type Role } from './roles.ts';

/** A call of one of Payload's server functions, as the admin's scripts make them. */
const serverCall = v.object({ name: v.string(), args: v.record(v.string(), v.unknown()) });
export type ServerCall = v.InferOutput<typeof serverCall>;

/** The answer to a call that is refused, in the shape of the errors of Payload's own functions. */
const REFUSED = { errors: [{ message: 'You are not allowed to perform this action.' }] };

const ROLES_BY_NAME: ReadonlyMap<string, readonly Role[]> = new Map(Object.entries(SERVER_FUNCTION_TABLE));

/** Whether the request's user reads all collections and globals that a call names. */
async function readsNamed(req: PayloadRequest, { collectionSlug, globalSlug }: ServerCall['args']): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const named = [
    ...[collectionSlug ?? []].flat().map((name) => collections.find(({ slug }) => slug === name)),
    ...[globalSlug ?? []].flat().map((name) => globals.find(({ slug }) => slug === name)),
  ];
  for (const one of named) if (!one || (await one.access.read({ req })) === false) return false;
  return true;
}

/** The call as it is carried out: a form locks its document only for who may write that. */
async function withoutForeignLock(req: PayloadRequest, call: ServerCall): Promise<ServerCall> {
  const { collectionSlug, id, globalSlug, returnLockStatus } = call.args;
  if (!returnLockStatus) return call;
  const isWritten = await mayWrite(req, collectionSlug ? { collection: collectionSlug, id } : { global: globalSlug });
  return isWritten ? call : { ...call, args: { ...call.args, returnLockStatus: false } };
}

/**
 * Looks whether a user may call a server function. Payload's own answer fails for who is not signed in, with a stack in
 * the log, and some of them ask for no rights at all.
 *
 * @returns the call to carry out, or what is answered in its place
 */
export async function allowedCall(
  payload: Payload,
  user: PayloadRequest['user'],
  asked: unknown,
): Promise<{ readonly call: ServerCall } | { readonly refused: typeof REFUSED }> {
  const read = v.safeParse(serverCall, asked);
  if (!read.success || !user) return { refused: REFUSED };
  const call = read.output;
  const roles = ROLES_BY_NAME.get(call.name);
  // `hasRole` is true for administrators whatever is asked; what no role may call, they may not either.
  if (roles === undefined || roles.length === 0 || !hasRole(user, ...roles)) return { refused: REFUSED };
  const req = await createLocalReq({ user }, payload);
  if (!(await readsNamed(req, call.args))) return { refused: REFUSED };
  const own = await withoutForeignLock(req, call);
  return { call: own.name === 'form-state' ? { ...own, args: await withoutInterruptions(req, own.args) } : own };
}
