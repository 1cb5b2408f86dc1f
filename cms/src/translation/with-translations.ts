import type { CollectionConfig, Config, CustomComponent, Field, GlobalConfig } from 'payload';
import { settings } from '#cms/base/settings.ts';
import { mapFields } from '#cms/kit/fields/map-fields.ts';
import { isTranslated } from '#cms/kit/localised/is-translated.ts';
import { confirmTranslations } from './confirmations-endpoint.ts';
import { suggestionsEndpoint } from './suggestions-endpoint.ts';
import { translationFields } from './translation-fields.ts';
import { translationPanel } from './translation-panel.ts';

/** Below a text stands the other language's, when an editor asks for it. */
const BESIDE: CustomComponent = {
  path: '/translation/other-language.tsx#OtherLanguage',
  clientProps: { suggests: settings.translator !== undefined },
};

type Shown = {
  readonly custom?: Record<string, unknown> | undefined;
  readonly components?: { readonly afterInput?: CustomComponent[] | undefined } | undefined;
};

/** The admin of a localised text: below it the other language's, and whether a standard text stands in for it. */
function adminWith({ admin, defaultValue }: { readonly admin?: Shown | undefined; readonly defaultValue?: unknown }) {
  return {
    custom: { hasDefault: defaultValue !== undefined, ...admin?.custom },
    components: { afterInput: [...(admin?.components?.afterInput ?? []), BESIDE] },
  };
}

/** The same field with the other language's text below its own, where it has one in each language. */
function withOther(field: Field): Field {
  if ('hidden' in field && field.hidden) return field;
  if (field.type === 'text' && field.localized) {
    const { components, custom } = adminWith(field);
    return { ...field, admin: { ...field.admin, custom, components: { ...field.admin?.components, ...components } } };
  }
  if (field.type === 'textarea' && field.localized) {
    const { components, custom } = adminWith(field);
    return { ...field, admin: { ...field.admin, custom, components: { ...field.admin?.components, ...components } } };
  }
  if (field.type === 'richText' && field.localized) {
    const { components, custom } = adminWith(field);
    return { ...field, admin: { ...field.admin, custom, components: { ...field.admin?.components, ...components } } };
  }
  return field;
}

function translated(fields: readonly Field[]): Field[] {
  const hasState = fields.some((field) => 'name' in field && field.name === translationPanel.name);
  return [...mapFields(fields, withOther), ...(hasState ? [] : [translationPanel]), translationFields()];
}

function collectionWith(collection: CollectionConfig): CollectionConfig {
  return isTranslated(collection) ? { ...collection, fields: translated(collection.fields) } : collection;
}

function globalWith(global: GlobalConfig): GlobalConfig {
  return isTranslated(global) ? { ...global, fields: translated(global.fields) } : global;
}

/** Payload's configuration, in which whatever has texts in several languages knows how these stand to each other. */
export function withTranslations(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(collectionWith),
    globals: config.globals?.map(globalWith),
    endpoints: [
      ...(config.endpoints ?? []),
      confirmTranslations,
      ...(settings.translator ? [suggestionsEndpoint(settings.translator)] : []),
    ],
  };
}
