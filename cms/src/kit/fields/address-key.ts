import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { slugOf } from '@kontorwerk/contract/slug';
import type { TextField } from 'payload';

/** What all titles with the same address have in common, and hardly any others: by it they are looked up. */
export function addressKey(title: string): string {
  return slugOf(title).replace(/-+/g, '-');
}

/**
 * A document's address key in each language, kept beside its title. The database can't make slugs itself, so without
 * it whoever looks for an address would have to read every title.
 */
export const addressKeyField: TextField = {
  name: 'address_key',
  type: 'text',
  localized: true,
  index: true,
  hidden: true,
  hooks: {
    beforeChange: [
      ({ siblingData, value }) => (typeof siblingData.title === 'string' ? addressKey(siblingData.title) : value),
    ],
  },
};

/** What the hook keeps beside a title, for what is written past it in its languages at once. */
export function keptBesideTitle(data: object) {
  if (!('title' in data && isRecord(data.title))) return {};
  const { title } = data;
  const keys = LANGUAGES.flatMap((language) => {
    const text = title[language];
    return typeof text === 'string' ? [[language, addressKey(text)] as const] : [];
  });
  return keys.length === 0 ? {} : { address_key: Object.fromEntries(keys) };
}
