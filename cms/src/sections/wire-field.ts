import type { FieldType } from '@kontorwerk/contract/content/fields';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { Field } from 'payload';
import { dateOnly } from '../fields/date-only.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { longText, text } from '../fields/text.ts';

/** How an editor fills in a field of the wire, by what the contract says it holds. */
const FIELD_OF_TYPE = {
  text,
  long_text: longText,
  rich_text: richText,
  image,
  link,
  date: dateOnly,
} as const satisfies Record<FieldType, (name: string, label: LocalText) => Field>;

/** The editing field of a field of the wire; it bears the wire's name. */
export function wireField(name: string, type: FieldType, label: LocalText): Field {
  return FIELD_OF_TYPE[type](name, label);
}
