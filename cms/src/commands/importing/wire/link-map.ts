import { withoutLanguage, withoutTrailingSlash } from '@kontorwerk/contract/address/address';
import { redirectKey } from '@kontorwerk/contract/address/redirects';
import { isUploadPath } from '@kontorwerk/contract/address/served-addresses';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { isPageAddress, pageAt } from '@kontorwerk/contract/pages/page-table';
import { isLink } from '#cms/kit/fields/link.ts';
import { type LinkedCollection, referenceTo } from '#cms/kit/links/reference.ts';
import type { Findings } from '../findings.ts';
import { BackendAddresses } from './backend-addresses.ts';

/** Splits an address into its path, and its query and fragment. */
function splitAddress(address: string): readonly [path: string, rest: string] {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  return [path, rest.join('')];
}

/** Whether a path is a page's, not a file's. */
export function isPage(path: string): boolean {
  return isPageAddress(path) && !isUploadPath(path);
}

/** Maps the links of a backend to this CMS's. */
export class LinkMap {
  readonly #addresses: BackendAddresses;
  readonly #findings: Findings;
  readonly #references: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), de: new Map() };

  /**
   * @param address the backend's
   * @param oldHosts former hosts
   */
  constructor(address: string, findings: Findings, oldHosts: readonly string[] = []) {
    this.#addresses = new BackendAddresses(address, oldHosts);
    this.#findings = findings;
  }

  /** Registers the paths of a document, without a language; null where it has none. */
  add(collection: LinkedCollection, id: number, paths: Readonly<Record<Language, string | null>>): void {
    for (const language of LANGUAGES) {
      const path = paths[language];
      if (path !== null) this.#references[language].set(redirectKey(path), referenceTo(collection, id));
    }
  }

  /**
   * Maps a page's address of the backend to this site's; a file at a former host gets the backend's current address,
   * all others stay.
   */
  moved(address: string): string {
    const path = this.#pathOf(address);
    return path !== null && isPage(path)
      ? withoutTrailingSlash(withoutLanguage(path))
      : this.#addresses.current(address);
  }

  /** Returns the path, with its language, of a page of the backend's own site; null for any other address. */
  ownPage(address: string): string | null {
    const path = this.#pathOf(address);
    return path !== null && isPage(path) ? withoutTrailingSlash(path) : null;
  }

  /** Returns the path of a backend's address, or of one relative to its root. */
  #pathOf(address: string): string | null {
    const own = this.#addresses.pathOf(address);
    if (own !== null || !/^[\w%][^:@\s]*$/.test(address) || address.startsWith('www.')) return own;
    const fromRoot = `/${address}`;
    return pageAt(fromRoot).page.kind === 'free' ? null : fromRoot;
  }

  /**
   * Returns one link for both languages: to the document if both lead to it, else the English one, and reports that.
   */
  of({ en, de }: LocalText, at: string): string {
    const [english, german] = [this.moved(en.trim()), this.moved(de.trim())];
    const link = english || german;
    if (link !== '' && !isLink(link)) {
      this.#findings.problem(at, `“${link}” is no address to link to, so there is none`);
      return '';
    }
    if (english === german || english === '' || german === '') return link;
    const [document, rest] = this.#documentAt(english, 'en');
    const [translated] = this.#documentAt(german, 'de');
    if (document !== undefined && document === translated) return document + rest;
    this.#findings.problem(at, `the German link leads to ${german}; links here are the same in both languages`);
    return english;
  }

  /** Returns the document that an address leads to, the same in every language; else the address. */
  targetOf(address: string, language: Language): string {
    const [document, rest] = this.#documentAt(this.moved(address), language);
    return document === undefined ? this.moved(address) : document + rest;
  }

  #documentAt(address: string, language: Language): readonly [string | undefined, string] {
    const [path, rest] = splitAddress(address);
    if (!isPageAddress(path)) return [undefined, rest];
    return [this.#references[language].get(redirectKey(path)), rest];
  }
}
