import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';
import { settings } from '#cms/base/settings.ts';
import { probeDatabase, probeWritableDatabase } from '#cms/storage/database/database-probe.ts';
import { lastBackupAt } from '#cms/storage/last-backup.ts';
import { clockAheadMs } from '#cms/storage/processes/database-clock.ts';
import { getProcessPayload } from '../process-payload.ts';
import { countOutbox, measureOldestDelivery } from './outbox-counts.ts';

const PREFIX = 'cms_';

const INBOXES = ['applications', 'contact-messages'] as const;

async function isDatabaseUp(): Promise<boolean> {
  return getProcessPayload()
    .then(probeWritableDatabase)
    .then(
      () => true,
      () => false,
    );
}

/** Sets a gauge from the database; leaves it out while the database is away, so that all others are still reported. */
async function setIfAvailable<L extends string>(gauge: Gauge<L>, count: () => Promise<void>): Promise<void> {
  gauge.reset();
  try {
    await probeDatabase(await getProcessPayload());
    await count();
  } catch {
    // `cms_database_up` reports it. A gauge without labels would be reported as 0.
    gauge.remove({});
  }
}

function createRegistry(): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const inbox: Gauge<'collection'> = new Gauge({
    name: `${PREFIX}inbox_submissions`,
    help: 'Submissions that are stored',
    labelNames: ['collection'],
    registers,
    collect: () =>
      setIfAvailable(inbox, async () => {
        const cms = await getProcessPayload();
        for (const collection of INBOXES)
          inbox.set({ collection }, (await cms.count({ collection, overrideAccess: true })).totalDocs);
      }),
  });
  const outbox: Gauge<'state'> = new Gauge({
    name: `${PREFIX}outbox_deliveries`,
    help: 'Mails and calls of the webhook, by how far they are',
    labelNames: ['state'],
    registers,
    collect: () =>
      setIfAvailable(outbox, async () => {
        for (const [state, count] of await countOutbox(await getProcessPayload())) outbox.set({ state }, count);
      }),
  });
  const oldest: Gauge = new Gauge({
    name: `${PREFIX}outbox_oldest_seconds`,
    help: 'How long the oldest delivery has waited that is still to go out',
    registers,
    collect: () =>
      setIfAvailable(oldest, async () =>
        oldest.set(await measureOldestDelivery(await getProcessPayload(), Date.now())),
      ),
  });
  const database: Gauge = new Gauge({
    name: `${PREFIX}database_up`,
    help: '1 while the database answers and takes writes',
    registers,
    collect: async () => database.set((await isDatabaseUp()) ? 1 : 0),
  });
  const backup: Gauge = new Gauge({
    name: `${PREFIX}backup_last_success_timestamp_seconds`,
    help: 'When a backup last succeeded with this DATA_DIR; 0 before the first one',
    registers,
    collect: async () => backup.set((await lastBackupAt(settings.dataDir)) / 1_000),
  });
  const clock: Gauge = new Gauge({
    name: `${PREFIX}clock_ahead_seconds`,
    help: 'How far the clock of this machine is ahead of the one of PostgreSQL; negative where it is behind',
    registers,
    collect: () => clock.set(clockAheadMs() / 1_000),
  });
  const free: Gauge = new Gauge({
    name: `${PREFIX}disk_free_bytes`,
    help: 'Free space on the disk of DATA_DIR',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(settings.dataDir);
      free.set(bavail * bsize);
    },
  });
  const size: Gauge = new Gauge({
    name: `${PREFIX}disk_size_bytes`,
    help: 'Size of the disk of DATA_DIR',
    registers,
    async collect() {
      const { blocks, bsize } = await statfs(settings.dataDir);
      size.set(blocks * bsize);
    },
  });
  return registry;
}

/** Returns the metrics of this process and its database, collected on request. */
export const getRegistry = (): Registry => getProcessSingleton('metrics', createRegistry);
