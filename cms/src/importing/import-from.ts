import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { retryWhileBusy } from '../database/retry-while-busy.ts';
import { StartError } from '../start-error.ts';
import { countTranslations } from '../translations/count-translations.ts';
import { clearSampleFacts, reportMissingFacts } from './agency-facts.ts';
import { NotFetched } from './fetch-bounded.ts';
import { Findings, reportOf } from './findings.ts';
import { importFolder } from './folder/import-folder.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { importWire } from './wire/import-wire.ts';
import { importWordPress } from './wordpress/import-wordpress.ts';
import { ImportRecords } from './writing/records.ts';
import type { WriterTools } from './writing/writer.ts';

type Asked = {
  /** What the path of a file is relative to. */
  readonly folder: string;
  /** An address, a file or a folder; or WordPress' export files of several blogs. */
  readonly sources: readonly string[];
  readonly overwrite: boolean;
  readonly token: string;
  /** Hosts that the backend had before. */
  readonly oldHosts?: readonly string[];
};

type Imported = {
  /** What became of it, line by line. */
  readonly report: readonly string[];
  /** Everything could be read, and be kept as it was. */
  readonly isComplete: boolean;
};

function addressOf(source: string): string {
  if (!URL.canParse(source)) throw new StartError(`“${source}” is no address such as https://cms.example.com.`);
  const { origin, pathname } = new URL(source);
  return origin + pathname.replace(/\/+$/, '');
}

async function importBackend(source: string, { token, oldHosts = [] }: Asked, tools: WriterTools): Promise<void> {
  const address = addressOf(source);
  try {
    await importWire({ address, token, oldHosts, fetch, patienceMs: IMPORT_LIMITS.patienceMs }, tools);
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    throw new StartError(`${address} can’t be imported: ${error.message}.`);
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new StartError(`There is no ${path}; addresses begin with http:// or https://.`);
  return found.isDirectory();
}

async function importExports(
  files: readonly string[],
  { token, oldHosts = [] }: Asked,
  tools: WriterTools,
): Promise<void> {
  await importWordPress(files, { token, oldHosts, fetch, patienceMs: IMPORT_LIMITS.patienceMs }, tools);
  await clearSampleFacts(tools);
}

const IS_ADDRESS = /^https?:\/\//i;

/** Imports what the sources are: one by itself, or files of WordPress together. */
async function importSources(asked: Asked, tools: WriterTools): Promise<void> {
  const { folder, sources } = asked;
  const [first = '', ...others] = sources;
  if (others.length === 0 && IS_ADDRESS.test(first)) return importBackend(first, asked, tools);
  const [path = '', ...paths] = sources.map((source) => resolve(folder, source));
  if (paths.length === 0 && (await isFolder(path))) return importFolder(path, tools);
  for (const [at, each] of [path, ...paths].entries()) {
    if (IS_ADDRESS.test(sources[at] ?? '') || (await isFolder(each)))
      throw new StartError(`“${sources[at]}” is imported by itself: only WordPress’ export files come together.`);
  }
  return importExports([path, ...paths], asked, tools);
}

/**
 * Imports from a backend of the contract, WordPress' export files, or what an export wrote.
 * @throws a StartError when nothing of it can be read
 */
export async function importFrom(payload: Payload, asked: Asked): Promise<Imported> {
  const findings = new Findings();
  const tools = { payload, findings, overwrite: asked.overwrite, records: await ImportRecords.read(payload) };
  await importSources(asked, tools);
  await reportMissingFacts(tools);
  await retryWhileBusy(() => countTranslations(payload));
  return { report: reportOf(findings), isComplete: findings.problems.length === 0 };
}
