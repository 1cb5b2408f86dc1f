import { type Block, type Field, type Tab, traverseFields } from 'payload';

/** Maps all fields, including nested ones. */
export function mapFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  const within = (all: readonly Field[]) => mapFields(all, change);
  const inTab = (tab: Tab): Tab => ({ ...tab, fields: within(tab.fields) });
  const inBlock = (block: Block): Block => ({ ...block, fields: within(block.fields) });
  return fields.map((field) => {
    const changed = change(field);
    if (changed.type === 'tabs') return { ...changed, tabs: changed.tabs.map(inTab) };
    if (changed.type === 'blocks') return { ...changed, blocks: changed.blocks.map(inBlock) };
    const isContainer =
      changed.type === 'group' || changed.type === 'array' || changed.type === 'row' || changed.type === 'collapsible';
    return isContainer ? { ...changed, fields: within(changed.fields) } : changed;
  });
}

type Fields = readonly { readonly fields: readonly Field[] }[];
/** The fields of a sanitized configuration. */
export type FinishedFields = { readonly collections: Fields; readonly globals: Fields };

/** Changes all fields of a sanitized configuration in place, as Payload does, and returns it. */
export function changeFields<C extends FinishedFields>(config: C, change: (field: Field) => void): C {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      fields: [...fields],
      callback: ({ field }) => {
        if (field.type !== 'tab') change(field);
      },
    });
  return config;
}
