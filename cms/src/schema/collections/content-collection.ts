import type { CollectionConfig } from 'payload';
import { announceDeletion, announceDocument } from '#cms/content/changes/hub-hooks.ts';
import { hiddenUnless, WRITERS } from '#cms/kit/access/roles.ts';
import { publicAccess, publishedAccess } from '#cms/kit/access/rules.ts';

type Shared = Pick<CollectionConfig, 'access' | 'defaultSort' | 'hooks' | 'orderable' | 'trash' | 'versions'>;

/** Buttons for the order of rows, where it can be changed. */
const LIST_ORDER = '/kit/admin/list-order.tsx#ListOrder';

/** The admin settings of all content collections. */
export const CONTENT_ADMIN = {
  useAsTitle: 'title',
  pagination: { defaultLimit: 50 },
  hidden: hiddenUnless(...WRITERS),
  hideAPIURL: true,
};

/** The same with buttons for the order of rows, which show where it can be changed. */
export const ORDERED_ADMIN = { ...CONTENT_ADMIN, components: { beforeListTable: [LIST_ORDER] } };

/** Rows that editors put into the visitors' order. */
export const ORDERABLE = { orderable: true, defaultSort: '_order' } as const;

// A new object for each collection: Payload completes hooks and versions in place.

/** Settings of collections that are published on saving. Deletion moves to the trash, unless there are referrers. */
export function makeUnversionedSettings(): Shared {
  return {
    access: publicAccess,
    trash: true,
    hooks: { afterChange: [announceDocument], afterDelete: [announceDeletion] },
  };
}

/** The autosave delay after the last key, in milliseconds: the preview shows what was saved. */
const AUTOSAVE_MS = 500;

/**
 * Settings of collections with drafts and versions. A bound on the versions keeps the database small; each manual save
 * of a draft counts as one, with all autosaves in between.
 */
export function makeVersionedSettings(): Shared {
  return {
    ...makeUnversionedSettings(),
    access: publishedAccess,
    versions: {
      drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } },
      maxPerDoc: 30,
    },
  };
}
