import * as v from 'valibot';
import type { Translator } from '#cms/base/settings.ts';
import type { Direction } from './suggestion-request.ts';

/** DeepL's language codes, as a source and as a target: the site is in British English. */
const SOURCES = { en: 'EN', de: 'DE' } as const;
const TARGETS = { en: 'EN-GB', de: 'DE' } as const;

/** The timeout, in milliseconds. */
const PATIENCE_MS = 20_000;
/** DeepL's limit of texts in one request. */
const AT_ONCE = 50;

const responseSchema = v.object({ translations: v.array(v.object({ text: v.string() })) });

/** Reasons why there is no translation. */
export type Refusal = 'key' | 'quota' | 'unreachable';
export type TranslationResult = { readonly texts: readonly string[] } | { readonly refused: Refusal };

/** DeepL's status codes: an unknown key, and an exhausted quota or too many requests. */
const REFUSALS: Readonly<Record<number, Refusal>> = { 401: 'key', 403: 'key', 429: 'quota', 456: 'quota' };

async function translateBatch(
  texts: readonly string[],
  { from, to }: Direction,
  { url, key }: Translator,
  patienceMs: number,
) {
  const answer = await fetch(`${url}/v2/translate`, {
    method: 'POST',
    headers: { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' },
    // Formal German, as on the site; `prefer_more` lets languages without that distinction pass.
    body: JSON.stringify({
      text: texts,
      source_lang: SOURCES[from],
      target_lang: TARGETS[to],
      formality: 'prefer_more',
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    return REFUSALS[answer.status] ?? 'unreachable';
  }
  const read = v.safeParse(responseSchema, await answer.json());
  return read.success && read.output.translations.length === texts.length
    ? read.output.translations.map(({ text }) => text)
    : 'unreachable';
}

/** Translates texts by DeepL, or a service with its API. Never throws: a failure is returned. */
export async function translate(
  texts: readonly string[],
  direction: Direction,
  translator: Translator,
  patienceMs = PATIENCE_MS,
): Promise<TranslationResult> {
  const found: string[] = [];
  try {
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const some = await translateBatch(texts.slice(at, at + AT_ONCE), direction, translator, patienceMs);
      if (typeof some === 'string') return { refused: some };
      found.push(...some);
    }
  } catch {
    return { refused: 'unreachable' };
  }
  return { texts: found };
}
