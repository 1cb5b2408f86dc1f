import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { digest } from '#cms/base/digest.ts';

/** Fields that the database sets or counts. */
const DERIVED_FIELDS = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'translation',
  'url',
  'thumbnailURL',
  '_order',
  'globalType',
];

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Normalises a value for comparison: without empty parts and ids, with sorted keys. */
function normaliseValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normaliseValue);
  if (!isRecord(value)) return value;
  const parts = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, part]) => [name, normaliseValue(part)] as const)
    .filter(([, part]) => !isEmpty(part) && !(isRecord(part) && Object.keys(part).length === 0));
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a digest of a document's written content. */
export function digestDocument(document: Untrusted): string {
  const written = Object.entries(document).filter(([name]) => !DERIVED_FIELDS.includes(name));
  return digest([JSON.stringify(normaliseValue(Object.fromEntries(written)))]);
}
