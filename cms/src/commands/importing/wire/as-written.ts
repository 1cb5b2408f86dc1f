import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLocalText, type Language } from '@kontorwerk/contract/languages';

/** Whether a value is a rich text in both languages. */
function isRichTextPair(value: unknown): value is { readonly en: Untrusted; readonly de: unknown } {
  return isRecord(value) && 'de' in value && isRecord(value.en);
}

/** A rich text as it can be compared: each conversion gives its links and pictures ids of their own. */
function textWithoutIds(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'id' ? undefined : part));
}

/** A text that is the same in both languages wherever it stands wasn't translated: what is missing is to show. */
function isTranslated(value: unknown): boolean {
  if (isLocalText(value)) return value.en !== value.de;
  if (isRichTextPair(value)) return textWithoutIds(value.en) !== textWithoutIds(value.de);
  if (Array.isArray(value)) return value.some(isTranslated);
  return isRecord(value) && Object.values(value).some(isTranslated);
}

function withoutCopies(value: unknown): unknown {
  if (isLocalText(value)) return { en: value.en };
  if (Array.isArray(value)) return value.map(withoutCopies);
  if (!isRecord(value) || 'root' in value) return value;
  if (isRichTextPair(value)) return { en: value.en };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutCopies(part)]));
}

/**
 * A document without what the backend sent in German although nobody had written it. What was written in German alone
 * stays: English pages show it, too.
 */
export function asWritten(data: Untrusted, only: Language | undefined): Untrusted {
  const plain = only === 'de' || isTranslated(data) ? data : withoutCopies(data);
  return isRecord(plain) ? plain : data;
}
