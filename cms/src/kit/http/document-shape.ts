import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';

const LAST_YEAR = 9999;

/** Whether it is a text with a null byte, which PostgreSQL can't store. */
export function hasNullByte(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\u0000');
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
