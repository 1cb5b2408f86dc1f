/** The contact form's fields by the names of its inputs (§3, reading guide). */
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

/** The full form of the contact page, and the footer's, which has neither last name nor company (§5). */
export type ContactVariant = 'full' | 'footer';

export const CONTACT_TITLES = ['Mr', 'Mrs'] as const;
const DEFAULT_CONTACT_TITLE = 'Mr';

/**
 * The selectable services: the last three all have the value `seo` (§5). `id` distinguishes them, also in a form posted
 * without JavaScript; for the first two it equals the value.
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

/** The footer form's value for fields that it lacks (§5). */
export const CONTACT_DASH = '-';

/** A new, empty contact form (§3); `service` holds the id of the choice. */
export function createEmptyContact(): ContactValues {
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
