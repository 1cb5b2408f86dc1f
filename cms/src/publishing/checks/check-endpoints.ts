import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { titleField, titleOf } from '#cms/kit/admin/document-titles.ts';
import { forWriters } from '#cms/kit/http/for-editors.ts';
import { answer, refusal } from '#cms/kit/http/private-answers.ts';
import { PLANNABLE, type Plannable } from '../schedule/planned.ts';
import { findingsIn } from './findings.ts';
import { siteKnowledge } from './knowledge.ts';
import { shownInstead } from './shown-instead.ts';
import { type ToldFinding, toldFindings } from './told-findings.ts';

/** Findings of one document; more of them are one mistake repeated. */
const MOST_FINDINGS = 50;

/** Documents in one batch of the check over the whole site. */
const BATCH = 100;

const inForm = v.object({
  collection: v.picklist(PLANNABLE),
  id: v.optional(v.number()),
  data: v.record(v.string(), v.unknown()),
});
const inSite = v.object({
  collection: v.picklist(PLANNABLE),
  after: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '0'),
});

/** Returns the reason why a user may not publish a stored document, in the reader's words; null if they may. */
type PublishRefusal = (req: PayloadRequest, collection: Plannable, id: number | undefined) => Promise<string | null>;

/** Checks a document as it is in the form, saved or not. */
const checkForm = (publishRefusal: PublishRefusal) =>
  forWriters(async (req) => {
    await addDataAndFileToRequest(req);
    const read = v.safeParse(inForm, req.data);
    if (!read.success) return refusal(400, 'Malformed');
    const { collection, id, data } = read.output;
    const { flattenedFields } = req.payload.collections[collection].config;
    const language = isLanguage(req.locale) ? req.locale : DEFAULT_LANGUAGE;
    const instead = await shownInstead(req, { collection, id, language });
    const knows = { ...(await siteKnowledge()), shownInstead: instead };
    const found = findingsIn(flattenedFields, data, knows, language).slice(0, MOST_FINDINGS);
    const refused = await publishRefusal(req, collection, id);
    return answer({ findings: toldFindings(req, found, knows.pictureName), refusal: refused });
  });

type Checked = { readonly id: number; readonly title: string; readonly findings: readonly ToldFinding[] };

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
  const knows = await siteKnowledge();
  const { flattenedFields } = req.payload.collections[collection].config;
  const titled = titleField(req.payload, collection);
  const nextSlice = createTimeSlices();
  const checked: Checked[] = [];
  for (const doc of docs) {
    const found = findingsIn(flattenedFields, doc, knows).slice(0, MOST_FINDINGS);
    if (found.length > 0) {
      const title = titleOf({ ...doc }, titled, readerLanguage(req.i18n));
      checked.push({ id: doc.id, title, findings: toldFindings(req, found, knows.pictureName) });
    }
    await nextSlice();
  }
  return { checked, next: docs.length < BATCH ? null : (docs.at(-1)?.id ?? null) };
}

const checkSite = forWriters(async (req) => {
  const read = v.safeParse(inSite, req.query);
  if (!read.success) return refusal(400, 'Malformed');
  return answer(await checkBatch(req, read.output.collection, read.output.after));
});

/** Returns the endpoints that check one document as it is in the form, and everything published. */
export function checkEndpoints(publishRefusal: PublishRefusal): Endpoint[] {
  return [
    { path: '/checks', method: 'post', handler: checkForm(publishRefusal) },
    { path: '/checks', method: 'get', handler: checkSite },
  ];
}
