import type { CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/roles.ts';
import { publicAccess, publishedAccess } from '../access/rules.ts';
import { announceDelete, announceDocument } from '../changes/hub.ts';
import { DRAFT_CONTROLS } from '../drafts/live-preview.ts';
import { translatorsWriteTexts } from '../translators/write-texts.ts';

type Shared = Pick<CollectionConfig, 'access' | 'defaultSort' | 'hooks' | 'orderable' | 'versions'>;

/** How the admin shows every collection of content. */
export const CONTENT_ADMIN = {
  useAsTitle: 'title',
  pagination: { defaultLimit: 50 },
  hidden: hiddenUnless('editor', 'translator'),
  hideAPIURL: true,
};

/** How it shows those that have drafts: with a preview, which can be shared. */
export const DRAFTED_ADMIN = {
  ...CONTENT_ADMIN,
  components: { edit: { beforeDocumentControls: [DRAFT_CONTROLS] } },
};

/** Rows that editors drag into the order in which visitors see them. */
export const BY_HAND = { orderable: true, defaultSort: '_order' } as const;

// Made anew for each collection: Payload completes hooks and versions in place.

/** What is on the site as soon as it is saved. */
export function unversioned(): Shared {
  return {
    access: publicAccess,
    hooks: { ...translatorsWriteTexts, afterChange: [announceDocument], afterDelete: [announceDelete] },
  };
}

/** After this long without a key a draft is saved by itself, in milliseconds: the preview shows what was saved. */
const AUTOSAVE_MS = 500;

/**
 * Drafts, versions and publishing at a set time. A bound on the versions keeps the database small; each save of
 * a draft by hand counts as one, and so do all that are made by themselves in between.
 */
export function published(): Shared {
  return {
    ...unversioned(),
    access: publishedAccess,
    versions: {
      drafts: {
        autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
        schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 },
      },
      maxPerDoc: 30,
    },
  };
}
