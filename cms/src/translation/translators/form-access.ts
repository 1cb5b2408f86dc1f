import type { CollectionConfig, Config, Field, FieldAccess, GlobalConfig } from 'payload';
import { isTranslator, writesIn } from '#cms/kit/access/is-translator.ts';
import { mapFields } from '#cms/kit/fields/map-fields.ts';
import { isTranslated } from '#cms/kit/localised/is-translated.ts';
import { isLocalisedText } from '#cms/kit/localised/localised-texts.ts';

/**
 * Tells a translator's form whether a field can be changed. What is saved is for the hooks to judge: a field to which
 * there is no access would be left out without a word, and they name what they refuse.
 */
function inForms(isText: boolean): FieldAccess {
  return ({ req, siblingData }) => {
    const isForForm = siblingData === undefined;
    return !isForForm || !isTranslator(req) || (isText && writesIn(req));
  };
}

/** The same field; what holds others is as open as these are. */
function shown(field: Field): Field {
  if (field.type === 'tabs' || field.type === 'row' || field.type === 'collapsible' || field.type === 'ui')
    return field;
  if (field.type === 'array' || field.type === 'blocks' || field.type === 'group' || field.type === 'join')
    return field;
  const { access, type, localized = false } = field;
  const isOpen = inForms(isLocalisedText({ type, localized }));
  const update: FieldAccess = async (asked) => (await isOpen(asked)) && (access?.update?.(asked) ?? true);
  return { ...field, access: { ...access, update } };
}

function withAccess<T extends CollectionConfig | GlobalConfig>(config: T): T {
  return isTranslated(config) ? { ...config, fields: mapFields(config.fields, shown) } : config;
}

/** Payload's configuration, in which translators see in each form what they write, and what they only read. */
export function withTranslatorsForms(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(withAccess),
    globals: config.globals?.map(withAccess),
  };
}
