import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../database/in-transaction.ts';
import { withRowIds } from '../../portable/map-fields.ts';
import type { ContentGlobal } from '../incoming.ts';
import { digestOf } from './digest-of.ts';
import type { ImportRecords } from './records.ts';
import { storedGlobal } from './stored-document.ts';
import type { WriterTools } from './writer.ts';

const UNCOUNTED = { agreed: null, waiting_en: null, outdated_en: null, waiting_de: null, outdated_de: null };

/** There is only one of it. */
const ONLY_ONE = 1;

/** Settings that nobody has written yet are known by this. */
function asPrepared(slug: ContentGlobal): string {
  return `prepared ${slug}`;
}

/** Takes note of settings as they were prepared, so that an import may take their place. */
export async function notePrepared(
  payload: Payload,
  records: ImportRecords,
  slugs: readonly ContentGlobal[],
): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const slug of slugs) {
      const stored = digestOf(await storedGlobal(slug, { payload, req }));
      await records.set(req, asPrepared(slug), { id: ONLY_ONE, sent: '', stored });
    }
  });
}

async function change(
  slug: ContentGlobal,
  data: Untrusted,
  { payload, req }: { readonly payload: Payload; readonly req: PayloadRequest },
) {
  const config = payload.globals.config.find((each) => each.slug === slug);
  const now = new Date().toISOString();
  const written = { ...withRowIds(config?.flattenedFields ?? [], data), translation: UNCOUNTED, updatedAt: now };
  await payload.db.updateGlobal({ slug, data: structuredClone(written), req });
  const whole: unknown = await payload.db.findGlobal({ slug, locale: 'all', req });
  if (!config?.versions || !isRecord(whole)) return;
  await payload.db.createGlobalVersion({
    autosave: false,
    createdAt: now,
    updatedAt: now,
    globalSlug: slug,
    req,
    versionData: structuredClone(whole),
  });
}

/** Writes a global unless somebody has written it here: what was prepared, or imported and left as it was, gives way. */
export async function writeGlobal(
  slug: ContentGlobal,
  { data, source }: { readonly data: Untrusted; readonly source: string },
  { payload, findings, records, overwrite }: WriterTools,
): Promise<void> {
  findings.read(slug);
  const stored = digestOf(await storedGlobal(slug, { payload }));
  const record = records.get(source);
  const sent = digestOf(data);
  const isUntouched = [record, records.get(asPrepared(slug))].some((known) => known?.stored === stored);
  if (record?.sent === sent && (isUntouched || !overwrite)) {
    findings.count(slug, isUntouched ? 'same' : 'kept');
    return;
  }
  if (!isUntouched && !overwrite) {
    findings.keep(slug, 'it was written here');
    findings.count(slug, 'kept');
    return;
  }
  await inTransaction(payload, async (req) => {
    await change(slug, data, { payload, req });
    const now = digestOf(await storedGlobal(slug, { payload, req }));
    await records.set(req, source, { id: ONLY_ONE, sent, stored: now });
  });
  findings.count(slug, 'changed');
}
