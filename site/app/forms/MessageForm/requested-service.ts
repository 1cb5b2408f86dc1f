import { parseContactLink } from '@kontorwerk/contract/address/contact-link';
import { CONTACT_SERVICES, type ContactServiceId } from '@kontorwerk/contract/forms/contact';
import { findService } from '@kontorwerk/contract/forms/page-services';
import { canonicalPath } from '@kontorwerk/contract/pages/page-table';

/**
 * Returns the service that the contact page's address names, by its id or by the referring page; null if it names
 * neither.
 */
export function findRequestedService(search: string): ContactServiceId | null {
  const { service, about } = parseContactLink(search);
  return CONTACT_SERVICES.find(({ id }) => id === service)?.id ?? findService(canonicalPath(about));
}
