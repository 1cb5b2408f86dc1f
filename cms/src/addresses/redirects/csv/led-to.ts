import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { type ContentSets, contextIn } from '#cms/content/wire/content-set.ts';

/** Returns the address that a link leads to, in the language of an old address; empty where that isn't published. */
export function ledTo(link: string, from: string, sets: ContentSets): string {
  const language = languageOf(from);
  const leads = contextIn(sets, language).links.get(link);
  return leads.startsWith('/') ? inLanguage(leads, language) : leads;
}
