import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { dataProblem, hasNullByte } from './document-shape.ts';
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

type CheckedRequest = {
  readonly args: unknown;
  readonly req: PayloadRequest;
  readonly fields: readonly FlattenedField[];
  /** The access rule for writing, if the operation writes. */
  readonly writers: Access | undefined;
};

/**
 * Rejects malformed requests, except those of the CMS's own code, whose arguments may be more than JSON. Users without
 * write access get Payload's refusal, whatever they sent.
 */
async function refuseMalformed({ args, fields, req, writers }: CheckedRequest): Promise<void> {
  if (!isRecord(args) || args.overrideAccess === true) return;
  refuse(queryProblem(args) ?? referenceProblem(fields, args.where));
  // Payload fails on searches and sorts by localised texts without a language.
  if (args.where || args.sort) req.locale ??= DEFAULT_LANGUAGE;
  const problem = writers ? dataProblem(fields, args.data, req) : null;
  if (problem !== null && (await writers?.({ req })) !== false) refuse(problem);
}

/** An account's password, which Payload takes beside the fields and ignores if it is no text. */
const PASSWORD: FlattenedField = { name: 'password', type: 'text', label: { en: 'Password', de: 'Passwort' } };

const refuseInCollection: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update';
  const writers = isWrite ? collection.access[operation] : undefined;
  const { auth, flattenedFields } = collection;
  return refuseMalformed({ args, req, writers, fields: auth ? [...flattenedFields, PASSWORD] : flattenedFields });
};

const refuseInGlobal: NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number] = ({
  args,
  global,
  operation,
  req,
}) => {
  const writers = operation === 'update' ? global.access.update : undefined;
  return refuseMalformed({ args, req, writers, fields: global.flattenedFields });
};

/**
 * Answers 400 with the reason to queries and documents on which Payload or a database would fail, in Payload's own
 * collections too.
 */
export function withValidRequests(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuseInCollection, ...(hooks.beforeOperation ?? [])];
  for (const { hooks } of config.globals) hooks.beforeOperation = [refuseInGlobal, ...(hooks.beforeOperation ?? [])];
  return config;
}
