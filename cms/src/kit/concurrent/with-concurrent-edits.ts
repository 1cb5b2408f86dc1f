import { definePlugin } from '../plugins/define-plugin.ts';
import { savedByField } from './author-field.ts';
import { collectionHooks, globalHooks } from './base-check.ts';
import { EDITED_COLLECTIONS, EDITED_GLOBALS } from './edited-documents.ts';
import { presenceEndpoint } from './presence-endpoint.ts';
import { versionAuthorsEndpoint } from './version-authors-endpoint.ts';

/** Payload plugin: several users edit a document at once, and see each other, and the authors of each version. */
export const withConcurrentEdits = definePlugin({
  additions: [
    {
      to: [...EDITED_COLLECTIONS, ...EDITED_GLOBALS],
      controls: '/kit/concurrent/admin/concurrent-edits.tsx#ConcurrentEdits',
      hooks: collectionHooks,
      globalHooks,
      fields: (fields) => [...fields, { ...savedByField }],
    },
  ],
  endpoints: [presenceEndpoint, versionAuthorsEndpoint],
  providers: ['/kit/concurrent/admin/version-authors.tsx#VersionAuthors'],
});
