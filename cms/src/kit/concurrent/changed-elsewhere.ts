import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';
import { digest } from '#cms/base/digest.ts';
import { isTranslated, localisedTexts } from '../localised/localised-texts.ts';
import type { EditedDocument } from './edited-documents.ts';
import { isSameValue } from './merging/same-value.ts';
import type { ChangesElsewhere } from './protocol.ts';
import { findConfig, findVersionAt, newestInAllLanguages } from './stored-state.ts';

/**
 * Returns the texts that were changed since a version in other languages than the request's: a form has one language,
 * and removes a row in all. If autosave has overwritten the version, the one before it is compared, or an empty document
 * if none is kept: that names more texts than were changed, never fewer. By the digests a form tells which it has met.
 */
export async function findTextsChangedElsewhere(
  req: PayloadRequest,
  edited: EditedDocument,
  since: string,
): Promise<ChangesElsewhere> {
  const config = findConfig(req.payload, edited);
  if (!config || !isTranslated(config)) return [];
  const before = await findVersionAt(req, edited, since);
  const now = await newestInAllLanguages(req, edited);
  const others = LANGUAGES.filter((language) => language !== req.locale);
  const textsIn = (value: unknown) => others.map((language) => (isRecord(value) ? value[language] : undefined));
  const known = new Map(localisedTexts(config.fields, before ?? {}).map(({ place, value }) => [place, textsIn(value)]));
  return localisedTexts(config.fields, now ?? {}).flatMap(({ place, value }) => {
    const texts = textsIn(value);
    if (isSameValue(known.get(place) ?? textsIn(null), texts)) return [];
    return [{ place, digest: digest(texts.map((text) => JSON.stringify(text ?? null))) }];
  });
}
