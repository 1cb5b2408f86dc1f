import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { adaptFormState } from '../concurrent/form-locks.ts';
import { SERVER_FUNCTION_TABLE } from './role-table.ts';
import { hasRole, type Role } from './roles.ts';
import { canWrite } from './write-access.ts';

/** A call of one of Payload's server functions by the admin's scripts. */
const serverCall = v.object({ name: v.string(), args: v.record(v.string(), v.unknown()) });
export type ServerCall = v.InferOutput<typeof serverCall>;

/** The result of a forbidden call, in the format of Payload's own errors. */
const REFUSED = { errors: [{ message: 'You are not allowed to perform this action.' }] };

const ROLES_BY_NAME: ReadonlyMap<string, readonly Role[]> = new Map(Object.entries(SERVER_FUNCTION_TABLE));

/** Whether the request's user may read all collections and globals that a call names. */
async function canReadAll(req: PayloadRequest, { collectionSlug, globalSlug }: ServerCall['args']): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const entities = [
    ...[collectionSlug ?? []].flat().map((name) => collections.find(({ slug }) => slug === name)),
    ...[globalSlug ?? []].flat().map((name) => globals.find(({ slug }) => slug === name)),
  ];
  for (const one of entities) if (!one || (await one.access.read({ req })) === false) return false;
  return true;
}

/** Returns the call to execute: a form locks its document only for users who may write it. */
async function withoutForeignLock(req: PayloadRequest, call: ServerCall): Promise<ServerCall> {
  const { collectionSlug, id, globalSlug, returnLockStatus } = call.args;
  if (!returnLockStatus) return call;
  const isWritten = await canWrite(req, collectionSlug ? { collection: collectionSlug, id } : { global: globalSlug });
  return isWritten ? call : { ...call, args: { ...call.args, returnLockStatus: false } };
}

/**
 * Checks whether a user may call a server function. For signed-out callers Payload's function fails with a stack in the
 * log, and some functions check no permissions at all.
 *
 * @returns the call to execute, or the result to answer instead
 */
export async function checkCall(
  payload: Payload,
  user: PayloadRequest['user'],
  sent: unknown,
): Promise<{ readonly call: ServerCall } | { readonly refused: typeof REFUSED }> {
  const read = v.safeParse(serverCall, sent);
  if (!read.success || !user) return { refused: REFUSED };
  const call = read.output;
  const roles = ROLES_BY_NAME.get(call.name);
  // `hasRole` is always true for administrators; a function without roles is forbidden to them too.
  if (roles === undefined || roles.length === 0 || !hasRole(user, ...roles)) return { refused: REFUSED };
  const req = await createLocalReq({ user }, payload);
  if (!(await canReadAll(req, call.args))) return { refused: REFUSED };
  const own = await withoutForeignLock(req, call);
  return { call: own.name === 'form-state' ? { ...own, args: await adaptFormState(req, own.args) } : own };
}
