import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Payload, PayloadRequest } from 'payload';
import { PORTABLE_GLOBALS, type PortableGlobal } from '#cms/content/portable/format.ts';
import { withRowIds } from '#cms/content/portable/row-ids.ts';
import { digestDocument } from './document-digest.ts';
import { runInPatientTransaction } from './patient-transaction.ts';
import { ImportRecords } from './records.ts';
import { readStoredGlobal } from './stored-document.ts';
import type { WriterTools } from './writer.ts';

const UNCOUNTED = { agreed: null, waiting_en: null, outdated_en: null, waiting_de: null, outdated_de: null };

/** A global as the source sends it, with its draft. */
type SentGlobal = { readonly data: Untrusted; readonly draft?: Untrusted; readonly source: string };

/** The id of a global's only document. */
const ONLY_ONE = 1;

/** Returns the record's key of settings as they were prepared. */
function isSameAsPrepared(slug: PortableGlobal): string {
  return `prepared ${slug}`;
}

/** Records the prepared settings, so that an import may replace them. */
export async function recordPrepared(payload: Payload): Promise<void> {
  const records = new ImportRecords(payload);
  await runInPatientTransaction(payload, async (req) => {
    for (const slug of PORTABLE_GLOBALS) {
      const stored = digestDocument(await readStoredGlobal(slug, { payload, req }));
      await records.set(req, isSameAsPrepared(slug), { id: ONLY_ONE, sent: '', stored });
    }
  });
}

type GlobalContext = { readonly payload: Payload; readonly req: PayloadRequest };

async function storeVersion(slug: PortableGlobal, version: Untrusted, { payload, req }: GlobalContext): Promise<void> {
  if (!payload.globals.config.find((each) => each.slug === slug)?.versions) return;
  const now = new Date().toISOString();
  await payload.db.createGlobalVersion({
    autosave: false,
    createdAt: now,
    updatedAt: now,
    globalSlug: slug,
    req,
    versionData: structuredClone(version),
  });
}

async function changeGlobal(slug: PortableGlobal, { data, draft }: SentGlobal, writing: GlobalContext): Promise<void> {
  const { payload, req } = writing;
  const fields = payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
  const completed = (part: Untrusted) => {
    const isTranslated = fields.some(({ name }) => name === 'translation');
    const counted = isTranslated && { translation: UNCOUNTED };
    return structuredClone({ ...withRowIds(fields, part), ...counted, updatedAt: new Date().toISOString() });
  };
  const stored: unknown = await payload.db.findGlobal({ slug, req });
  if (isRecord(stored) && 'id' in stored) await payload.db.updateGlobal({ slug, data: completed(data), req });
  else await payload.db.createGlobal({ slug, data: completed(data), req });
  const whole: unknown = await payload.db.findGlobal({ slug, locale: 'all', req });
  if (isRecord(whole)) await storeVersion(slug, whole, writing);
  if (draft) await storeVersion(slug, completed(draft), writing);
}

/** Whether a global is still as prepared. */
export async function isPrepared(slug: PortableGlobal, { payload, records }: WriterTools): Promise<boolean> {
  return records.get(isSameAsPrepared(slug))?.stored === digestDocument(await readStoredGlobal(slug, { payload }));
}

/** Changes some fields of a global; one that was as prepared still counts as prepared then. */
export async function changeFields(slug: PortableGlobal, fields: Untrusted, tools: WriterTools): Promise<void> {
  const { payload, records } = tools;
  const wasPrepared = await isPrepared(slug, tools);
  await runInPatientTransaction(payload, async (req) => {
    const { id: _, globalType: _type, createdAt: _created, ...stored } = await readStoredGlobal(slug, { payload, req });
    await changeGlobal(slug, { data: { ...stored, ...fields }, source: isSameAsPrepared(slug) }, { payload, req });
    if (!wasPrepared) return;
    const now = digestDocument(await readStoredGlobal(slug, { payload, req }));
    await records.set(req, isSameAsPrepared(slug), { id: ONLY_ONE, sent: '', stored: now });
  });
}

/** Writes a global unless an editor has changed it here: a prepared, or imported and unchanged one is replaced. */
export async function writeGlobal(
  slug: PortableGlobal,
  { data, draft, source }: SentGlobal,
  { payload, findings, records, overwrite }: WriterTools,
): Promise<void> {
  findings.read(slug);
  const stored = digestDocument(await readStoredGlobal(slug, { payload }));
  const record = records.get(source);
  const sent = digestDocument({ ...data, ...(draft && { draft }) });
  const isUntouched = [record, records.get(isSameAsPrepared(slug))].some((known) => known?.stored === stored);
  if (record?.sent === sent && (isUntouched || !overwrite)) {
    findings.count(slug, isUntouched ? 'same' : 'kept');
    return;
  }
  if (!isUntouched && !overwrite) {
    findings.keep(slug, 'it was written here');
    findings.count(slug, 'kept');
    return;
  }
  await runInPatientTransaction(payload, async (req) => {
    await changeGlobal(slug, { data, source, ...(draft && { draft }) }, { payload, req });
    const now = digestDocument(await readStoredGlobal(slug, { payload, req }));
    await records.set(req, source, { id: ONLY_ONE, sent, stored: now });
  });
  findings.count(slug, 'changed');
}
