import type { CollectionConfig, Config, GlobalConfig } from 'payload';
import { savedByField } from './author-field.ts';
import { collectionHooks, globalHooks } from './base-check.ts';
import { hasAuthors, isEditedCollection, isEditedGlobal } from './edited-documents.ts';
import { presenceEndpoint } from './presence-endpoint.ts';
import { versionAuthorsEndpoint } from './version-authors-endpoint.ts';

/** The component beside each form's controls with the other users, and their changes. */
const CONCURRENT_EDITS = '/kit/concurrent/admin/concurrent-edits.tsx#ConcurrentEdits';

/** The component that shows the authors in lists of versions. */
const VERSION_AUTHORS = '/kit/concurrent/admin/version-authors.tsx#VersionAuthors';

function collectionWith(collection: CollectionConfig): CollectionConfig {
  if (!isEditedCollection(collection.slug)) return collection;
  const { admin, fields, hooks } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), CONCURRENT_EDITS];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
    fields: hasAuthors(collection.slug) ? [...fields, { ...savedByField }] : fields,
    hooks: {
      ...hooks,
      beforeOperation: [collectionHooks.beforeOperation, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), collectionHooks.beforeChange],
    },
  };
}

function globalWith(global: GlobalConfig): GlobalConfig {
  if (!isEditedGlobal(global.slug)) return global;
  const { admin, fields, hooks } = global;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), CONCURRENT_EDITS];
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
    fields: [...fields, { ...savedByField }],
    hooks: {
      ...hooks,
      beforeOperation: [globalHooks.beforeOperation, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), globalHooks.beforeChange],
    },
  };
}

/** Payload plugin: lets several users edit a document at once. */
export function withConcurrentEdits(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(collectionWith),
    globals: config.globals?.map(globalWith),
    endpoints: [...(config.endpoints ?? []), presenceEndpoint, versionAuthorsEndpoint],
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: [...(config.admin?.components?.providers ?? []), VERSION_AUTHORS],
      },
    },
  };
}
