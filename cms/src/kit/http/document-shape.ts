import { isRecord } from '@kontorwerk/contract/content/read-values';
import { getTranslation } from '@payloadcms/translations';
import type { FlattenedField, PayloadRequest } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { fieldsOfPart } from '#cms/kit/fields/document-parts.ts';
import { hasTooManyRows, TOO_MANY_ROWS } from './row-limit.ts';

const LAST_YEAR = 9999;

/** Whether it is a text with a null byte, which PostgreSQL can't store. */
export function hasNullByte(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\u0000');
}

function isDate(value: unknown): boolean {
  if (!(typeof value === 'string' || value instanceof Date)) return false;
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

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Whether it is a number, or a text that Payload turns into one. */
function isNumber(value: unknown): boolean {
  return Number.isFinite(isText(value) ? Number(value) : value);
}

/** Whether it is one value or, in a field of several, a list of such values. */
function fits({ hasMany }: { readonly hasMany?: boolean }, value: unknown, isOne: (one: unknown) => boolean): boolean {
  return hasMany ? Array.isArray(value) && value.every(isOne) : isOne(value);
}

/**
 * Returns the requirement that a field's value violates; null if there is none, or if Payload's validation reports it
 * better.
 */
function shapeProblem(field: FlattenedField, value: unknown): string | null {
  switch (field.type) {
    case 'text':
      return fits(field, value, isText) ? null : field.hasMany ? 'has to be a list of texts' : 'has to be a text';
    case 'code':
    case 'email':
    case 'textarea':
      return isText(value) ? null : 'has to be a text';
    case 'number':
      return fits(field, value, isNumber) ? null : field.hasMany ? 'has to be a list of numbers' : 'has to be a number';
    case 'date':
      return isDate(value) ? null : 'has to be a date';
    case 'checkbox':
      return typeof value === 'boolean' || value === 'true' || value === 'false' ? null : 'has to be true or false';
    case 'radio':
      return isText(value) ? null : 'has to be one value';
    case 'select':
      return isText(value) || fits(field, value, isText)
        ? null
        : field.hasMany
          ? 'has to be a list'
          : 'has to be one value';
    case 'upload':
    case 'relationship':
      if (typeof field.relationTo !== 'string' || fits(field, value, isId)) return null;
      return field.hasMany ? 'has to be a list of ids' : 'has to be an id';
    case 'richText':
      return isRecord(value) && isNode(value.root) ? null : 'has to be a text of the editor';
    default:
      return null;
  }
}

/** The language in which a document is sent, and that of its sender. */
type Sent = Pick<PayloadRequest, 'i18n' | 'locale'>;

function nameField(field: FlattenedField, path: string, { i18n }: Sent): string {
  const label: unknown = 'label' in field && field.label ? getTranslation(field.label, i18n) : '';
  return label ? `${path} (${label})` : path;
}

function rowProblem(field: FlattenedField, row: unknown, path: string, sent: Sent): string | null {
  // Payload drops empty rows.
  if (row === null) return null;
  if (!isRecord(row)) return `${path} has to be an object.`;
  const fields = fieldsOfPart(field, row);
  return fields === null ? `${path}.blockType is unknown.` : dataProblem(fields, row, sent, `${path}.`);
}

function rowsProblem(field: FlattenedField, value: unknown, path: string, sent: Sent): string | null {
  // Forms send the number of rows if there are none.
  if (value === 0) return null;
  if (!Array.isArray(value)) return `${nameField(field, path, sent)} has to be a list.`;
  for (const [at, row] of value.entries()) {
    const problem = rowProblem(field, row, `${path}.${at}`, sent);
    if (problem !== null) return problem;
  }
  return null;
}

/** Returns a localised field's value in each language if the document is sent in all of them, else the one value. */
function listValues(field: FlattenedField, value: unknown, { locale }: Sent): readonly unknown[] {
  const isEachLanguage = locale === 'all' && 'localized' in field && field.localized;
  return isEachLanguage && isRecord(value) && !('root' in value) ? Object.values(value) : [value];
}

function valueProblem(field: FlattenedField, value: unknown, path: string, sent: Sent): string | null {
  if (field.type === 'array' || field.type === 'blocks') return rowsProblem(field, value, path, sent);
  const problem = shapeProblem(field, value);
  return problem === null ? null : `${nameField(field, path, sent)} ${problem}.`;
}

function fieldProblem(field: FlattenedField, value: unknown, path: string, sent: Sent): string | null {
  if (field.type === 'group' || field.type === 'tab') {
    if (!isRecord(value)) return `${nameField(field, path, sent)} has to be an object.`;
    return dataProblem(field.flattenedFields, value, sent, `${path}.`);
  }
  for (const one of listValues(field, value, sent)) {
    const problem = one === null ? null : valueProblem(field, one, path, sent);
    if (problem !== null) return problem;
  }
  return null;
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
export function dataProblem(fields: readonly FlattenedField[], data: unknown, sent: Sent, path = ''): string | null {
  if (!isRecord(data)) return 'The document has to be sent as a JSON object.';
  if (path === '' && hasTooManyRows(data)) return TOO_MANY_ROWS[readerLanguage(sent.i18n)];
  for (const field of fields) {
    const value = Object.hasOwn(data, field.name) ? data[field.name] : undefined;
    const problem = value === undefined ? null : fieldProblem(field, value, path + field.name, sent);
    if (problem !== null) return problem;
  }
  const withNullByte = path === '' ? nullBytePath(data, '') : null;
  return withNullByte === null ? null : `${withNullByte} has a null byte.`;
}

/**
 * Returns the error in the status that a document is sent with; null if there is none. Payload stores any, and takes the
 * document off the site.
 */
export function statusProblem(data: unknown): string | null {
  const status = isRecord(data) ? data._status : undefined;
  const isKnown = status === undefined || status === 'draft' || status === 'published';
  return isKnown ? null : '_status has to be draft or published.';
}
