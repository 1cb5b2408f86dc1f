import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../base/log.ts';
import { createSingleFlight } from '../base/single-flight.ts';

/** Says why the site can't do its work, in one line for whoever runs it; null when it can. */
export type Readiness = () => Promise<string | null>;

/** How long what was found out about the folder holds, in milliseconds: whoever asks must not wear the disk out. */
const FOLDER_LOOK_MS = 2_000;

export function createReadiness({
  hasContent,
  isStopping,
  folder,
  clock,
}: {
  readonly hasContent: () => boolean;
  readonly isStopping: () => boolean;
  /** Where everything is written: what visitors send, too. */
  readonly folder: string;
  readonly clock: () => number;
}): Readiness {
  const looks = createSingleFlight<string | null>();
  let last: { readonly at: number; readonly found: string | null } | undefined;

  /** Only writing shows whether it can be written: permissions say nothing about a disk that is full. */
  async function look(): Promise<string | null> {
    const probe = path.join(folder, `.readyz-${randomUUID()}`);
    const found = await writeFile(probe, 'ready?', { mode: 0o600 }).then(
      () => null,
      (error) => `the data folder can't be written: ${reasonOf(error)}`,
    );
    await rm(probe, { force: true }).catch(() => {});
    last = { at: clock(), found };
    return found;
  }

  return async () => {
    if (isStopping()) return 'the server is stopping';
    if (!hasContent()) return 'content is not loaded yet';
    if (last !== undefined && clock() - last.at < FOLDER_LOOK_MS) return last.found;
    return looks.run('folder', look);
  };
}
