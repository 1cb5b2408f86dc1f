import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import type { Plannable } from '../schedule/plan-jobs.ts';

type Form = { readonly collection: Plannable; readonly id?: number | undefined; readonly language: Language };

/**
 * Returns a function that finds the fallback of a section that is empty in the form's language: the same section as
 * last saved in the default language.
 */
export async function makeFallbackFinder(
  { payload, user }: PayloadRequest,
  { collection, id, language }: Form,
): Promise<(section: Untrusted) => Untrusted | null> {
  if (id === undefined || language === DEFAULT_LANGUAGE) return () => null;
  const saved = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    locale: DEFAULT_LANGUAGE,
    fallbackLocale: false,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  const lists: readonly unknown[] = Object.values(saved ?? {}).filter(Array.isArray);
  const rows = lists.flat().filter(isRecord);
  return (section) => rows.find((row) => row.id === section.id) ?? null;
}
