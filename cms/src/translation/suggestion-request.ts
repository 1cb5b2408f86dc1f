import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import * as v from 'valibot';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { parsePictureNode } from '#cms/kit/fields/picture-node.ts';
import { collectNodes, replaceNodes } from '#cms/kit/fields/text-tree.ts';

/** The endpoint for translation suggestions. */
export const SUGGESTIONS_PATH = '/translation-suggestions';

export type Direction = { readonly from: Language; readonly to: Language };

const responseSchema = v.object({ texts: v.array(v.string()) });
const FAILED: LocalText = {
  en: 'The translation service doesn’t answer. Try again later, or translate it yourself.',
  de: 'Der Übersetzungsdienst antwortet nicht. Versuchen Sie es später noch einmal, oder übersetzen Sie selbst.',
};

/** Returns the words of a node of a rich text, or a picture's caption; null without any. */
function pieceOf(node: Untrusted): string | null {
  return typeof node.text === 'string' ? node.text : parsePictureNode(node)?.caption || null;
}

/** Returns the pieces of a plain or rich text, in order. */
export function extractPieces(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? collectNodes(value.root, pieceOf) : [];
}

/** Replaces the pieces of a plain or rich text, in order. */
export function replacePieces(value: unknown, words: readonly string[]): unknown {
  const left = [...words];
  const next = (was: string) => left.shift() ?? was;
  if (typeof value === 'string') return next(value);
  if (!isRecord(value) || !isRecord(value.root)) return value;
  const root = replaceNodes(value.root, (node) => {
    const piece = pieceOf(node);
    if (piece === null) return [node];
    if (typeof node.text === 'string') return [{ ...node, text: next(piece) }];
    return [{ ...node, fields: { ...(isRecord(node.fields) && node.fields), caption: next(piece) } }];
  });
  return { ...value, root };
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
