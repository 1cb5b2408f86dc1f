import { slugOf } from '@kontorwerk/contract/address/slug';
import { isRecord } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { TextField } from 'payload';

/** Returns a key shared by all titles with the same address, and hardly any others, for looking them up. */
export function addressKey(title: string): string {
  return slugOf(title).replace(/-+/g, '-');
}

/**
 * A document's address key in each language, stored beside its title. The database can't make slugs, so a look-up by
 * address would otherwise have to read every title.
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

/** Returns the hook's values for data that is written in all languages at once, without hooks. */
export function addressKeysOf(data: object) {
  if (!('title' in data && isRecord(data.title))) return {};
  const { title } = data;
  const keys = LANGUAGES.flatMap((language) => {
    const text = title[language];
    return typeof text === 'string' ? [[language, addressKey(text)] as const] : [];
  });
  return keys.length === 0 ? {} : { address_key: Object.fromEntries(keys) };
}
