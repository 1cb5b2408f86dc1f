import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { type Access, APIError, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { hasRole, WRITERS, writableLanguages } from '#cms/kit/access/roles.ts';
import { answerError, answerJson } from '#cms/kit/http/admin-answers.ts';
import { readTexts } from '#cms/kit/localised/document-texts.ts';
import { type Described, isTranslated } from '#cms/kit/localised/localised-texts.ts';
import {
  countWaiting,
  findTranslationState,
  parseReviewed,
  type ReviewedTexts,
} from '#cms/kit/localised/translation-state.ts';
import { CONFIRMATIONS_PATH } from './confirmation-request.ts';
import { type DeriveState, storeForDocument, storeForGlobal } from './state-updates.ts';

const bodySchema = v.object({
  /** `posts/5` or `globals/site-settings`. */
  document: v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+$/)),
  places: v.pipe(v.array(v.string()), v.maxLength(5_000)),
});

/**
 * Returns the update of a document's translation state that marks these places as up to date.
 *
 * @param checkLanguage called for the language of each text that is outdated there; throws if the user may not write it
 */
export function makeConfirmation(
  fields: readonly Described[],
  places: readonly string[],
  checkLanguage: (language: Language) => void,
): DeriveState {
  const confirmed = new Set(places);
  return (state) => {
    const { agreed: before } = isRecord(state.translation) ? state.translation : {};
    const reviewed = parseReviewed(before);
    const texts = readTexts(fields, state);
    for (const { language, place } of findTranslationState(reviewed, texts).outdated)
      if (confirmed.has(place)) checkLanguage(language);
    const agreed: ReviewedTexts = Object.fromEntries(
      Object.entries(reviewed).filter(([place]) => !confirmed.has(place)),
    );
    return { agreed, ...countWaiting(findTranslationState(agreed, texts)) };
  };
}

const NOT_MARKED: LocalText = {
  en: 'This can’t be marked: it is gone, or yours only to read.',
  de: 'Das lässt sich nicht markieren: Es ist nicht mehr da, oder Sie dürfen es nur lesen.',
};

/** Returns the update of a document that the user may write; null for any other. */
async function findUpdate(req: PayloadRequest, document: string, places: readonly string[]) {
  const { payload } = req;
  const [kind = '', name = ''] = document.split('/');
  const allows = async (access: Access) => (await access({ req, id: Number(name) })) === true;
  const checkLanguage = (language: Language) => {
    if (!writableLanguages(req.user).includes(language))
      throw new APIError(problem(NOT_MARKED, { req }), 403, null, true);
  };
  const global = kind === 'globals' ? payload.globals.config.find(({ slug }) => slug === name) : undefined;
  if (global && isTranslated(global))
    return (await allows(global.access.update))
      ? () => storeForGlobal(payload, global.slug, makeConfirmation(global.fields, places, checkLanguage))
      : null;
  const collection = payload.config.collections.find(({ slug }) => slug === kind);
  if (!collection || !isTranslated(collection) || !(await allows(collection.access.update))) return null;
  return () =>
    storeForDocument(
      payload,
      collection.slug,
      Number(name),
      makeConfirmation(collection.fields, places, checkLanguage),
    );
}

/** Marks translations as still right although their source has changed. */
export const confirmationsEndpoint: Endpoint = {
  path: CONFIRMATIONS_PATH,
  method: 'post',
  async handler(req) {
    const refuse = (status: number) => answerError(status, problem(NOT_MARKED, { req }));
    if (!hasRole(req.user, ...WRITERS)) return refuse(403);
    const read = v.safeParse(bodySchema, await req.json?.().catch(() => null));
    if (!read.success) return refuse(400);
    const keep = await findUpdate(req, read.output.document, read.output.places);
    if (keep === null) return refuse(403);
    return (await keep()) ? answerJson({ kept: true }) : refuse(404);
  },
};
