import type { CustomComponent, Field, Plugin } from 'payload';
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
  return [...mapFields(fields, addOtherLanguage), makeTranslationFields()];
}

/** Payload plugin: keeps and shows the translation state of everything that has localised texts. */
export const withTranslations = definePlugin({
  additions: [
    { to: isTranslated, firstPanel: translationPanel, lastPanel: translationPanel, fields: addOtherLanguages },
  ],
  endpoints: [confirmationsEndpoint, ...(settings.translator ? [makeSuggestionsEndpoint(settings.translator)] : [])],
  beforeNavLinks: ['/translation/pending-link.tsx#PendingLink'],
  views: { translations: ['/translations', '/translation/pending-view.tsx#PendingView'] },
});

/** Payload plugin: the forms of these collections and globals say at the top how many of their texts are pending. */
export function withPendingNotes(slugs: readonly string[]): Plugin {
  return definePlugin({ additions: [{ to: slugs, controls: '/translation/pending-note.tsx#PendingNote' }] });
}
