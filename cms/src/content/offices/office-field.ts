import type { TextField } from 'payload';
import { text as checkText } from 'payload/shared';
import type { FieldSettings } from '#cms/kit/fields/basic-fields.ts';
import { checkChosenOffices } from './office-codes.ts';

/** Marks fields with office codes, for lists and comparisons. */
const HOLDS_OFFICES = { holdsOffices: true };
const components = { Field: '/content/offices/admin/office-select.tsx#OfficeSelect' };

/** Builds a field for one office of the site settings, stored as its code. */
export function office(name: string, { label }: Pick<FieldSettings, 'label'>): TextField {
  return {
    name,
    type: 'text',
    label,
    custom: HOLDS_OFFICES,
    required: true,
    admin: { components },
    validate: async (value: string | null | undefined, asked) => {
      const plain = checkText(value, asked);
      return plain === true && asked.event !== 'onChange' ? checkChosenOffices(value, asked) : plain;
    },
  };
}

/** Builds the same field for several offices. */
export function officesField(name: string, { label }: Pick<FieldSettings, 'label'>): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    custom: HOLDS_OFFICES,
    required: true,
    admin: { position: 'sidebar', components },
    validate: async (value: string[] | null | undefined, asked) => {
      if (!value || value.length === 0) return asked.req.t('validation:required');
      return asked.event === 'onChange' || checkChosenOffices(value, asked);
    },
  };
}
