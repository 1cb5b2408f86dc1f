import type { CollectionConfig, CustomComponent, Endpoint, Field, GlobalConfig, UIField } from 'payload';

type CollectionHooks = NonNullable<CollectionConfig['hooks']>;
type GlobalHooks = NonNullable<GlobalConfig['hooks']>;

/**
 * A plugin's addition to collections and globals. Its hooks are put around those that are there: the later a plugin, the
 * earlier it runs before an operation, and the later after it.
 */
export type Addition = {
  /** The collections and globals that get it; all without. */
  readonly to?: readonly string[] | ((entity: CollectionConfig | GlobalConfig) => boolean);
  readonly endpoints?: readonly Omit<Endpoint, 'root'>[];
  readonly hooks?: CollectionHooks;
  readonly globalHooks?: GlobalHooks;
  /** The panel beside a form: in its place if there is one, else behind the fields; in front of a collection's. */
  readonly lastPanel?: UIField;
  readonly firstPanel?: UIField | undefined;
  /** Changes the fields, with the panel. */
  readonly fields?: (fields: readonly Field[]) => Field[];
  /** The component beside the controls of a form, and the one above a collection's list. */
  readonly controls?: CustomComponent;
  readonly aboveList?: CustomComponent;
  readonly publishButton?: CustomComponent;
};

/** Keeps a place among a form's fields for a plugin's panel; without the plugin it is empty. */
export function panelPlace(name: string): UIField {
  return { name, type: 'ui', admin: { position: 'sidebar', disableListColumn: true } };
}

function append<T>(list: T[] | undefined, added: T | undefined): T[] | undefined {
  return added === undefined ? list : [...(list ?? []), added];
}

function isMeant(entity: CollectionConfig | GlobalConfig, { to }: Addition): boolean {
  return typeof to === 'function' ? to(entity) : (to?.includes(entity.slug) ?? true);
}

function addToFields(fields: readonly Field[], { fields: change, firstPanel, lastPanel }: Addition): Field[] {
  const panel = firstPanel ?? lastPanel;
  const isPlace = (field: Field) => field.type === 'ui' && field.name === panel?.name;
  const others = panel && !fields.some(isPlace) ? (firstPanel ? [panel, ...fields] : [...fields, panel]) : fields;
  const all = others.map((field) => (panel && isPlace(field) ? panel : field));
  return change ? change(all) : all;
}

function wrapHooks(own: CollectionHooks = {}, outer: CollectionHooks = {}): CollectionHooks {
  return {
    ...own,
    ...outer,
    beforeOperation: [...(outer.beforeOperation ?? []), ...(own.beforeOperation ?? [])],
    beforeValidate: [...(outer.beforeValidate ?? []), ...(own.beforeValidate ?? [])],
    beforeChange: [...(outer.beforeChange ?? []), ...(own.beforeChange ?? [])],
    afterChange: [...(own.afterChange ?? []), ...(outer.afterChange ?? [])],
    beforeDelete: [...(outer.beforeDelete ?? []), ...(own.beforeDelete ?? [])],
    afterDelete: [...(own.afterDelete ?? []), ...(outer.afterDelete ?? [])],
  };
}

function wrapGlobalHooks(own: GlobalHooks = {}, outer: GlobalHooks = {}): GlobalHooks {
  return {
    ...own,
    ...outer,
    beforeOperation: [...(outer.beforeOperation ?? []), ...(own.beforeOperation ?? [])],
    beforeValidate: [...(outer.beforeValidate ?? []), ...(own.beforeValidate ?? [])],
    beforeChange: [...(outer.beforeChange ?? []), ...(own.beforeChange ?? [])],
    afterChange: [...(own.afterChange ?? []), ...(outer.afterChange ?? [])],
  };
}

/** Adds it to a collection that gets it. */
export function addToCollection(collection: CollectionConfig, added: Addition): CollectionConfig {
  if (!isMeant(collection, added)) return collection;
  const { admin, endpoints, fields, hooks } = collection;
  const { beforeListTable, edit, ...components } = admin?.components ?? {};
  const { beforeDocumentControls, PublishButton = added.publishButton } = edit ?? {};
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: append(beforeListTable, added.aboveList),
        edit: {
          ...edit,
          PublishButton,
          beforeDocumentControls: append(beforeDocumentControls, added.controls),
        },
      },
    },
    endpoints: [...(endpoints || []), ...(added.endpoints ?? [])],
    fields: addToFields(fields, added),
    hooks: wrapHooks(hooks, added.hooks),
  };
}

/** Adds it to a global that gets it. */
export function addToGlobal(global: GlobalConfig, added: Addition): GlobalConfig {
  if (!isMeant(global, added)) return global;
  const { admin, endpoints, fields, hooks } = global;
  const { elements, ...components } = admin?.components ?? {};
  const beforeDocumentControls = append(elements?.beforeDocumentControls, added.controls);
  return {
    ...global,
    admin: { ...admin, components: { ...components, elements: { ...elements, beforeDocumentControls } } },
    endpoints: [...(endpoints || []), ...(added.endpoints ?? [])],
    fields: addToFields(fields, { ...added, firstPanel: undefined }),
    hooks: wrapGlobalHooks(hooks, added.globalHooks),
  };
}
