import type { ImageSet } from '@kontorwerk/contract/content/entry';
import type { FieldType } from '@kontorwerk/contract/content/fields';
import type { WireContext } from './context.ts';
import { localHtml } from './html.ts';
import { imageOf } from './image.ts';
import type { Doc } from './parts.ts';
import { day, localText, plain } from './read.ts';

function fieldText(value: unknown, type: FieldType, { language, media }: WireContext): string {
  switch (type) {
    case 'text':
    case 'long_text':
      return localText(value, language);
    case 'rich_text':
      return localHtml(value, language);
    case 'image':
      return imageOf(value, media, language).url;
    case 'link':
      return plain(value).trim();
    case 'date':
      return day(value);
  }
}

/** The wire's fields of a section or a card that an editor wrote, by the contract's table of what each holds. */
export function wireFields<F extends string>(
  types: Readonly<Record<F, FieldType>>,
  doc: Doc,
  context: WireContext,
): { [K in F]?: string } {
  const fields: { [K in F]?: string } = {};
  for (const field in types) fields[field] = fieldText(doc[field], types[field], context);
  return fields;
}

/** The set of sizes of a picture field. */
export function imageSetOf(value: unknown, { language, media }: WireContext): ImageSet | null {
  return imageOf(value, media, language).set;
}
