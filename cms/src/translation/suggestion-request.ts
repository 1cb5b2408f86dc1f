import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { parsePictureNode } from '#cms/kit/fields/picture-node.ts';

/** The endpoint for translation suggestions. */
export const SUGGESTIONS_PATH = '/translation-suggestions';

export type Direction = { readonly from: Language; readonly to: Language };

const responseSchema = v.object({ texts: v.array(v.string()) });
const FAILED: LocalText = {
  en: 'The translation service doesn’t answer. Try again later, or translate it yourself.',
  de: 'Der Übersetzungsdienst antwortet nicht. Versuchen Sie es später noch einmal, oder übersetzen Sie selbst.',
};

/** Returns the pieces of a plain or rich text, in order. */
export function extractPieces(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(extractPieces);
  if (!isRecord(value)) return [];
  const shown = parsePictureNode(value);
  if (shown) return shown.caption === '' ? [] : [shown.caption];
  return typeof value.text === 'string'
    ? [value.text]
    : [...extractPieces(value.root), ...extractPieces(value.children)];
}

/** Replaces the pieces of a plain or rich text, in order. */
export function replacePieces(value: unknown, words: readonly string[]): unknown {
  const left = [...words];
  const next = (was: string) => left.shift() ?? was;
  function replaced(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(replaced);
    if (!isRecord(part)) return part;
    if (typeof part.text === 'string') return { ...part, text: next(part.text) };
    const { caption = '' } = parsePictureNode(part) ?? {};
    if (caption !== '')
      return { ...part, fields: { ...(isRecord(part.fields) && part.fields), caption: next(caption) } };
    return {
      ...part,
      ...('root' in part && { root: replaced(part.root) }),
      ...('children' in part && { children: replaced(part.children) }),
    };
  }
  return typeof value === 'string' ? next(value) : replaced(value);
}

/** Requests a translation of a plain or rich text from the CMS, which calls the service. */
export async function requestSuggestion(
  value: unknown,
  direction: Direction,
  reader: Language,
): Promise<{ readonly value: unknown } | { readonly problem: string }> {
  const answer = await post(
    `/api${SUGGESTIONS_PATH}`,
    { ...direction, texts: extractPieces(value) },
    reader,
    FAILED[reader],
  );
  if ('problem' in answer) return answer;
  const read = v.safeParse(responseSchema, answer.body);
  return read.success ? { value: replacePieces(value, read.output.texts) } : { problem: FAILED[reader] };
}
