import type { LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import * as v from 'valibot';
import { problem, readerLanguage } from '#cms/base/reader-language.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { type CellValue, streamCsv } from '#cms/kit/csv.ts';
import { answerError, answerJson } from '#cms/kit/http/admin-answers.ts';
import { restrictToInbox } from '../inbox-access.ts';
import type { InboxName } from '../inboxes.ts';
import { COLUMNS } from './columns.ts';
import { excludeSpam, IS_EXPORT, readRows } from './exported-rows.ts';
import { buildWorkbook, hasTooManyWorkbooks, WorkbookTooLarge } from './workbook.ts';

const MESSAGES = {
  unreadable: {
    en: 'This filter can’t be exported. Please set it again in the list.',
    de: 'Dieser Filter lässt sich nicht exportieren. Bitte wählen Sie ihn in der Liste neu.',
  },
  too_many: {
    en: 'That is more than fits in a workbook here. Please narrow the list down, or choose CSV.',
    de: 'Das sind mehr Zeilen, als hier in eine Arbeitsmappe passen. Bitte grenzen Sie die Liste ein, oder nehmen Sie CSV.',
  },
  busy: {
    en: 'Several workbooks are being made at the moment. Please try again in a minute, or choose CSV.',
    de: 'Gerade werden schon mehrere Arbeitsmappen erstellt. Bitte versuchen Sie es in einer Minute erneut, oder nehmen Sie CSV.',
  },
  nothing: {
    en: 'With these filters there is nothing to export. Please choose another time or state.',
    de: 'Mit diesem Filter gibt es nichts zu exportieren. Bitte wählen Sie einen anderen Zeitraum oder Stand.',
  },
} as const satisfies Record<string, LocalText>;

/** A workbook is built in memory; CSV has no limit. */
const MAX_XLSX_ROWS = 20_000;

const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const filterSchema = v.custom<Where>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const querySchema = v.object({
  format: v.picklist(['csv', 'xlsx']),
  where: v.optional(filterSchema, () => ({})),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** Only checks whether there is a file: a failing download shows no reason in the browser. */
  check: v.optional(v.literal('true')),
});
type Query = v.InferOutput<typeof querySchema>;

/** Describes an export for the audit log: the filtered fields, but not the values, which may be names. */
function describeExport({ format, where, search }: Query, rows: number): string {
  const fields = [...new Set(JSON.stringify(where).match(/"\w+":\{/g) ?? [])].map((match) => match.slice(1, -3));
  const narrowed = [...fields, ...(search === '' ? [] : ['search'])].join(', ');
  return `${format}: ${rows} rows${narrowed && `, by ${narrowed}`}`;
}

async function* readValues(req: PayloadRequest, inbox: InboxName, where: Where): AsyncGenerator<readonly CellValue[]> {
  const reader = readerLanguage(req.i18n);
  for await (const row of readRows(req, inbox, where))
    yield COLUMNS[inbox].map(({ value }) => value({ row: { ...row }, inbox, reader }));
}

async function* prependHeader(header: readonly string[], rows: AsyncIterable<readonly CellValue[]>) {
  yield header;
  yield* rows;
}

async function makeFile(req: PayloadRequest, inbox: InboxName, query: Query, where: Where) {
  const reader = readerLanguage(req.i18n);
  const headers = COLUMNS[inbox].map(({ label, width }) => ({ label: label[reader], width }));
  const rows = readValues(req, inbox, where);
  if (query.format === 'xlsx') return buildWorkbook({ headers, zone: AGENCY_TIME_ZONE }, rows);
  const names = headers.map(({ label }) => label);
  return streamCsv(prependHeader(names, rows), { language: reader, zone: AGENCY_TIME_ZONE });
}

/** Exports a filtered list as CSV or as an Excel workbook; for the role of the inbox, and recorded. */
export function makeExportEndpoint(inbox: InboxName): Omit<Endpoint, 'root'> {
  return {
    path: '/export',
    method: 'get',
    handler: restrictToInbox(inbox, async (req) => {
      const read = v.safeParse(querySchema, req.query);
      if (!read.success) return answerError(400, problem(MESSAGES.unreadable, { req }));
      const query = read.output;
      const collectionConfig = req.payload.collections[inbox].config;
      const where = excludeSpam(
        mergeListSearchAndWhere({ collectionConfig, search: query.search, where: query.where }),
      );
      const { totalDocs } = await req.payload.count({
        collection: inbox,
        where,
        overrideAccess: false,
        user: req.user,
        context: { [IS_EXPORT]: !query.check },
      });
      if (query.format === 'xlsx' && totalDocs > MAX_XLSX_ROWS)
        return answerError(413, problem(MESSAGES.too_many, { req }));
      if (query.format === 'xlsx' && hasTooManyWorkbooks()) return answerError(503, problem(MESSAGES.busy, { req }));
      if (query.check)
        return totalDocs > 0 ? answerJson({ rows: totalDocs }) : answerError(404, problem(MESSAGES.nothing, { req }));
      // Before the first row is sent: an aborted download has disclosed data as well.
      await recordAction(req, 'list_exported', inbox, describeExport(query, totalDocs));
      const day = new Date().toISOString().slice(0, 10);
      const body = await makeFile(req, inbox, query, where).catch((error: unknown) => {
        if (error instanceof WorkbookTooLarge) return null;
        throw error;
      });
      if (body === null) return answerError(413, problem(MESSAGES.too_many, { req }));
      return new Response(body, {
        headers: {
          'Content-Type': FORMATS[query.format],
          'Content-Disposition': `attachment; filename="${inbox}-${day}.${query.format}"`,
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    }),
  };
}
