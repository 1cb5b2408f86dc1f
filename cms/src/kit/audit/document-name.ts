import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';

/**
 * Returns the admin's name for an entry's document: “Contact message 12” for `contact-messages/12`, “Contact messages”
 * for `contact-messages`, “Mails” for `globals/mails`; an unknown one stays as it is.
 */
export function documentName(
  target: string,
  { i18n, payload: { config } }: Pick<PayloadRequest, 'i18n' | 'payload'>,
): string {
  const [slug, id] = target.split('/');
  if (slug === 'globals') {
    const global = config.globals.find((one) => one.slug === id);
    return global ? getTranslation(global.label, i18n) : target;
  }
  const collection = config.collections.find((one) => one.slug === slug);
  if (!collection) return target;
  const { singular, plural } = collection.labels;
  return id === undefined ? getTranslation(plural, i18n) : `${getTranslation(singular, i18n)} ${id}`;
}
