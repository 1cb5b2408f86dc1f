import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { plainText } from '../links/plain-text.ts';

/** Whether a value is a rich text. */
export function isTree(value: unknown): value is Untrusted {
  return isRecord(value) && isRecord(value.root);
}

/** Whether a value is empty, in all languages if it is localised. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isTree(value)) return plainText(value) === '';
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
