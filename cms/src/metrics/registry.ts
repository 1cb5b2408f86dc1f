import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { payload } from '../payload.ts';
import { processWide } from '../process-wide.ts';
import { oldestInOutbox, outboxCounts } from './outbox-counts.ts';

const PREFIX = 'cms_';

const INBOXES = ['applications', 'contact-messages'] as const;

function createRegistry(): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const inbox: Gauge<'collection'> = new Gauge({
    name: `${PREFIX}inbox_submissions`,
    help: 'Submissions that are stored',
    labelNames: ['collection'],
    registers,
    async collect() {
      const cms = await payload();
      for (const collection of INBOXES)
        inbox.set({ collection }, (await cms.count({ collection, overrideAccess: true })).totalDocs);
    },
  });
  const outbox: Gauge<'state'> = new Gauge({
    name: `${PREFIX}outbox_deliveries`,
    help: 'Mails and calls of the webhook, by how far they are',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of await outboxCounts(await payload())) outbox.set({ state }, count);
    },
  });
  const oldest: Gauge = new Gauge({
    name: `${PREFIX}outbox_oldest_seconds`,
    help: 'How long the oldest delivery has waited that is still to go out',
    registers,
    collect: async () => oldest.set(await oldestInOutbox(await payload(), Date.now())),
  });
  return registry;
}

/** What is counted of this process and of its database; looked up when somebody asks. */
export const registry = (): Registry => processWide('metrics', createRegistry);
