import type { Field, FieldAccess } from 'payload';
import { canWriteInLocale, isTranslator } from '#cms/kit/access/roles.ts';
import { isOpenToWriters } from '#cms/kit/access/rules.ts';
import { mapFields } from '#cms/kit/fields/field-tree.ts';
import { isLocalisedText, isTranslated } from '#cms/kit/localised/localised-texts.ts';
import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import {
  acceptTranslatorGlobalTexts,
  acceptTranslatorTexts,
  checkTranslatorGlobalOperation,
  checkTranslatorOperation,
} from './translator-hooks.ts';

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

/** Payload plugin: translators write the texts of their language, and see in forms which fields these are. */
export const withTranslators = definePlugin({
  additions: [
    {
      to: isOpenToWriters,
      hooks: { beforeOperation: [checkTranslatorOperation], beforeValidate: [acceptTranslatorTexts] },
      globalHooks: { beforeOperation: [checkTranslatorGlobalOperation], beforeValidate: [acceptTranslatorGlobalTexts] },
    },
    { to: isTranslated, fields: (fields) => mapFields(fields, restrictField) },
  ],
});
