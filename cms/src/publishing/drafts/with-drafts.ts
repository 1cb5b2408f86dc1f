import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { DraftLinks } from './draft-links.ts';
import { LIVE_PREVIEW } from './live-preview.ts';
import { PREVIEWED_COLLECTIONS, PREVIEWED_PARTS } from './previewed-collections.ts';

/** Payload plugin: drafts are previewed on the site while they are written, and shared by links. */
export const withDrafts = definePlugin({
  collections: [DraftLinks],
  additions: [
    { to: PREVIEWED_PARTS, controls: '/publishing/drafts/draft-controls.tsx#DraftControls' },
    { to: PREVIEWED_COLLECTIONS, aboveList: '/publishing/drafts/bulk-publish.tsx#BulkPublish' },
  ],
  admin: { livePreview: LIVE_PREVIEW },
});
