import type { CollectionConfig, Config, GlobalConfig } from 'payload';

function collectionWith(collection: CollectionConfig, part: string): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), part];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}

function globalWith(global: GlobalConfig, part: string): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), part];
  return {
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } } },
  };
}

/** Adds the component at a path beside the controls of every document's form. */
export function withFormPart(config: Config, part: string): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => collectionWith(collection, part)),
    globals: config.globals?.map((global) => globalWith(global, part)),
  };
}
