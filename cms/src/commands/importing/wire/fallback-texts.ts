import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLocalText, type Language } from '@kontorwerk/contract/languages';

/** Whether a value is a rich text in both languages. */
function isRichTextPair(value: unknown): value is { readonly en: Untrusted; readonly de: unknown } {
  return isRecord(value) && 'de' in value && isRecord(value.en);
}

/** Serialises a rich text without the ids of its links and pictures, which differ in each conversion. */
function serialiseWithoutIds(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'id' ? undefined : part));
}

/**
 * Whether anything is translated: a document that is the same in both languages throughout isn't, and counts as
 * missing.
 */
function isTranslated(value: unknown): boolean {
  if (isLocalText(value)) return value.en !== value.de;
  if (isRichTextPair(value)) return serialiseWithoutIds(value.en) !== serialiseWithoutIds(value.de);
  if (Array.isArray(value)) return value.some(isTranslated);
  return isRecord(value) && Object.values(value).some(isTranslated);
}

function dropCopies(value: unknown): unknown {
  if (isLocalText(value)) return { en: value.en };
  if (Array.isArray(value)) return value.map(dropCopies);
  if (!isRecord(value) || 'root' in value) return value;
  if (isRichTextPair(value)) return { en: value.en };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dropCopies(part)]));
}

/**
 * Drops German texts that the backend only filled in from English. Documents in German only keep theirs, which English
 * pages show, too.
 */
export function dropFallbacks(data: Untrusted, only: Language | undefined): Untrusted {
  const plain = only === 'de' || isTranslated(data) ? data : dropCopies(data);
  return isRecord(plain) ? plain : data;
}
