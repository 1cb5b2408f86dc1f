import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { post } from '#cms/kit/admin/ask-cms.ts';

/** Where the admin says that a translation is still right. */
export const CONFIRMATIONS_PATH = '/translation-confirmations';

const FAILED: LocalText = {
  en: 'This could not be noted. Try it again.',
  de: 'Das ließ sich nicht vermerken. Versuchen Sie es noch einmal.',
};

/** Has noted that the translations at some places of a document are right as they are; says what went wrong. */
export async function confirmTranslation(
  document: string,
  places: readonly string[],
  reader: Language,
): Promise<string | null> {
  const answer = await post(`/api${CONFIRMATIONS_PATH}`, { document, places }, reader, FAILED[reader]);
  return 'problem' in answer ? answer.problem : null;
}
