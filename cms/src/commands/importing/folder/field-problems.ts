import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLanguage } from '@kontorwerk/contract/languages';
import type { FlattenedField, Option } from 'payload';
import { ROW_FIELDS } from '#cms/content/portable/format.ts';
import { isAddressField } from '#cms/content/portable/map-references.ts';
import { fieldsOfPart } from '#cms/kit/fields/document-parts.ts';
import { isLink } from '#cms/kit/fields/link.ts';
import { MAX_TEXT_DEPTH } from '#cms/kit/fields/text-tree.ts';
import { LINKED_COLLECTIONS } from '#cms/kit/links/reference.ts';

/** Reports a field that can't hold the file's value. */
export type ReportField = (path: string, why: string) => void;

const DOCUMENT_LINK = new RegExp(`^(?:${LINKED_COLLECTIONS.join('|')}):[^\\s]+$`);

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function getOptionValue(option: Option): string {
  return typeof option === 'string' ? option : option.value;
}

function isTree(node: unknown, depth = 0): boolean {
  if (!isRecord(node) || typeof node.type !== 'string' || depth > MAX_TEXT_DEPTH) return false;
  const { children, fields } = node;
  if (isRecord(fields) && 'url' in fields && !(typeof fields.url === 'string' && isAddress(fields.url))) return false;
  return children === undefined || (Array.isArray(children) && children.every((child) => isTree(child, depth + 1)));
}

/** Whether a text is a link, or refers to a document of the export. */
function isAddress(value: string): boolean {
  return value === '' || DOCUMENT_LINK.test(value) || isLink(value);
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** Whether a field can hold a value. */
function canHold(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'text':
      if ('hasMany' in field && field.hasMany) return Array.isArray(value) && value.every(isText);
      return typeof value === 'string' && (!isAddressField(field) || isAddress(value));
    case 'textarea':
    case 'email':
    case 'code':
      return isText(value);
    case 'number':
      return Number.isFinite(value);
    case 'checkbox':
      return typeof value === 'boolean';
    case 'date':
      return isDate(value);
    case 'select': {
      const options = field.options.map(getOptionValue);
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
      return (
        Array.isArray(value) === Boolean(field.hasMany) &&
        chosen.every((each) => options.some((known) => known === each))
      );
    }
    case 'upload':
    case 'relationship':
      return field.hasMany ? Array.isArray(value) && value.every(isText) : isText(value);
    case 'richText':
      return isRecord(value) && isTree(value.root);
    case 'json':
      return true;
    default:
      return false;
  }
}

function isByLanguage(value: unknown): value is Untrusted {
  return isRecord(value) && !('root' in value) && Object.keys(value).every(isLanguage);
}

/** Returns the readable rows of a list. */
function readRows(field: FlattenedField, value: unknown, path: string, tell: ReportField): unknown {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value)) tell(path, 'this is no list');
  return rows.flatMap((row, at) => {
    const place = `${path}.${at}`;
    const fields = isRecord(row) && fieldsOfPart(field, row);
    if (isRecord(row) && fields) return [readKnownFields(fields, row, tell, `${place}.`)];
    tell(place, 'there is no such kind of row');
    return [];
  });
}

function readValue(field: FlattenedField, value: unknown, path: string, tell: ReportField): unknown {
  if (value === null) return null;
  if (field.type === 'array' || field.type === 'blocks') return readRows(field, value, path, tell);
  if ('flattenedFields' in field) {
    if (isRecord(value)) return readKnownFields(field.flattenedFields, value, tell, `${path}.`);
  } else if ('localized' in field && field.localized) {
    if (!isByLanguage(value)) {
      tell(path, 'this is no text by language');
      return undefined;
    }
    const texts = Object.entries(value).filter(([language, text]) => {
      const fits = text === null || canHold(field, text);
      if (!fits) tell(`${path}, ${language}`, 'this is nothing that the field can hold');
      return fits;
    });
    return Object.fromEntries(texts);
  } else if (canHold(field, value)) return value;
  tell(path, 'this is nothing that the field can hold');
  return undefined;
}

/** Whether a value holds nothing that could be lost. */
function isEmpty(value: unknown): boolean {
  if (isRecord(value) || Array.isArray(value)) return Object.values(value).every(isEmpty);
  return value === null || value === '';
}

/** Returns the values that known fields can hold; reports all others unless they are empty, and leaves them out. */
export function readKnownFields(
  fields: readonly FlattenedField[],
  data: Untrusted,
  tell: ReportField,
  within = '',
): Untrusted {
  const known = Object.entries(data).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    if (field) return [[name, readValue(field, value, `${within}${name}`, tell)]];
    if (within !== '' && ROW_FIELDS.includes(name) && (value === null || isText(value))) return [[name, value]];
    if (!isEmpty(value)) tell(`${within}${name}`, 'there is no such field');
    return [];
  });
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
}
