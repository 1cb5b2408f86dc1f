import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { DraftLinks } from './draft-links.ts';
import { LIVE_PREVIEW } from './live-preview.ts';
import { PREVIEWED_COLLECTIONS, PREVIEWED_PARTS } from './previewed-collections.ts';
import { restoreVersionEndpoint } from './restore-version.ts';

/** Payload plugin: drafts are previewed on the site while they are written, shared by links, and restored. */
export const withDrafts = definePlugin({
  collections: [DraftLinks],
  additions: [
    {
      to: PREVIEWED_PARTS,
      controls: '/publishing/drafts/draft-controls.tsx#DraftControls',
      endpoints: [restoreVersionEndpoint],
    },
    { to: PREVIEWED_COLLECTIONS, aboveList: '/publishing/drafts/bulk-publish.tsx#BulkPublish' },
  ],
  admin: { livePreview: LIVE_PREVIEW },
  providers: ['/publishing/drafts/restore-refusals.tsx#RestoreRefusals'],
});
