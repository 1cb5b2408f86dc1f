import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { plainText } from '../../translations/plain-text.ts';
import { ORDER, type Path } from '../merging/merge-states.ts';
import { isEmpty } from '../merging/same-value.ts';
import { WORDS } from './words.ts';

/** A value of a conflict in words: whole for texts and numbers, and what it is for what has none. */
export function shownValue(path: Path, value: unknown, reader: Language): string {
  if (path.at(-1) === ORDER) return WORDS.another_order[reader];
  if (typeof value === 'boolean') return WORDS[value ? 'yes' : 'no'][reader];
  if (isRecord(value) && 'root' in value) return plainText(value) || WORDS.empty[reader];
  if (isRecord(value) && 'relationTo' in value) return `${value.relationTo} ${value.value}`;
  if (value === null && path.length > 1) return WORDS.removed[reader];
  if (isEmpty(value)) return WORDS.empty[reader];
  if (Array.isArray(value) && value.every((one) => !isRecord(one))) return value.join(', ');
  return typeof value === 'object' ? WORDS.row[reader] : String(value);
}
