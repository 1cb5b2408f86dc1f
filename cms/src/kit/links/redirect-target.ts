import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { slugOf } from '@kontorwerk/contract/address/slug';
import { isPageAddress, pageAt, pathOf } from '@kontorwerk/contract/pages/page-table';

/**
 * Normalises the case and slashes of a page address, which would otherwise cause one more redirect. Any other address
 * stays as it is.
 */
export function asPagesHaveIt(address: string): string {
  if (!isPageAddress(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { page, name } = pageAt(path);
  // A name with an empty slug matches no page.
  if (name !== '' && slugOf(name) === '') return address;
  return inLanguage(pathOf(page, name), languageOf(path)) + rest;
}
