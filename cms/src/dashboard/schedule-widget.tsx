import type { LocalText } from '@kontorwerk/contract/languages';
import type { CollectionSlug, Payload, Where } from 'payload';
import * as v from 'valibot';
import { hasRole } from '../access/roles.ts';
import { titlesOf } from '../admin/document-titles.ts';
import { STATES, stateOfPlan } from './schedule-state.ts';
import { type Asking, moment, type Row, Rows, widget } from './widget.tsx';

const TITLE: LocalText = { en: 'Planned', de: 'Geplant' };
const EMPTY: LocalText = {
  en: 'Nothing is planned. “Planned” beside a document publishes it at a set time, or takes it off the site.',
  de: 'Nichts ist geplant. „Geplant“ neben einem Dokument veröffentlicht es zu einer bestimmten Zeit oder nimmt es von der Website.',
};

/** So many are named, the earliest first. */
const NAMED = 8;
const planned = v.object({
  type: v.optional(v.picklist(['publish', 'unpublish']), 'publish'),
  doc: v.nullish(v.object({ relationTo: v.string(), value: v.union([v.string(), v.number()]) })),
});

type Planned = {
  readonly id: number | string;
  readonly collection: CollectionSlug;
  readonly document: number;
  readonly state: keyof typeof STATES;
  readonly at: string;
};

async function readPlanned(payload: Payload): Promise<readonly Planned[]> {
  const open: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] };
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: open,
    sort: 'waitUntil',
    limit: NAMED,
    pagination: false,
    depth: 0,
    select: { input: true, waitUntil: true, hasError: true, createdAt: true },
    overrideAccess: true,
  });
  return docs.flatMap(({ id, input, waitUntil, hasError, createdAt }) => {
    const read = v.safeParse(planned, input);
    const of = read.success ? read.output.doc : null;
    const collection = payload.config.collections.find(({ slug }) => slug === of?.relationTo);
    if (!read.success || !of || !collection) return [];
    const at = waitUntil ?? createdAt;
    const plan = { hasError: hasError === true, at: Date.parse(at) };
    const state = stateOfPlan(read.output.type, plan, Date.now());
    return [{ id, collection: collection.slug, document: Number(of.value), state, at }];
  });
}

async function rowsOf({ req, reader }: Asking): Promise<readonly Row[]> {
  const { payload } = req;
  const plans = await readPlanned(payload);
  const byCollection = [...Map.groupBy(plans, ({ collection }) => collection)];
  const titles = new Map(
    await Promise.all(
      byCollection.map(async ([collection, of]) => {
        const ids = of.map(({ document }) => document);
        return [collection, await titlesOf(payload, collection, ids, reader)] as const;
      }),
    ),
  );
  return plans.map(({ id, collection, document, state, at }) => ({
    key: String(id),
    href: `${payload.config.routes.admin}/collections/${collection}/${document}`,
    name: titles.get(collection)?.get(document) ?? `#${document}`,
    note: STATES[state][reader].replace('{date}', moment(at, reader)),
  }));
}

/** What is to be published or taken off by itself, and what should have been. */
export const ScheduleWidget = widget(TITLE, async (asking) => {
  if (!hasRole(asking.req.user, 'editor')) return null;
  return <Rows rows={await rowsOf(asking)} empty={EMPTY[asking.reader]} />;
});
