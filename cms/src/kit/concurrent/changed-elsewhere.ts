import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { isTranslated, localisedTexts } from '../localised/localised-texts.ts';
import type { EditedDocument } from './edited-documents.ts';
import { isSameValue } from './merging/same-value.ts';
import { configOf, newestInAllLanguages, versionAt } from './stored-state.ts';

/**
 * Returns the places of the texts that were changed since a version in other languages than the request's: a form has
 * one language, and removes a row in all. If autosave has overwritten the version, the one before it is compared: that
 * names more places than were changed, never fewer. Null if no such version is kept.
 */
export async function changedElsewhere(
  req: PayloadRequest,
  edited: EditedDocument,
  since: string,
): Promise<readonly string[] | null> {
  const config = configOf(req.payload, edited);
  if (!config || !isTranslated(config)) return [];
  const [before, now] = [await versionAt(req, edited, since), await newestInAllLanguages(req, edited)];
  if (before === null || now === null) return null;
  const others = LANGUAGES.filter((language) => language !== req.locale);
  const known = new Map(localisedTexts(config.fields, before).map(({ place, value }) => [place, value]));
  const textIn = (value: unknown, language: string) => (isRecord(value) ? value[language] : undefined);
  return localisedTexts(config.fields, now).flatMap(({ place, value }) =>
    others.every((language) => isSameValue(textIn(known.get(place), language), textIn(value, language))) ? [] : [place],
  );
}
