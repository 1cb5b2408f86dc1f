import type { CollectionConfig, Config, Field, FieldAccess, GlobalConfig } from 'payload';
import { canWriteInLocale, isTranslator } from '#cms/kit/access/roles.ts';
import { mapFields } from '#cms/kit/fields/field-tree.ts';
import { isLocalisedText, isTranslated } from '#cms/kit/localised/localised-texts.ts';

/**
 * Controls which fields a translator's form lets them change. Saving is left to the hooks, which name what they refuse:
 * Payload would silently drop a field without access.
 */
function makeFormAccess(isText: boolean): FieldAccess {
  return ({ req, siblingData }) => {
    const isForForm = siblingData === undefined;
    return !isForForm || !isTranslator(req) || (isText && canWriteInLocale(req));
  };
}

/** Adds that access to a field; containers follow from their fields. */
function restrictField(field: Field): Field {
  if (field.type === 'tabs' || field.type === 'row' || field.type === 'collapsible' || field.type === 'ui')
    return field;
  if (field.type === 'array' || field.type === 'blocks' || field.type === 'group' || field.type === 'join')
    return field;
  const { access, type, localized = false } = field;
  const isOpen = makeFormAccess(isLocalisedText({ type, localized }));
  const update: FieldAccess = async (asked) => (await isOpen(asked)) && (access?.update?.(asked) ?? true);
  return { ...field, access: { ...access, update } };
}

function restrictForms<T extends CollectionConfig | GlobalConfig>(config: T): T {
  return isTranslated(config) ? { ...config, fields: mapFields(config.fields, restrictField) } : config;
}

/** Payload's configuration with forms in which translators see which fields they can change. */
export function withTranslatorsForms(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(restrictForms),
    globals: config.globals?.map(restrictForms),
  };
}
