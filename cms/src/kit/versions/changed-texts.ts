import { isRecord } from '@kontorwerk/contract/content/read-values';
import { plainText } from '../links/plain-text.ts';

/** A text of a row that differs between two versions, with the names of the fields that lead to it. */
export type ChangedText = { readonly names: readonly string[]; readonly was: string; readonly is: string };

function isText(value: unknown): boolean {
  return typeof value === 'string' || (isRecord(value) && isRecord(value.root));
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) || Array.isArray(value) ? { ...value } : {};
}

/** Returns the texts of a row that differ. Rows within it are matched by their position, counted from one. */
export function findChangedTexts(was: unknown, is: unknown, names: readonly string[] = []): readonly ChangedText[] {
  if (isText(was) || isText(is)) {
    const [before, after] = [plainText(was), plainText(is)];
    return before === after ? [] : [{ names, was: before, is: after }];
  }
  const [before, after] = [partsOf(was), partsOf(is)];
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((part) => part !== 'id');
  return parts.flatMap((part) => findChangedTexts(before[part], after[part], [...names, part]));
}
