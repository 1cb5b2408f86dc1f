import type { Language } from '@kontorwerk/contract/languages';
import type { OwnWords } from '@kontorwerk/contract/words/standard-words';
import type { Payload } from 'payload';
import { wordsOf } from '#cms/content/wire/words.ts';

/** Returns an editor's own answers of the forms, which replace the standard texts. */
export async function ownAnswers(payload: Payload, language: Language): Promise<OwnWords['answers']> {
  const select = { answers: true, _status: true } as const;
  const words = await payload.findGlobal({ slug: 'words', locale: language, select, depth: 0, overrideAccess: true });
  return wordsOf(words, language)?.answers;
}
