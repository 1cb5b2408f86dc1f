import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint } from 'payload';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import type { Translator } from '#cms/base/settings.ts';
import { hasRole, WRITERS } from '#cms/kit/access/roles.ts';
import { answerJson } from '#cms/kit/http/admin-answers.ts';
import { SUGGESTIONS_PATH } from './suggestion-request.ts';
import { type Refusal, translate } from './translator.ts';

/** A long article has some hundred pieces of text, and some ten thousand characters. */
const MOST_TEXTS = 500;
const MOST_CHARACTERS = 50_000;

const languageSchema = v.picklist(LANGUAGES);
const bodySchema = v.pipe(
  v.object({ from: languageSchema, to: languageSchema, texts: v.pipe(v.array(v.string()), v.maxLength(MOST_TEXTS)) }),
  v.check(({ texts }) => texts.join('').length <= MOST_CHARACTERS),
);

const REFUSALS: { readonly [R in Refusal | 'forbidden' | 'unreadable']: readonly [status: number, text: LocalText] } = {
  forbidden: [
    403,
    {
      en: 'Only those who write content may do this.',
      de: 'Das dürfen nur Personen, die Inhalte schreiben.',
    },
  ],
  unreadable: [
    400,
    {
      en: `This can’t be translated at once: up to ${MOST_CHARACTERS} characters can.`,
      de: `Das lässt sich nicht auf einmal übersetzen: Es gehen bis zu ${MOST_CHARACTERS} Zeichen.`,
    },
  ],
  key: [
    502,
    {
      en: 'The translation service refuses the key. Tell whoever runs the server: DEEPL_KEY.',
      de: 'Der Übersetzungsdienst lehnt den Schlüssel ab. Sagen Sie es denen, die den Server betreiben: DEEPL_KEY.',
    },
  ],
  quota: [
    502,
    {
      en: 'What may be translated this month is used up, or too much was asked at once. Try again later.',
      de: 'Was diesen Monat übersetzt werden darf, ist aufgebraucht, oder es war zu viel auf einmal. Versuchen Sie es später noch einmal.',
    },
  ],
  unreachable: [
    502,
    {
      en: 'The translation service doesn’t answer. Try again later, or translate it yourself.',
      de: 'Der Übersetzungsdienst antwortet nicht. Versuchen Sie es später noch einmal, oder übersetzen Sie selbst.',
    },
  ],
};

type Answer = { readonly status: number; readonly body: object };

/**
 * Returns the answer to a request for translations.
 *
 * @param body the posted value
 */
export async function answerSuggestion(
  { user, body, reader }: { readonly user: unknown; readonly body: unknown; readonly reader: Language },
  translator: Translator,
): Promise<Answer> {
  const refuse = (why: keyof typeof REFUSALS): Answer => {
    const [status, text] = REFUSALS[why];
    return { status, body: { errors: [{ message: text[reader] }] } };
  };
  if (!hasRole(user, ...WRITERS)) return refuse('forbidden');
  const read = v.safeParse(bodySchema, body);
  if (!read.success) return refuse('unreadable');
  const { texts, ...direction } = read.output;
  const answer = await translate(texts, direction, translator);
  return 'refused' in answer ? refuse(answer.refused) : { status: 200, body: answer };
}

/** The endpoint that translates texts by the service; it exists only with one. */
export function makeSuggestionsEndpoint(translator: Translator): Endpoint {
  return {
    path: SUGGESTIONS_PATH,
    method: 'post',
    async handler(req) {
      const sent: unknown = await req.json?.().catch(() => null);
      const asking = { user: req.user, body: sent, reader: readerLanguage(req.i18n) };
      const { status, body } = await answerSuggestion(asking, translator);
      return answerJson(body, status);
    },
  };
}
