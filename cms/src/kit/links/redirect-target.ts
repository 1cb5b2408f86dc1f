import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import { isPageAddress, pageAt, pathOf } from '@kontorwerk/contract/page-table';
import { slugOf } from '@kontorwerk/contract/slug';

/**
 * An address of the site as its pages have it, in whatever capitals and with however many slashes it was written: visitors
 * would be sent on once more by the spelling alone. Any other address stays as it is.
 */
export function asPagesHaveIt(address: string): string {
  if (!isPageAddress(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { page, name } = pageAt(path);
  // A name of which nothing is left names nothing.
  if (name !== '' && slugOf(name) === '') return address;
  return inLanguage(pathOf(page, name), languageOf(path)) + rest;
}
