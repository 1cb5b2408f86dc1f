import type { CollectionConfig, Config, GlobalConfig } from 'payload';

const UNSAVED_FORM = '/kit/unsaved/unsaved-form.tsx#UnsavedForm';
const UNSAVED_PROVIDER = '/kit/unsaved/unsaved-provider.tsx#UnsavedProvider';

function collectionWith(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), UNSAVED_FORM];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}

function globalWith(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), UNSAVED_FORM];
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  };
}

/** Payload plugin: all forms keep unsaved input while the connection or the session is lost. */
export function withUnsaved(config: Config): Config {
  const components = config.admin?.components;
  const providers = [...(components?.providers ?? []), UNSAVED_PROVIDER];
  return {
    ...config,
    admin: { ...config.admin, components: { ...components, providers } },
    collections: config.collections?.map(collectionWith),
    globals: config.globals?.map(globalWith),
  };
}
