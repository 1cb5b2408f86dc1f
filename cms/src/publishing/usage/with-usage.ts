import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload';
import { panel } from '#cms/kit/fields/basic-fields.ts';
import { LINKED_COLLECTIONS } from '#cms/kit/links/reference.ts';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from './deletion-guard.ts';
import { usageEndpoint } from './referrers.ts';
import { referencesField, withStoredReferences } from './stored-references.ts';

/** Whether documents of a collection are content, which others may refer to: content is deleted by way of a trash. */
function isContent(entity: CollectionConfig | GlobalConfig): boolean {
  return 'trash' in entity && entity.trash === true;
}

/** Payload plugin: content that is in use is neither trashed nor deleted. */
export const withDeletionGuard = definePlugin({
  additions: [
    {
      to: isContent,
      hooks: {
        beforeChange: [refuseTrashingUsed],
        beforeDelete: [refuseDeletingUsed],
      },
    },
  ],
});

/** The panel beside a document with its referrers. */
const usagePanel = panel(
  'usage',
  { en: 'Where it is used', de: 'Verwendet in' },
  '/publishing/usage/admin/usage-panel.tsx#UsagePanel',
);

/** Adds the stored references in front of the first field that the form shows. */
function addReferences(fields: readonly Field[]): Field[] {
  const at = fields.findIndex((field) => !('hidden' in field && field.hidden));
  return fields.toSpliced(at, 0, referencesField);
}

const withPanel = definePlugin({
  additions: [
    { to: isContent, endpoints: [usageEndpoint], lastPanel: usagePanel },
    // Only documents with a page have sections or long texts.
    { to: LINKED_COLLECTIONS, fields: addReferences },
  ],
});

/** Payload plugin: shows beside content where it is used. */
export function withUsage(config: Config): Config {
  return withPanel({ ...config, db: withStoredReferences(config.db) });
}
