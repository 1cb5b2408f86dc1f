import type { Payload } from 'payload';
import { StartError } from '#cms/base/start-error.ts';
import { notifyOfAllContent } from '#cms/content/process-notifications.ts';
import { retryWhileBusy } from '#cms/storage/database/busy-retries.ts';
import { backfillPendingCounts } from '#cms/translation/pending-backfill.ts';
import { clearSampleFacts, reportMissingFacts } from './agency-facts.ts';
import { FetchError } from './bounded-fetch.ts';
import { Findings, formatReport } from './findings.ts';
import { importFolder } from './folder/import-folder.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { findSources } from './sources.ts';
import { importWire } from './wire/import-wire.ts';
import { importWordPress } from './wordpress/import-wordpress.ts';
import { ImportRecords } from './writing/records.ts';
import type { WriterTools } from './writing/writer.ts';

type ImportRequest = {
  /** The base of relative paths. */
  readonly folder: string;
  /** An address, a file or a folder; or WordPress export files of several blogs. */
  readonly sources: readonly string[];
  readonly overwrite: boolean;
  readonly token: string;
  /** Former hosts of the backend. */
  readonly oldHosts?: readonly string[];
};

type ImportResult = {
  /** The report, line by line. */
  readonly report: readonly string[];
  /** Whether everything could be read and kept unchanged. */
  readonly isComplete: boolean;
};

async function importBackend(
  address: string,
  { token, oldHosts = [] }: ImportRequest,
  tools: WriterTools,
): Promise<void> {
  try {
    await importWire({ address, token, oldHosts, fetch, patienceMs: IMPORT_LIMITS.patienceMs }, tools);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const why = error.message.endsWith('?') ? error.message : `${error.message}.`;
    throw new StartError(`${address} can’t be imported: ${why}`);
  }
}

async function importExports(
  files: readonly string[],
  { token, oldHosts = [] }: ImportRequest,
  tools: WriterTools,
): Promise<void> {
  await importWordPress(files, { token, oldHosts, fetch, patienceMs: IMPORT_LIMITS.patienceMs }, tools);
  await clearSampleFacts(tools);
}

/** Imports the sources: a single one, or WordPress files together. */
async function importSources(asked: ImportRequest, tools: WriterTools): Promise<void> {
  const sources = await findSources(asked.folder, asked.sources);
  if (sources.kind === 'backend') return importBackend(sources.address, asked, tools);
  return sources.kind === 'folder' ? importFolder(sources.path, tools) : importExports(sources.paths, asked, tools);
}

/**
 * Imports from a backend of the contract, WordPress export files, or an export's folder.
 * @throws a StartError when nothing of it can be read
 */
export async function importFrom(payload: Payload, asked: ImportRequest): Promise<ImportResult> {
  const findings = new Findings();
  const tools = { payload, findings, overwrite: asked.overwrite, records: await ImportRecords.read(payload) };
  try {
    await importSources(asked, tools);
    await reportMissingFacts(tools);
    await retryWhileBusy(() => backfillPendingCounts(payload));
  } finally {
    // Also after a failure: each document is stored as soon as it is written.
    await notifyOfAllContent(payload).catch((err: unknown) =>
      payload.logger.warn({ err }, 'Other processes of the CMS don’t know of the import: restart them'),
    );
  }
  return { report: formatReport(findings), isComplete: findings.problems.length === 0 };
}
