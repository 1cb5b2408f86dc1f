import { htmlToText } from '@kontorwerk/contract/wordpress/html-to-text';
import sax from 'sax';
import { StartError } from '#cms/base/start-error.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { BREAKS_OFF, readText } from './text-file.ts';

/** A term of an item: a category, a tag, a language, a group of translations. */
export type Term = { readonly domain: string; readonly nicename: string; readonly name: string };

/** An item of WordPress' export: a post, a page, a picture. */
export type WordPressItem = {
  /** By element name: `title`, `wp:post_id`, `content:encoded`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly terms: readonly Term[];
  /** The custom fields. */
  readonly meta: ReadonlyMap<string, string>;
  readonly comments: number;
  /** Whether a text exceeded the limit and was cut. */
  readonly isCut: boolean;
  /** The number of removed control characters, which texts don't need and PostgreSQL can't store. */
  readonly controls: number;
};

/** The export's facts about the site. */
export type WordPressSite = {
  readonly texts: ReadonlyMap<string, string>;
  /** The authors' names, by login. */
  readonly authors: ReadonlyMap<string, string>;
};

class Collected {
  readonly texts = new Map<string, string>();
  readonly terms: Term[] = [];
  readonly meta = new Map<string, string>();
  comments = 0;
  isCut = false;
  controls = 0;
}

/** Control characters, except tabs and line ends, and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Those that separate words like spaces. */
const SPACES = ['\u000b', '\u000c'];

type Attributes = Readonly<Record<string, string | { readonly value: string }>>;

function readAttribute(attributes: Attributes, name: string): string {
  const value = attributes[name];
  return typeof value === 'object' ? value.value : (value ?? '');
}

/** Assembles items from the parser's events. */
class ItemReader {
  readonly site = { texts: new Map<string, string>(), authors: new Map<string, string>() };
  readonly ready: WordPressItem[] = [];
  isRss = false;
  #path: string[] = [];
  #text = '';
  #item: Collected | undefined;
  #key = '';
  #author = '';
  #term: Omit<Term, 'name'> = { domain: '', nicename: '' };

  open(name: string, attributes: Attributes): void {
    if (this.#path.length === 0) this.isRss = name === 'rss';
    this.#path.push(name);
    this.#text = '';
    if (name === 'item') this.#item = new Collected();
    if (name === 'wp:comment' && this.#item) this.#item.comments += 1;
    if (name === 'category')
      this.#term = { domain: readAttribute(attributes, 'domain'), nicename: readAttribute(attributes, 'nicename') };
  }

  text(text: string): void {
    if (this.#text.length + text.length <= IMPORT_LIMITS.wordPressText) this.#text += text;
    else if (this.#item) this.#item.isCut = true;
  }

  /** Removes control characters. */
  #clean(): void {
    this.#text = this.#text.toWellFormed().replace(CONTROLS, (sign) => {
      if (this.#item) this.#item.controls += 1;
      return SPACES.includes(sign) ? ' ' : '';
    });
  }

  close(name: string): void {
    this.#clean();
    this.#path.pop();
    const within = this.#path.at(-1);
    const item = this.#item;
    if (name === 'item' && item) {
      this.ready.push(item);
      this.#item = undefined;
    } else if (item && within === 'item') this.#ofItem(item, name);
    else if (item && within === 'wp:postmeta') this.#ofMeta(item, name);
    else if (within === 'channel') this.site.texts.set(name, this.#text.trim());
    else if (within === 'wp:author') this.#ofAuthor(name);
    this.#text = '';
  }

  #ofItem(item: Collected, name: string): void {
    if (name === 'category') item.terms.push({ ...this.#term, name: this.#text.trim() });
    else item.texts.set(name, this.#text);
  }

  #ofMeta(item: Collected, name: string): void {
    if (name === 'wp:meta_key') this.#key = this.#text.trim();
    if (name === 'wp:meta_value') item.meta.set(this.#key, this.#text);
  }

  #ofAuthor(name: string): void {
    if (name === 'wp:author_login') this.#author = this.#text.trim();
    if (name === 'wp:author_display_name') this.site.authors.set(this.#author, this.#text.trim());
  }
}

/**
 * Reads a WordPress export file (WXR) item by item, whatever its size. Returns the facts about the site at the end.
 * @throws a StartError where it is no such file, or incomplete
 */
export async function* readItems(file: string): AsyncGenerator<WordPressItem, WordPressSite> {
  const reader = new ItemReader();
  const parser = new sax.SAXParser(true, { position: true });
  const wrong = (why: string): never => {
    throw new StartError(`${file} can’t be read as WordPress’ export file: ${why}.`);
  };
  let isAtEnd = false;
  parser.onerror = (error) => wrong(isAtEnd ? BREAKS_OFF : error.message.split('\n').slice(0, 2).join(', '));
  parser.onopentag = ({ name, attributes }) => reader.open(name, attributes);
  parser.ontext = (text) => reader.text(text);
  parser.oncdata = (text) => reader.text(text);
  parser.onclosetag = (name) => reader.close(name);
  for await (const text of readText(file, wrong)) {
    parser.write(text);
    yield* reader.ready.splice(0);
  }
  isAtEnd = true;
  parser.close();
  if (!reader.isRss || !reader.site.texts.has('wp:wxr_version')) wrong('it says nothing of being one (wp:wxr_version)');
  return reader.site;
}

/** Returns a post's first category, the only one here; undefined without one. */
export function findCategory({ terms }: WordPressItem): Term | undefined {
  return terms.find(({ domain }) => domain === 'category');
}

/** Returns the text of HTML on one line: WordPress stores elements and `&uuml;` in titles and categories, too. */
export function extractText(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ').trim();
}
