/** The contact form's fields under the names its inputs bear (§3, reading guide). */
export const CONTACT_FIELDS = [
  'Mrormrs',
  'first_name',
  'name',
  'company',
  'service',
  'email',
  'mobile',
  'message',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = { readonly [F in ContactField]: string };

/** The full form of the contact page, and the footer's, which asks for neither last name nor company (§5). */
export type ContactVariant = 'full' | 'footer';

export const CONTACT_TITLES = ['Mr', 'Mrs'] as const;
const DEFAULT_CONTACT_TITLE = 'Mr';

/**
 * The services on offer: the last three all carry the value `seo` (§5). `id` tells them apart, also where a form is
 * posted without a script; the first two have their value as id.
 */
export const CONTACT_SERVICES = [
  { id: 'webDevelopment', value: 'webDevelopment' },
  { id: 'seo', value: 'seo' },
  { id: 'shop_migration', value: 'seo' },
  { id: 'software_testing', value: 'seo' },
] as const;
export type ContactService = (typeof CONTACT_SERVICES)[number];
export type ContactServiceId = ContactService['id'];
export const DEFAULT_CONTACT_SERVICE: ContactServiceId = 'webDevelopment';

/** What the footer form sends for the fields it doesn't have (§5). */
export const CONTACT_DASH = '-';

/** A new, empty contact form (§3); `service` holds the id of the choice. */
export function emptyContact(): ContactValues {
  return {
    Mrormrs: DEFAULT_CONTACT_TITLE,
    first_name: '',
    name: '',
    company: '',
    service: DEFAULT_CONTACT_SERVICE,
    email: '',
    mobile: '',
    message: '',
  };
}
