import { definePlugin } from '../plugins/define-plugin.ts';
import { savedByField } from './author-field.ts';
import { collectionHooks, globalHooks } from './base-check.ts';
import { EDITED_COLLECTIONS, EDITED_GLOBALS, hasAuthors } from './edited-documents.ts';
import { presenceEndpoint } from './presence-endpoint.ts';
import { versionAuthorsEndpoint } from './version-authors-endpoint.ts';

const EDITED: readonly string[] = [...EDITED_COLLECTIONS, ...EDITED_GLOBALS];

/** Payload plugin: several users edit a document at once, and see each other, and the authors of each version. */
export const withConcurrentEdits = definePlugin({
  additions: [
    {
      to: EDITED,
      controls: '/kit/concurrent/admin/concurrent-edits.tsx#ConcurrentEdits',
      hooks: collectionHooks,
      globalHooks,
    },
    { to: EDITED.filter(hasAuthors), fields: (fields) => [...fields, { ...savedByField }] },
  ],
  endpoints: [presenceEndpoint, versionAuthorsEndpoint],
  providers: ['/kit/concurrent/admin/version-authors.tsx#VersionAuthors'],
});
