import { isRecord } from '@kontorwerk/contract/content/read-values';
import { isLanguage, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { createLocalReq, type FormState, isEntityHidden, type Payload, type PayloadRequest } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import * as v from 'valibot';
import { clientFaultMessage } from '#cms/base/client-fault.ts';
import { adaptFormState } from '../concurrent/form-locks.ts';
import { hasTooManyRows, TOO_MANY_ROWS } from '../http/row-limit.ts';
import { SERVER_FUNCTION_TABLE } from './role-table.ts';
import { hasRole, type Role } from './roles.ts';
import { canWrite } from './write-access.ts';

/** A call of one of Payload's server functions by the admin's scripts. */
const serverCall = v.object({ name: v.string(), args: v.record(v.string(), v.unknown()) });
export type ServerCall = v.InferOutput<typeof serverCall>;

/** The user who calls, and the language of their admin. */
type Caller = { readonly user: PayloadRequest['user']; readonly language: Language };

/** The result of a refused call, in the format of Payload's own errors. */
type Refusal = { readonly errors: readonly { readonly message: string }[] };

function refusalOf(message: string): Refusal {
  return { errors: [{ message }] };
}

const REFUSED: LocalText = {
  en: 'You are not allowed to perform this action.',
  de: 'Sie sind nicht berechtigt, das zu tun.',
};
const MALFORMED = refusalOf('This call is malformed.');

/** Functions that fail without a collection or global. */
const OF_AN_ENTITY: readonly string[] = [
  'copy-data-from-locale',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
];

/** Functions that show the admin's view of a collection or global, for which Payload fails where the admin hides it. */
const VIEWS: readonly string[] = ['render-document', 'render-list'];

const listQuery = v.optional(
  v.looseObject({ queryByGroup: v.optional(v.union([v.looseObject({}), v.pipe(v.string(), v.parseJson())])) }),
);
const contentLanguage = v.custom<string>(isLanguage);

/** The schemas of arguments that Payload doesn't check, and fails on. */
const ARGUMENTS: Readonly<Record<string, v.GenericSchema>> = {
  'render-list': v.looseObject({ query: listQuery }),
  'copy-data-from-locale': v.looseObject({ fromLocale: contentLanguage, toLocale: contentLanguage }),
};

function isMalformed({ name, args }: ServerCall): boolean {
  if (OF_AN_ENTITY.includes(name) && !args.collectionSlug && !args.globalSlug) return true;
  const schema = ARGUMENTS[name];
  return schema !== undefined && !v.is(schema, args);
}

const formFields = v.custom<FormState>(isRecord);

/** Builds the document of a form state as Payload does, without the entries of the lists themselves. */
function documentOf(state: unknown): unknown {
  return v.is(formFields, state) ? reduceFieldsToValues(state, true) : null;
}

/** Whether a call brings a document that Payload would take long for. */
function isTooLarge({ args }: ServerCall): boolean {
  const { data, documentFormState, formState, initialBlockData, initialBlockFormState, initialData } = args;
  const documents = [data, initialBlockData, initialData];
  const formStates = [formState, documentFormState, initialBlockFormState];
  return [...documents, ...formStates.map(documentOf)].some(hasTooManyRows);
}

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

/** Whether a call shows the view of a collection or global that the admin hides from the request's user. */
function isOfHiddenView({ payload, user }: PayloadRequest, { name, args }: ServerCall): boolean {
  if (!VIEWS.includes(name) || args.overrideEntityVisibility || !user) return false;
  const { collections, globals } = payload.config;
  const entity = [...collections, ...globals].find(({ slug }) => slug === (args.collectionSlug ?? args.globalSlug));
  return entity === undefined || isEntityHidden({ hidden: entity.admin.hidden, user });
}

/** Whether the user may write the document whose texts a call copies; Payload fails where there is none. */
function canCopy(req: PayloadRequest, { name, args }: ServerCall): Promise<boolean> | boolean {
  const { collectionSlug, docID, globalSlug } = args;
  if (name !== 'copy-data-from-locale') return true;
  return canWrite(req, collectionSlug ? { collection: collectionSlug, id: docID } : { global: globalSlug });
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
 * @returns the call to execute, the result to answer instead, or that the view isn't there for the user
 */
export async function checkCall(
  payload: Payload,
  { user, language }: Caller,
  sent: unknown,
): Promise<{ readonly call: ServerCall } | { readonly refused: Refusal } | { readonly isMissing: true }> {
  const read = v.safeParse(serverCall, sent);
  if (!read.success || !user) return { refused: refusalOf(REFUSED[language]) };
  const call = read.output;
  const roles = ROLES_BY_NAME.get(call.name);
  // `hasRole` is always true for administrators; a function without roles is forbidden to them too.
  if (roles === undefined || roles.length === 0 || !hasRole(user, ...roles))
    return { refused: refusalOf(REFUSED[language]) };
  if (isMalformed(call)) return { refused: MALFORMED };
  if (isTooLarge(call)) return { refused: refusalOf(TOO_MANY_ROWS[language]) };
  const req = await createLocalReq({ user }, payload);
  if (!(await canReadAll(req, call.args)) || !(await canCopy(req, call)))
    return { refused: refusalOf(REFUSED[language]) };
  if (isOfHiddenView(req, call)) return { isMissing: true };
  const own = await withoutForeignLock(req, call);
  return { call: own.name === 'form-state' ? { ...own, args: await adaptFormState(req, own.args) } : own };
}

/** Returns the result of a call, or a refusal if it fails by the client's fault, which Next would answer with a 500. */
export async function refuseClientFaults(result: Promise<unknown>): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    const message = clientFaultMessage(error);
    if (message === null) throw error;
    return refusalOf(message);
  }
}
