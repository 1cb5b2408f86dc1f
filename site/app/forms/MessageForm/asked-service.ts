import { contactParametersOf } from '@kontorwerk/contract/contact-link';
import { CONTACT_SERVICES, type ContactServiceId, DEFAULT_CONTACT_SERVICE } from '@kontorwerk/contract/forms/contact';

/** The service that the contact page's address asks for; the form's first choice where it names none (§3). */
export function askedService(search: string): ContactServiceId {
  const { service } = contactParametersOf(search);
  return CONTACT_SERVICES.find(({ id }) => id === service)?.id ?? DEFAULT_CONTACT_SERVICE;
}
