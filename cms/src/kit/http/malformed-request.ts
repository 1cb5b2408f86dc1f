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
import { type Comparison, listComparisons, sizeProblem } from './query-limits.ts';

/** Operators that compare with a single text: Payload splits it. */
const WITH_ONE_TEXT: readonly string[] = ['like', 'not_like', 'contains'];

const LAST_YEAR = 9999;

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

function hasNullByte(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\u0000');
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

function isDate(value: unknown): boolean {
  if (!(typeof value === 'string' || typeof value === 'number' || value instanceof Date)) return false;
  const year = new Date(value).getUTCFullYear();
  return year > 0 && year <= LAST_YEAR;
}

function isId(value: unknown): boolean {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(id) && Number(id) > 0;
}

/** Whether all children of a rich text's nodes are nodes. */
function isNode(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { children = [], fields = {} } = value;
  return isRecord(fields) && Array.isArray(children) && children.every(isNode);
}

/**
 * Returns the requirement that a field's value violates; null if there is none, or if Payload's validation reports it
 * better.
 */
function shapeProblem(field: FlattenedField, value: unknown): string | null {
  switch (field.type) {
    case 'date':
      return isDate(value) ? null : 'has to be a date';
    case 'email':
      return typeof value === 'string' ? null : 'has to be a text';
    case 'checkbox':
      return typeof value === 'boolean' || value === 'true' || value === 'false' ? null : 'has to be true or false';
    case 'select':
      return selectProblem(field, value);
    case 'upload':
    case 'relationship':
      return typeof field.relationTo !== 'string' || field.hasMany || isId(value) ? null : 'has to be an id';
    case 'richText':
      return !isRecord(value) || !('root' in value) || isNode(value.root) ? null : 'has to be a text of the editor';
    default:
      return null;
  }
}

function selectProblem(field: Extract<FlattenedField, { type: 'select' }>, value: unknown): string | null {
  if (field.hasMany) return typeof value === 'string' || Array.isArray(value) ? null : 'has to be a list';
  return typeof value === 'string' ? null : 'has to be one value';
}

function fieldProblem(field: FlattenedField, value: unknown, path: string): string | null {
  if (field.type === 'group' || field.type === 'tab')
    return isRecord(value) ? dataProblem(field.flattenedFields, value, `${path}.`) : `${path} has to be an object.`;
  // With `locale=all` each language has a value, and null deletes one.
  if (value === null || ('localized' in field && field.localized && isRecord(value) && !('root' in value))) return null;
  const problem = shapeProblem(field, value);
  return problem === null ? null : `${path} ${problem}.`;
}

/** Returns the path of a text with a null byte, which PostgreSQL can't store; null if there is none. */
function nullBytePath(value: unknown, path: string): string | null {
  if (hasNullByte(value)) return path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = nullBytePath(inner, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the error in the fields of a received document; null if Payload can process it. */
export function dataProblem(fields: readonly FlattenedField[], data: unknown, path = ''): string | null {
  if (!isRecord(data)) return 'The document has to be sent as a JSON object.';
  for (const field of fields) {
    const value = Object.hasOwn(data, field.name) ? data[field.name] : undefined;
    const problem = value === undefined ? null : fieldProblem(field, value, path + field.name);
    if (problem !== null) return problem;
  }
  const withNullByte = path === '' ? nullBytePath(data, '') : null;
  return withNullByte === null ? null : `${withNullByte} has a null byte.`;
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
  const problem = writers ? dataProblem(fields, args.data) : null;
  if (problem !== null && (await writers?.({ req })) !== false) refuse(problem);
}

const refuseInCollection: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update';
  const writers = isWrite ? collection.access[operation] : undefined;
  return refuseMalformed({ args, req, writers, fields: collection.flattenedFields });
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
