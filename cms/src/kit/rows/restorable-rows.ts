import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Field,
  FieldHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { mapFields } from '../fields/field-tree.ts';
import { isTranslated } from '../localised/localised-texts.ts';
import { definePlugin } from '../plugins/define-plugin.ts';
import { findMissingRows, type Rows, withRestored } from './compare-rows.ts';
import { recallRows, rememberRows } from './removed-row-store.ts';

/**
 * The rows that a request removes from each document, and those removed earlier; a request may save several documents.
 */
type Changes = { readonly removed: Map<string, Rows>; readonly recalled: Map<string, Rows> };

const changesOf = new WeakMap<PayloadRequest, Changes>();

function changesIn(req: PayloadRequest): Changes {
  const changes = changesOf.get(req) ?? { removed: new Map(), recalled: new Map() };
  changesOf.set(req, changes);
  return changes;
}

/** Whether a request saves a user's form; imports and jobs write whole documents, and restore nothing. */
function isFormSave({ payloadAPI, user }: PayloadRequest): boolean {
  return payloadAPI === 'REST' && Boolean(user);
}

async function recall(req: PayloadRequest, document: string, data: unknown, before: unknown): Promise<void> {
  if (!isFormSave(req)) return;
  const ids = [...findMissingRows(data, before).keys()];
  changesIn(req).recalled.set(document, await recallRows(req, document, ids));
}

async function remember(req: PayloadRequest, document: string): Promise<void> {
  const { removed } = changesIn(req);
  const rows = removed.get(document);
  removed.delete(document);
  if (rows) await rememberRows(req, document, rows);
}

/** Returns a document's key; a new one has no id, and no removed rows. */
function nameOf(slug: string, doc: { readonly id?: unknown } | undefined): string {
  return `${slug}/${doc?.id}`;
}

const recallRemovedRows: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') await recall(req, nameOf(collection.slug, originalDoc), data, originalDoc);
  return data;
};
const rememberRemovedRows: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await remember(req, nameOf(collection.slug, doc));
};
const recallRemovedGlobalRows: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await recall(req, global.slug, data, originalDoc);
  return data;
};
const rememberRemovedGlobalRows: GlobalAfterChangeHook = ({ global, req }) => remember(req, global.slug);

/**
 * Notes the rows that a save removes, in all languages, and adds restored ones to the stored data, from which Payload
 * takes the texts in the other language. It handles outermost lists with everything within, before any field that
 * depends on these.
 */
const compareWithStored: FieldHook = ({
  collection,
  field,
  global,
  originalDoc,
  path,
  req,
  siblingDocWithLocales,
  value,
}) => {
  const isWithinRow = path.some((step) => /^\d+$/.test(String(step)));
  const { name } = field;
  if (isWithinRow || name === undefined || !isFormSave(req) || !siblingDocWithLocales) return;
  const document = collection ? nameOf(collection.slug, originalDoc) : (global?.slug ?? '');
  const { removed, recalled } = changesIn(req);
  const stored = siblingDocWithLocales[name];
  removed.set(document, new Map([...(removed.get(document) ?? []), ...findMissingRows(stored, value)]));
  siblingDocWithLocales[name] = withRestored(value, stored, recalled.get(document) ?? new Map());
};

function watchRows(field: Field): Field {
  if (field.type !== 'array' && field.type !== 'blocks') return field;
  return {
    ...field,
    hooks: { ...field.hooks, beforeChange: [compareWithStored, ...(field.hooks?.beforeChange ?? [])] },
  };
}

/**
 * Payload plugin: a removed row that is restored, with the same id, gets back its texts in both languages: a form has
 * those of one only.
 */
export const withRestorableRows = definePlugin({
  additions: [
    {
      to: isTranslated,
      fields: (fields) => mapFields(fields, watchRows),
      hooks: { beforeChange: [recallRemovedRows], afterChange: [rememberRemovedRows] },
      globalHooks: { beforeChange: [recallRemovedGlobalRows], afterChange: [rememberRemovedGlobalRows] },
    },
  ],
});
