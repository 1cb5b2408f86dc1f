import type { LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import type { Endpoint } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { contentHub } from '#cms/content/changes/hub-hooks.ts';
import { type CellValue, streamCsv } from '#cms/kit/csv.ts';
import { restrictToWriters } from '#cms/kit/http/admin-answers.ts';
import { REDIRECT_KIND_LABELS } from '../admin/import-texts.ts';
import { resolveTarget } from '../redirect-chains.ts';

const HEADERS: readonly LocalText[] = [
  { en: 'Old address', de: 'Alte Adresse' },
  { en: 'Leads to', de: 'Führt zu' },
  { en: 'Kind', de: 'Art' },
  { en: 'Used', de: 'Benutzt' },
  { en: 'Last used', de: 'Zuletzt benutzt' },
];

type Row = {
  readonly from: string;
  readonly to: string;
  readonly status?: '301' | '302' | null;
  readonly uses?: number | null;
  readonly last_used?: string | null;
};

async function* prependHeader(head: readonly string[], rows: readonly (readonly CellValue[])[]) {
  yield head;
  yield* rows;
}

/** Exports all redirects as CSV, in the import's format: `GET /api/redirects/export`. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: restrictToWriters(async (req) => {
    const reader = readerLanguage(req.i18n);
    const sets = await contentHub.current();
    const { docs } = await req.payload.db.find<Row>({
      collection: 'redirects',
      select: { from: true, to: true, status: true, uses: true, last_used: true },
      pagination: false,
      limit: 0,
      sort: 'from',
    });
    const rows = docs.map((row): readonly CellValue[] => [
      row.from,
      // An unpublished document has no address; the import reads its reference as well.
      resolveTarget(row.to, row.from, sets) || row.to,
      REDIRECT_KIND_LABELS[row.status === '302' ? 302 : 301][reader],
      row.uses ?? 0,
      row.last_used?.slice(0, 10) ?? null,
    ]);
    const day = new Date().toISOString().slice(0, 10);
    const head = HEADERS.map((label) => label[reader]);
    return new Response(streamCsv(prependHeader(head, rows), { language: reader, zone: AGENCY_TIME_ZONE }), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="redirects-${day}.csv"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),
};
