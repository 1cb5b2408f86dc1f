import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';

/**
 * What the admin calls the document that an entry names: of `contact-messages/12` “Contact message 12”, of
 * `contact-messages` “Contact messages”, of `globals/mails` “Mails”; what it doesn't know stays as it is.
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
