import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { dataProblem, hasNullByte, statusProblem } from './document-shape.ts';
import { type Comparison, listComparisons, sizeProblem } from './query-limits.ts';

/** Operators that compare with a single text: Payload splits it. */
const WITH_ONE_TEXT: readonly string[] = ['like', 'not_like', 'contains'];

/** The largest number of documents or pages: the product of two still fits into a database's integers. */
const LARGEST_NUMBER = 2 ** 31 - 1;

/** Returns the error in a search condition; null if Payload can process it. */
function conditionProblem(where: unknown, path = 'where'): string | null {
  if (Array.isArray(where))
    return firstProblem(
      where.map((part, at) => [String(at), part] as const),
      path,
    );
  return isRecord(where) ? firstProblem(Object.entries(where), path) : null;
}

function firstProblem(parts: readonly (readonly [string, unknown])[], path: string): string | null {
  for (const [name, value] of parts) {
    const own = `${path}[${name}]`;
    if (value === null) return `${own} has no value.`;
    if (WITH_ONE_TEXT.includes(name) && typeof value === 'object') return `${own} has to be one text.`;
    const problem = hasNullByte(value) ? `${own} has a null byte.` : conditionProblem(value, own);
    if (problem !== null) return problem;
  }
  return null;
}

/** Returns the error in a number of documents or pages, as sent or as Payload parses it; null if there is none. */
function numberProblem(name: string, value: unknown): string | null {
  const number = typeof value === 'string' ? Number(value) : (value ?? 0);
  const isFit = typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= LARGEST_NUMBER;
  return isFit ? null : `${name} has to be a whole number from 0 to ${LARGEST_NUMBER}.`;
}

/** The parts of a query that can be malformed. */
type SentQuery = {
  readonly limit?: unknown;
  readonly page?: unknown;
  readonly sort?: unknown;
  readonly where?: unknown;
};

/** Returns the error in a query; null if Payload can process it. */
export function queryProblem({ limit, page, sort, where }: SentQuery): string | null {
  return (
    numberProblem('limit', limit) ??
    numberProblem('page', page) ??
    sizeProblem({ sort, where }) ??
    conditionProblem(where)
  );
}

/** Whether a reference to documents of several collections is compared with something that Payload can't look for. */
function isUnfitReference(fields: readonly FlattenedField[], { path, operand }: Comparison): boolean {
  const field = fields.find(({ name }) => name === path);
  if (field?.type !== 'relationship' && field?.type !== 'upload') return false;
  if (typeof field.relationTo === 'string') return false;
  const isReference = isRecord(operand) && 'value' in operand;
  return !isReference || !field.relationTo.some((slug) => slug === operand.relationTo);
}

/** Returns the error in a search of a collection; null if Payload can process it. */
function referenceProblem(fields: readonly FlattenedField[], where: unknown): string | null {
  const unfit = [...listComparisons(where)].find((comparison) => isUnfitReference(fields, comparison));
  return unfit === undefined
    ? null
    : `${unfit.path} is looked for by ${unfit.path}.value and ${unfit.path}.relationTo.`;
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new APIError(problem, 400, null, true);
}

type SentDocument = {
  readonly args: unknown;
  readonly req: PayloadRequest;
  /** The access rule for writing, if the operation writes. */
  readonly writers: Access | undefined;
};

/**
 * Rejects a document that is in error, except of the CMS's own code, whose arguments may be more than JSON. Users
 * without write access get Payload's refusal, whatever they sent.
 */
async function refuseDocument(
  { args, req, writers }: SentDocument,
  findProblem: (data: unknown) => string | null,
): Promise<void> {
  if (!isRecord(args) || args.overrideAccess === true || !writers) return;
  const problem = findProblem(args.data);
  if (problem !== null && (await writers({ req })) !== false) refuse(problem);
}

/** Rejects malformed requests, except those of the CMS's own code. */
async function refuseMalformed(sent: SentDocument, fields: readonly FlattenedField[]): Promise<void> {
  const { args, req } = sent;
  if (!isRecord(args) || args.overrideAccess === true) return;
  refuse(queryProblem(args) ?? referenceProblem(fields, args.where));
  // Payload fails on searches and sorts by localised texts without a language.
  if (args.where || args.sort) req.locale ??= DEFAULT_LANGUAGE;
  await refuseDocument(sent, (data) => dataProblem(fields, data, req));
}

/** An account's password, which Payload takes beside the fields and ignores if it is no text. */
const PASSWORD: FlattenedField = { name: 'password', type: 'text', label: { en: 'Password', de: 'Passwort' } };

type InCollection = Parameters<CollectionBeforeOperationHook>[0];
type InGlobal = Parameters<GlobalBeforeOperationHook>[0];

function sentToCollection({ args, collection, operation, req }: InCollection): SentDocument {
  const isWrite = operation === 'create' || operation === 'update';
  return { args, req, writers: isWrite ? collection.access[operation] : undefined };
}

function sentToGlobal({ args, global, operation, req }: InGlobal): SentDocument {
  return { args, req, writers: operation === 'update' ? global.access.update : undefined };
}

const refuseInCollection: CollectionBeforeOperationHook = (operation) => {
  const { auth, flattenedFields } = operation.collection;
  return refuseMalformed(sentToCollection(operation), auth ? [...flattenedFields, PASSWORD] : flattenedFields);
};

const refuseInGlobal: GlobalBeforeOperationHook = (operation) =>
  refuseMalformed(sentToGlobal(operation), operation.global.flattenedFields);

const refuseStatusInCollection: CollectionBeforeOperationHook = (operation) =>
  refuseDocument(sentToCollection(operation), statusProblem);

const refuseStatusInGlobal: GlobalBeforeOperationHook = (operation) =>
  refuseDocument(sentToGlobal(operation), statusProblem);

/**
 * Answers 400 with the reason to queries and documents on which Payload or a database would fail, in Payload's own
 * collections too. A status is judged last, behind the features: they tell
 * a translator that it isn't theirs.
 */
export function withValidRequests(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, versions } of config.collections)
    hooks.beforeOperation = [
      refuseInCollection,
      ...(hooks.beforeOperation ?? []),
      ...(versions?.drafts ? [refuseStatusInCollection] : []),
    ];
  for (const { hooks, versions } of config.globals)
    hooks.beforeOperation = [
      refuseInGlobal,
      ...(hooks.beforeOperation ?? []),
      ...(versions?.drafts ? [refuseStatusInGlobal] : []),
    ];
  return config;
}
