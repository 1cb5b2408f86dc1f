import type { CollectionConfig, Config, CustomComponent, Field, GlobalConfig, Plugin } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { mapFields } from '#cms/kit/fields/field-tree.ts';
import { isTranslated } from '#cms/kit/localised/localised-texts.ts';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { confirmationsEndpoint } from './confirmations-endpoint.ts';
import { makeSuggestionsEndpoint } from './suggestions-endpoint.ts';
import { makeTranslationFields, translationPanel } from './translation-fields.ts';

/** The component below a text that shows the other language's. */
const OTHER_LANGUAGE: CustomComponent = {
  path: '/translation/other-language.tsx#OtherLanguage',
  clientProps: { suggests: settings.translator !== undefined },
};

type Shown = {
  readonly custom?: Record<string, unknown> | undefined;
  readonly components?: { readonly afterInput?: CustomComponent[] | undefined } | undefined;
};

/**
 * Returns the admin settings of a localised text: the other language's below it, and whether it has a default value.
 */
function makeAdminSettings({
  admin,
  defaultValue,
}: {
  readonly admin?: Shown | undefined;
  readonly defaultValue?: unknown;
}) {
  return {
    custom: { hasDefault: defaultValue !== undefined, ...admin?.custom },
    components: { afterInput: [...(admin?.components?.afterInput ?? []), OTHER_LANGUAGE] },
  };
}

/** Adds the other language's text below a localised field. */
function addOtherLanguage(field: Field): Field {
  if ('hidden' in field && field.hidden) return field;
  if (field.type === 'text' && field.localized) {
    const { components, custom } = makeAdminSettings(field);
    return { ...field, admin: { ...field.admin, custom, components: { ...field.admin?.components, ...components } } };
  }
  if (field.type === 'textarea' && field.localized) {
    const { components, custom } = makeAdminSettings(field);
    return { ...field, admin: { ...field.admin, custom, components: { ...field.admin?.components, ...components } } };
  }
  if (field.type === 'richText' && field.localized) {
    const { components, custom } = makeAdminSettings(field);
    return { ...field, admin: { ...field.admin, custom, components: { ...field.admin?.components, ...components } } };
  }
  return field;
}

function addOtherLanguages(fields: readonly Field[]): Field[] {
  const hasState = fields.some((field) => 'name' in field && field.name === translationPanel.name);
  return [...mapFields(fields, addOtherLanguage), ...(hasState ? [] : [translationPanel]), makeTranslationFields()];
}

function extendCollection(collection: CollectionConfig): CollectionConfig {
  return isTranslated(collection) ? { ...collection, fields: addOtherLanguages(collection.fields) } : collection;
}

function extendGlobal(global: GlobalConfig): GlobalConfig {
  return isTranslated(global) ? { ...global, fields: addOtherLanguages(global.fields) } : global;
}

/** Adds the translation state to everything in Payload's configuration that has localised texts. */
export function withTranslations(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(extendCollection),
    globals: config.globals?.map(extendGlobal),
    endpoints: [
      ...(config.endpoints ?? []),
      confirmationsEndpoint,
      ...(settings.translator ? [makeSuggestionsEndpoint(settings.translator)] : []),
    ],
  };
}

/** Payload plugin: the forms of these collections and globals say at the top how many of their texts are pending. */
export function withPendingNotes(slugs: readonly string[]): Plugin {
  return definePlugin({ additions: [{ to: slugs, controls: '/translation/pending-note.tsx#PendingNote' }] });
}
