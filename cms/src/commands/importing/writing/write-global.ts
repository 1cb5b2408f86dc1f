import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Payload } from 'payload';
import { storeGlobal } from '#cms/content/direct-writes.ts';
import { PORTABLE_GLOBALS, type PortableGlobal } from '#cms/content/portable/format.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import type { Outcome } from '../findings.ts';
import { digestDocument } from './document-digest.ts';
import { runInPatientTransaction } from './patient-transaction.ts';
import { ImportRecords } from './records.ts';
import { refuseTooManyRows } from './row-refusal.ts';
import { readStoredGlobal } from './stored-document.ts';
import type { WriterTools } from './writer.ts';

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

/** Whether a global is still as prepared. */
export async function isPrepared(slug: PortableGlobal, { payload, records }: WriterTools): Promise<boolean> {
  return records.get(isSameAsPrepared(slug))?.stored === digestDocument(await readStoredGlobal(slug, { payload }));
}

/** Changes some fields of a global; one that was as prepared still counts as prepared then. */
export async function changeFields(slug: PortableGlobal, fields: Untrusted, tools: WriterTools): Promise<void> {
  const { payload, records } = tools;
  await runInPatientTransaction(payload, async (req) => {
    await lockSaves(req, { global: slug });
    const before = await readStoredGlobal(slug, { payload, req });
    const wasPrepared = records.get(isSameAsPrepared(slug))?.stored === digestDocument(before);
    const { id: _, globalType: _type, createdAt: _created, ...stored } = before;
    await storeGlobal(slug, { data: { ...stored, ...fields } }, { payload, req });
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
  if (refuseTooManyRows(slug, { data, draft }, findings)) {
    findings.count(slug, 'kept');
    return;
  }
  const record = records.get(source);
  const outcome = await runInPatientTransaction(payload, async (req): Promise<Outcome> => {
    await lockSaves(req, { global: slug });
    const stored = digestDocument(await readStoredGlobal(slug, { payload, req }));
    const sent = digestDocument({ ...data, ...(draft && { draft }) });
    const isUntouched = [record, records.get(isSameAsPrepared(slug))].some((known) => known?.stored === stored);
    if (record?.sent === sent && (isUntouched || !overwrite)) return isUntouched ? 'same' : 'kept';
    if (!isUntouched && !overwrite) {
      findings.keep(slug, 'it was written here');
      return 'kept';
    }
    await storeGlobal(slug, { data, ...(draft && { draft }) }, { payload, req });
    const now = digestDocument(await readStoredGlobal(slug, { payload, req }));
    await records.set(req, source, { id: ONLY_ONE, sent, stored: now });
    return 'changed';
  });
  findings.count(slug, outcome);
}
