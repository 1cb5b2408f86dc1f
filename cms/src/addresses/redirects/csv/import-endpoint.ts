import { createHash } from 'node:crypto';
import { MOST_REDIRECTS, REDIRECT_STATUSES } from '@kontorwerk/contract/address/redirects';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { Endpoint, PayloadRequest } from 'payload';
import * as v from 'valibot';
import { problem } from '#cms/base/reader-language.ts';
import { settings } from '#cms/base/settings.ts';
import { announceWrite, contentHub } from '#cms/content/changes/hub-hooks.ts';
import { answerError, answerJson, restrictToEditors } from '#cms/kit/http/admin-answers.ts';
import { readBytes } from '#cms/kit/http/request-input.ts';
import { insertRows, updateRows } from '#cms/storage/database/bulk-writes.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { lockAddresses } from '../../address-lock.ts';
import { TOO_MANY } from '../redirect-checks.ts';
import { shortenChains } from '../redirect-hooks.ts';
import { readRedirects } from '../stored-redirects.ts';
import { type CsvLine, MOST_LINES, parseCsv } from './csv-file.ts';
import { type Choices, type ImportPlan, type PlannedRedirect, planImport } from './import-plan.ts';

/** Ten thousand lines of long addresses. */
const MAX_BYTES = 4 * 1024 * 1024;

const MESSAGES = {
  unreadable: {
    en: 'This can’t be imported like that. Please reload the page.',
    de: 'So lässt sich das nicht importieren. Bitte laden Sie die Seite neu.',
  },
  too_large: {
    en: 'The file is larger than 4 MB. Please split it.',
    de: 'Die Datei ist größer als 4 MB. Bitte teilen Sie sie auf.',
  },
  empty: {
    en: 'The file has no line with an old and a new address. It should look like this: /old;/new;301',
    de: 'Die Datei hat keine Zeile mit einer alten und einer neuen Adresse. So sollte sie aussehen: /alt;/neu;301',
  },
  too_many: {
    en: `The file has more than ${MOST_LINES} lines. Please split it.`,
    de: `Die Datei hat mehr als ${MOST_LINES} Zeilen. Bitte teilen Sie sie auf.`,
  },
  broken: {
    en: 'Line {line} can’t be read: a quotation mark there is never closed, or it is too long. Please correct it.',
    de: 'Zeile {line} ist nicht lesbar: Dort wird ein Anführungszeichen nie geschlossen, oder sie ist zu lang. Bitte berichtigen Sie sie.',
  },
  changed: {
    en: 'Redirects or pages have changed since the preview. Nothing was saved; please look at the preview again.',
    de: 'Seit der Vorschau haben sich Weiterleitungen oder Seiten geändert. Gespeichert wurde nichts; bitte sehen Sie sich die Vorschau noch einmal an.',
  },
} as const satisfies Record<string, LocalText>;

const flagSchema = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((said) => said === 'true'),
  ),
  'false',
);
const querySchema = v.object({
  replace: flagSchema,
  unknown: flagSchema,
  /** The digest of the previewed plan; without one nothing is written. */
  plan: v.optional(v.pipe(v.string(), v.hexadecimal(), v.length(64))),
});

/** Returns the digest of the plan that the editor has seen. */
function digestPlan({ planned }: ImportPlan): string {
  return createHash('sha256').update(JSON.stringify(planned)).digest('hex');
}

async function planLines(req: PayloadRequest, lines: readonly CsvLine[], choices: Choices): Promise<ImportPlan> {
  const known = {
    rows: await readRedirects(req),
    sets: await contentHub.current(),
    siteUrl: settings.publicUrl,
  };
  return planImport(lines, known, choices);
}

async function writePlan(req: PayloadRequest, planned: readonly PlannedRedirect[]): Promise<void> {
  const now = new Date().toISOString();
  const made = planned.filter(({ id }) => id === null);
  const values = made.map(({ from, to, status }) => ({
    from,
    to,
    status: String(status),
    updatedAt: now,
    createdAt: now,
  }));
  await insertRows(req, 'redirects', values);
  for (const status of REDIRECT_STATUSES) {
    const changed = planned.flatMap((row) =>
      row.id !== null && row.status === status ? [[row.id, row.to] as const] : [],
    );
    const same = { status: String(status), by_rename: false };
    await updateRows(req, 'redirects', { column: 'to', values: new Map(changed), same });
  }
  await shortenChains(req, await readRedirects(req));
  await announceWrite('redirects', req);
}

/** Thrown when the plan is no longer what the editor has seen. */
class PlanChanged extends Error {}

/** Thrown when there would be more redirects than a site may have. */
class TooManyRedirects extends Error {}

/** Whether two editors imported the same at once: the database's unique index keeps the first. */
function isConcurrentImport(error: unknown): boolean {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  return causes.some((cause) => cause instanceof Error && /unique/i.test(cause.message));
}

/**
 * Previews a CSV file line by line; with the preview's plan, writes it in one transaction, all or nothing. `POST
 * /api/redirects/import?replace=true&unknown=true&plan=…`
 */
export const importEndpoint: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  handler: restrictToEditors(async (req) => {
    const asked = v.safeParse(querySchema, req.query);
    if (!asked.success) return answerError(400, problem(MESSAGES.unreadable, { req }));
    const bytes = await readBytes({ headers: req.headers, body: req.body ?? null }, MAX_BYTES);
    if (bytes === null) return answerError(413, problem(MESSAGES.too_large, { req }));
    const read = parseCsv(bytes);
    if ('problem' in read) {
      const said = problem(MESSAGES[read.problem], { req });
      return answerError(400, read.problem === 'broken' ? said.replace('{line}', String(read.line)) : said);
    }
    const { plan, ...choices } = asked.output;
    if (plan === undefined) {
      const judged = await planLines(req, read.lines, choices);
      return answerJson({ plan: digestPlan(judged), writes: judged.planned.length, lines: judged.lines });
    }
    try {
      const written = await runInTransaction(req.payload, async (within) => {
        await lockAddresses(within);
        const judged = await planLines(within, read.lines, choices);
        if (digestPlan(judged) !== plan) throw new PlanChanged();
        await writePlan(within, judged.planned);
        const { totalDocs } = await within.payload.count({
          collection: 'redirects',
          overrideAccess: true,
          req: within,
        });
        return totalDocs > MOST_REDIRECTS ? Promise.reject(new TooManyRedirects()) : judged.planned.length;
      });
      return answerJson({ written });
    } catch (error) {
      if (error instanceof TooManyRedirects) return answerError(409, problem(TOO_MANY, { req }));
      if (error instanceof PlanChanged || isConcurrentImport(error))
        return answerError(409, problem(MESSAGES.changed, { req }));
      throw error;
    }
  }),
};
