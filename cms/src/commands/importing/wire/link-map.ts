import { asSiteWrites, withoutLanguage } from '@kontorwerk/contract/address';
import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { isPageAddress, pageAt } from '@kontorwerk/contract/page-table';
import { redirectKey } from '@kontorwerk/contract/redirects';
import { isUploadPath } from '@kontorwerk/contract/upload-path';
import { isLink } from '#cms/kit/fields/link.ts';
import { type LinkedCollection, referenceTo } from '#cms/kit/links/reference.ts';
import type { Findings } from '../findings.ts';
import { BackendAddresses } from './backend-addresses.ts';

/** An address without its place and query, and these. */
function parts(address: string): readonly [path: string, rest: string] {
  const [path = '', ...rest] = address.split(/(?=[?#])/);
  return [path, rest.join('')];
}

/** Tells whether a path is a page's, and not that of a file. */
export function isPage(path: string): boolean {
  return isPageAddress(path) && !isUploadPath(path);
}

/** The links of a backend as this CMS keeps them. */
export class LinkMap {
  readonly #addresses: BackendAddresses;
  readonly #findings: Findings;
  readonly #references: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), de: new Map() };

  /**
   * @param address where the backend is
   * @param oldHosts hosts that it had before
   */
  constructor(address: string, findings: Findings, oldHosts: readonly string[] = []) {
    this.#addresses = new BackendAddresses(address, oldHosts);
    this.#findings = findings;
  }

  /** Names the addresses of a document, without a language; null where it has none. */
  add(collection: LinkedCollection, id: number, paths: Readonly<Record<Language, string | null>>): void {
    for (const language of LANGUAGES) {
      const path = paths[language];
      if (path !== null) this.#references[language].set(redirectKey(path), referenceTo(collection, id));
    }
  }

  /** An address of a page of the backend as one of this site; a file at an old host has the backend's own, others stay. */
  moved(address: string): string {
    const path = this.#pathOf(address);
    return path !== null && isPage(path) ? asSiteWrites(withoutLanguage(path)) : this.#addresses.current(address);
  }

  /** The path, with its language, of an address of the backend's own site that is a page's; null for any other. */
  ownPage(address: string): string | null {
    const path = this.#pathOf(address);
    return path !== null && isPage(path) ? asSiteWrites(path) : null;
  }

  /** The path of an address of the backend, or of one that begins at its root. */
  #pathOf(address: string): string | null {
    const own = this.#addresses.pathOf(address);
    if (own !== null || !/^[\w%][^:@\s]*$/.test(address) || address.startsWith('www.')) return own;
    const fromRoot = `/${address}`;
    return pageAt(fromRoot).page.kind === 'free' ? null : fromRoot;
  }

  /**
   * A link that stands for both languages. Where these lead to different addresses of the same document the link names
   * the document; else the English one is kept, and told.
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

  /** What an address leads to, the same in every language where that is a document; else the address. */
  targetOf(address: string, language: Language): string {
    const [document, rest] = this.#documentAt(this.moved(address), language);
    return document === undefined ? this.moved(address) : document + rest;
  }

  #documentAt(address: string, language: Language): readonly [string | undefined, string] {
    const [path, rest] = parts(address);
    if (!isPageAddress(path)) return [undefined, rest];
    return [this.#references[language].get(redirectKey(path)), rest];
  }
}
