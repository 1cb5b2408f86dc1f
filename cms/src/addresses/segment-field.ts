import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';
import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { text as textField } from 'payload/shared';
import { problem } from '#cms/base/reader-language.ts';
import { text } from '#cms/kit/fields/basic-fields.ts';
import {
  INVALID_SEGMENT,
  isFreePage,
  mergeChanges,
  normaliseSegment,
  readSegment,
  SEGMENT,
  segmentFromTitle,
} from '#cms/kit/links/address-segment.ts';
import { textIn } from '#cms/kit/stored-values.ts';
import { checkSegment } from './check-place.ts';
import { draftedSegment } from './free-pages.ts';

/** Whether a page may go without an address in the request's language, because the default language's applies. */
async function isNamedByDefault(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (req.locale === DEFAULT_LANGUAGE || id === undefined) return false;
  return textIn(DEFAULT_LANGUAGE, await draftedSegment(req, Number(id))) !== '';
}

/**
 * Normalises a free page's own part of its address; an empty one falls back to the default language's. A form that
 * doesn't know it yet sends null, which keeps it; emptying it sends an empty text.
 */
const asSegment: FieldHook = async (asked) => {
  const { data, operation, originalDoc, req, value } = asked;
  if (operation === 'create' || readSegment(asked) || !isFreePage(mergeChanges(asked))) return normaliseSegment(asked);
  const kept: unknown = value ?? originalDoc?.segment;
  if (kept !== '' && kept !== null && kept !== undefined) return kept;
  if (data?._status !== 'published' || (await isNamedByDefault(req, originalDoc?.id))) return value;
  return segmentFromTitle(asked) || value;
};

/** The last part of a free page's address, in each language. */
export const segment: TextField = {
  ...text('segment', {
    label: { en: 'Address', de: 'Adresse' },
    sidebar: true,
    description: {
      en: 'What comes after the last slash: “summer-2026”. Empty: made from the name; the German one is then the same as the English. If you change it, the old address redirects to the new one.',
      de: 'Was nach dem letzten Schrägstrich steht: „sommer-2026“. Leer: aus dem Namen gebildet, auf Deutsch wie auf Englisch. Wenn Sie sie ändern, leitet die alte Adresse zur neuen weiter.',
    },
    validate: async (value, options) => {
      if (!isFreePage(options.data)) return true;
      const { event, id, req } = options;
      const required = event !== 'onChange' && !(await isNamedByDefault(req, id));
      const plain = textField(value, { ...options, required });
      if (plain !== true || typeof value !== 'string' || value === '') return plain;
      return SEGMENT.test(value) ? checkSegment(value, options) : problem(INVALID_SEGMENT, options);
    },
  }),
};
segment.hooks = { beforeValidate: [asSegment], beforeDuplicate: [({ value }) => value && `${value}-2`] };
// Changing the address in one language doesn't make the other's outdated.
segment.admin = { ...segment.admin, condition: isFreePage, custom: { standsAlone: true } };
