import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { today } from '#cms/content/wire/open-jobs.ts';
import { titleField, titleOf } from '#cms/kit/admin/document-titles.ts';
import { answerError, answerJson, restrictToWriters } from '#cms/kit/http/admin-answers.ts';
import { PLANNABLE, type Plannable } from '../schedule/plan-jobs.ts';
import { checkDocument } from './document-check.ts';
import { makeFallbackFinder } from './fallback-text.ts';
import { type FormattedResult, formatResults } from './result-texts.ts';
import { readSiteIndex } from './site-index.ts';

/** Findings of one document; more of them are one mistake repeated. */
const MOST_FINDINGS = 50;

/** Documents in one batch of the check over the whole site. */
const BATCH = 100;

const formSchema = v.object({
  collection: v.picklist(PLANNABLE),
  id: v.optional(v.number()),
  data: v.record(v.string(), v.unknown()),
});
const siteSchema = v.object({
  collection: v.picklist(PLANNABLE),
  after: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '0'),
});

/** Returns the reason why a user may not publish a stored document, in the reader's words; null if they may. */
export type PublishRefusal = (
  req: PayloadRequest,
  collection: Plannable,
  id: number | undefined,
) => Promise<string | null>;

/** Checks a document as it is in the form, saved or not. */
const makeFormCheck = (publishRefusal: PublishRefusal) =>
  restrictToWriters(async (req) => {
    await addDataAndFileToRequest(req);
    const read = v.safeParse(formSchema, req.data);
    if (!read.success) return answerError(400, 'Malformed');
    const { collection, id, data } = read.output;
    const { flattenedFields } = req.payload.collections[collection].config;
    const language = isLanguage(req.locale) ? req.locale : DEFAULT_LANGUAGE;
    const instead = await makeFallbackFinder(req, { collection, id, language });
    const isOver = (day: string) => day !== '' && day < today();
    const knows = { ...(await readSiteIndex()), findFallback: instead, isOver };
    const found = checkDocument(flattenedFields, data, knows, language).slice(0, MOST_FINDINGS);
    const refusal = await publishRefusal(req, collection, id);
    return answerJson({ findings: formatResults(req, found, knows.pictureName), refusal });
  });

type CheckedDocument = { readonly id: number; readonly title: string; readonly findings: readonly FormattedResult[] };

/** Checks one batch of a collection's published documents; `next` is the cursor. */
async function checkBatch(req: PayloadRequest, collection: Plannable, after: number) {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, { id: { greater_than: after } }] },
    sort: 'id',
    limit: BATCH,
    pagination: false,
    depth: 0,
    locale: 'all',
    fallbackLocale: false,
    overrideAccess: true,
  });
  const knows = await readSiteIndex();
  const { flattenedFields } = req.payload.collections[collection].config;
  const titled = titleField(req.payload, collection);
  const nextSlice = createTimeSlices();
  const checked: CheckedDocument[] = [];
  for (const doc of docs) {
    const found = checkDocument(flattenedFields, doc, knows).slice(0, MOST_FINDINGS);
    if (found.length > 0) {
      const title = titleOf({ ...doc }, titled, readerLanguage(req.i18n));
      checked.push({ id: doc.id, title, findings: formatResults(req, found, knows.pictureName) });
    }
    await nextSlice();
  }
  return { checked, next: docs.length < BATCH ? null : (docs.at(-1)?.id ?? null) };
}

const checkSite = restrictToWriters(async (req) => {
  const read = v.safeParse(siteSchema, req.query);
  if (!read.success) return answerError(400, 'Malformed');
  return answerJson(await checkBatch(req, read.output.collection, read.output.after));
});

/** Returns the endpoints that check one document as it is in the form, and everything published. */
export function makeCheckEndpoints(publishRefusal: PublishRefusal): Endpoint[] {
  return [
    { path: '/checks', method: 'post', handler: makeFormCheck(publishRefusal) },
    { path: '/checks', method: 'get', handler: checkSite },
  ];
}
