import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { post } from '#cms/kit/admin/cms-requests.ts';

/** The endpoint that marks translations as still right. */
export const CONFIRMATIONS_PATH = '/translation-confirmations';

const FAILED: LocalText = {
  en: 'This could not be noted. Try it again.',
  de: 'Das ließ sich nicht vermerken. Versuchen Sie es noch einmal.',
};

/** Marks the translations at these places of a document as still right; returns an error text or null. */
export async function confirmTranslation(
  document: string,
  places: readonly string[],
  reader: Language,
): Promise<string | null> {
  const answer = await post(`/api${CONFIRMATIONS_PATH}`, { document, places }, reader, FAILED[reader]);
  return 'problem' in answer ? answer.problem : null;
}
