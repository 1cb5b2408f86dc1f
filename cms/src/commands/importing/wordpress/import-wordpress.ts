import { inLanguage, languageOf } from '@kontorwerk/contract/address/address';
import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import { oldAddressKey } from '@kontorwerk/contract/address/redirects';
import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/pages/page-table';
import { addressKey } from '#cms/kit/fields/address-key.ts';
import { referenceTo } from '#cms/kit/links/reference.ts';
import { type StoredText, textIn } from '#cms/kit/stored-values.ts';
import { readSiteIndex } from '#cms/publishing/checks/site-index.ts';
import type { Source } from '../bounded-fetch.ts';
import { matchDocument } from '../document-match.ts';
import { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { writeListPages } from '../list-pages.ts';
import { importPictures, makePictureSource } from '../pictures/import-pictures.ts';
import type { ShownPicture } from '../texts/editor-dom.ts';
import { makeHtmlConverter } from '../texts/html-converter.ts';
import { BackendAddresses } from '../wire/backend-addresses.ts';
import { LinkMap } from '../wire/link-map.ts';
import { makePictureKey } from '../wire/picture-address.ts';
import { PicturePlan, type PlannedPicture } from '../wire/picture-plan.ts';
import { readStoredDocument } from '../writing/stored-document.ts';
import { Writer, type WriterTools } from '../writing/writer.ts';
import { readItems, type WordPressItem } from './export-items.ts';
import { detectItemLanguage } from './item-language.ts';
import { makeLinkMover, type OldBlog } from './link-mover.ts';
import { PendingPosts } from './pending-posts.ts';
import {
  getPostName,
  isPublished,
  listLanguages,
  makePostDocument,
  type PostTools,
  type TranslatedPost,
  type WordPressExport,
} from './post-document.ts';
import { indexPostsByPlace, makePostKey, type PostPairs, pairPosts } from './post-pairs.ts';
import { findPostPicture } from './post-picture.ts';
import { findPathAddress, getText, isPost, makeShortAddress, type Survey, surveyFile } from './survey.ts';
import { nameBlogs, reportLeftOver, reportPairs, reportWithoutPicture } from './survey-report.ts';

/** Yields the posts of the exports, each once and with its translation. */
async function* readTranslatedPosts(
  exports: readonly WordPressExport[],
  { partners }: PostPairs,
): AsyncGenerator<TranslatedPost> {
  const pending = new PendingPosts();
  const seen = new Set<string>();
  const from = new Map<string, WordPressExport>();
  const post = (item: WordPressItem, of: WordPressExport): TranslatedPost => ({
    [detectItemLanguage(item).language ?? of.survey.language]: { item, from: of },
  });
  const taken = (key: string): TranslatedPost | null => {
    const [item, of] = [pending.take(key), from.get(key)];
    return item && of ? post(item, of) : null;
  };
  try {
    for (const each of exports) {
      for await (const item of readItems(each.file)) {
        const key = makePostKey(each.survey, getText(item, 'wp:post_id'));
        if (!isPost(item) || seen.has(key)) continue;
        seen.add(key);
        from.set(key, each);
        const partner = partners.get(key);
        const translation = partner && taken(partner.key);
        if (partner && !translation) pending.put(key, item);
        else yield { ...post(item, each), ...translation };
      }
    }
    for (const key of pending.left) {
      const left = taken(key);
      if (left) yield left;
    }
  } finally {
    pending.end();
  }
}

/** An old address of a post, with its language there and the blog. */
type OldAddress = { readonly from: string; readonly language: Language; readonly scope: string };

/** Returns the old addresses of a post: its own, and the short one with its id. */
function listOldAddresses(post: TranslatedPost): readonly OldAddress[] {
  return listLanguages(post).flatMap(({ language, item, from }) => {
    const { origin, path, scope } = from.survey.blog;
    const address = findPathAddress(item);
    const own = address?.host === new URL(origin).host && isPageAddress(address.pathname) ? [address.pathname] : [];
    const link = URL.parse(getText(item, 'link'));
    const queried =
      link?.host === new URL(origin).host && link.searchParams.has('p') ? [link.pathname + link.search] : [];
    const short = path + makeShortAddress(getText(item, 'wp:post_id'));
    const froms = new Set([...own, ...queried, short].map(oldAddressKey));
    return [...froms].map((address) => ({ from: address, language, scope }));
  });
}

const NO_TITLE = 'it has no title and so no address; it is a draft';
const SAME_TITLE = 'another post has the same title and so the same address; this one is a draft';
const NO_MEDIA = 'the file doesn’t say where its picture is: export the media along with the posts';

function getTitle({ title }: Untrusted): StoredText {
  return title && typeof title === 'object' ? title : null;
}

/** Returns the languages in which a post has a title, and so an address. */
function listTitles(title: StoredText): readonly Language[] {
  return LANGUAGES.filter((language) => typeof title === 'object' && Boolean(title?.[language]?.trim()));
}

function getFirstTitle(data: Untrusted): string {
  const title = getTitle(data);
  const [language = 'en'] = listTitles(title);
  return textIn(language, title);
}

const TWICE =
  'it and its translation were imported as two posts before: delete one of them here, and the other gets the translation';

const UNTRANSLATED = 'it has a translation here, and none in this import: import its exports together';

/** The pictures of an export. */
type Library = { readonly plan: PicturePlan; readonly alts: ReadonlyMap<string, string> };

class WordPressImport {
  readonly #libraries = new Map<WordPressExport, Library>();
  readonly #pictureNumbers = { last: 0 };
  readonly #taken = new Set<string>();
  readonly #writer: Writer;
  readonly #tools: WriterTools;
  readonly #source: Omit<Source, 'address'>;
  readonly #convert: PostTools['convert'];
  #count = 0;
  /** The titles of published posts without a picture at their source. */
  readonly withoutPicture: string[] = [];

  constructor(tools: WriterTools, source: Omit<Source, 'address'>, convert: PostTools['convert']) {
    this.#writer = new Writer(tools);
    this.#tools = tools;
    this.#source = source;
    this.#convert = convert;
  }

  #library(from: WordPressExport): Library {
    const known = this.#libraries.get(from);
    if (known) return known;
    const { blog, attachments } = from.survey;
    const library = {
      plan: new PicturePlan(blog.origin, this.#pictureNumbers, this.#source.oldHosts),
      alts: new Map([...attachments.values()].map(({ address, alt }) => [makePictureKey(address, blog.origin), alt])),
    };
    this.#libraries.set(from, library);
    return library;
  }

  /** Returns the posts that were imported from these sources, as far as they still exist. */
  async #knownAs(sources: readonly string[]): Promise<readonly string[]> {
    const known: string[] = [];
    for (const source of sources) {
      const record = this.#tools.records.get(source);
      if (record && (await readStoredDocument('posts', record.id, this.#tools))) known.push(source);
    }
    return known;
  }

  async write(post: TranslatedPost): Promise<void> {
    const written = listLanguages(post);
    const sources = written.map(({ item, from }) => makePostKey(from.survey, getText(item, 'wp:post_id')));
    const [known, ...others] = sources.length > 1 ? await this.#knownAs(sources) : [];
    const source = known ?? sources[0];
    if (source === undefined) return;
    if (others.length > 0) {
      this.#tools.findings.keep(getPostName(post), TWICE);
      for (const { language, item, from } of written) await this.write({ [language]: { item, from } });
      return;
    }
    if (written.length === 1 && (await this.#isTranslatedHere(post, source))) {
      this.#tools.findings.read('posts');
      this.#tools.findings.count('posts', 'kept');
      this.#tools.findings.keep(getPostName(post), UNTRANSLATED);
      return;
    }
    await this.#write(post, source);
  }

  /** Whether a post that comes in one language was imported in both. */
  async #isTranslatedHere(post: TranslatedPost, source: string): Promise<boolean> {
    const record = this.#tools.records.get(source);
    if (!record || this.#tools.overwrite) return false;
    const stored = await readStoredDocument('posts', record.id, this.#tools);
    return stored !== null && listTitles(getTitle(stored)).some((language) => !post[language]);
  }

  async #write(post: TranslatedPost, source: string): Promise<void> {
    this.#count += 1;
    const id = this.#count;
    const name = getPostName(post);
    const document = await this.#document(post, name);
    const data = this.#withOwnAddress(document, name);
    if (data._status === 'published' && findPostPicture(post) === null) this.withoutPicture.push(getFirstTitle(data));
    const match = data._status === 'published' ? matchDocument('posts', data) : [];
    const incoming: Incoming = { collection: 'posts', id, source, name, data, match };
    await this.#writer.expect([incoming]);
    await this.#writer.write(incoming);
    // Without a written post there is no target.
    if (!isPublished(post) || this.#writer.ids.get('posts', id) === undefined) return;
    await this.#leadFrom(listOldAddresses(post), data, id);
  }

  /** Creates the page that lists posts, where the site has none. */
  writeListPages(scope: string): Promise<void> {
    return writeListPages(this.#writer, scope, this.#tools);
  }

  /** Makes a post without a title, or with another one's address, a draft: visitors could only see one of two. */
  #withOwnAddress(data: Untrusted, name: string): Untrusted {
    if (data._status !== 'published') return data;
    const titles = getTitle(data);
    const keys = listTitles(titles).map((language) => `${language} ${addressKey(textIn(language, titles))}`);
    const why = keys.length === 0 ? NO_TITLE : keys.some((key) => this.#taken.has(key)) && SAME_TITLE;
    if (why === false) {
      for (const key of keys) this.#taken.add(key);
      return data;
    }
    this.#tools.findings.problem(name, why);
    return { ...data, _status: 'draft' };
  }

  /** Returns a post's document, once its pictures are there: reports a missing one, and keeps its caption as text. */
  async #document(post: TranslatedPost, name: string): Promise<Untrusted> {
    const exports = new Set(listLanguages(post).map(({ from }) => from));
    const known = new Map([...exports].map((each) => [each, this.#library(each).plan.pictures.length]));
    const image = this.#plan(post, name);
    const shown = new Set<number>();
    const planned = this.#made(post, (picture, language) => {
      const number = this.#planText(picture, language, post, name);
      if (number !== null) shown.add(number);
      return number;
    });
    for (const each of exports) {
      const { plan } = this.#library(each);
      await this.#fetch(plan.pictures.slice(known.get(each)), each.survey.blog);
    }
    const isThere = (number: number) => this.#writer.ids.get('media', number) !== undefined;
    const told = new Set<string>();
    const withoutMissing: PostTools['pictureOf'] = (picture, language) => {
      const number = this.#planText(picture, language, post, name);
      if (number !== null && isThere(number)) return number;
      if (this.#isPlannedFor(name, number, exports)) told.add(picture.address);
      return null;
    };
    const { data, findings } = [...shown].every(isThere) ? planned : this.#made(post, withoutMissing, told);
    this.#tools.findings.notes.push(...findings.notes);
    this.#tools.findings.problems.push(...findings.problems);
    return { ...data, image };
  }

  /** Returns a post's document, with its findings. */
  #made(post: TranslatedPost, pictureOf: PostTools['pictureOf'], told: ReadonlySet<string> = new Set()) {
    const findings = new Findings();
    const isTold = (address: string) => told.has(address);
    return { data: makePostDocument(post, { convert: this.#convert, findings, pictureOf, isTold }), findings };
  }

  /** Whether a picture was first planned for this post, whose line then says why it is missing. */
  #isPlannedFor(name: string, number: number | null, exports: ReadonlySet<WordPressExport>): boolean {
    const pictures = [...exports].flatMap((each) => this.#library(each).plan.pictures);
    return pictures.some(({ id, at }) => id === number && at === name);
  }

  /** Plans the picture of a post, for all its languages. */
  #plan(post: TranslatedPost, name: string): number {
    const picture = findPostPicture(post);
    if (picture === null) return 0;
    for (const other of picture.leftOut)
      this.#tools.findings.problem(name, `its picture ${other} in the other language was left out`);
    if (picture.address === null) this.#tools.findings.problem(name, NO_MEDIA);
    return this.#planned(picture.from, picture.address ?? '', name, picture.alt) ?? 0;
  }

  /** Plans a picture of a text; an inline one has no address. */
  #planText({ address, alt }: ShownPicture, language: Language, post: TranslatedPost, name: string): number | null {
    const from = post[language]?.from;
    if (!from || /^data:/i.test(address)) return null;
    const known = alt || this.#library(from).alts.get(makePictureKey(address, from.survey.blog.origin)) || '';
    return this.#planned(from, address, name, { [language]: known });
  }

  #planned(
    from: WordPressExport,
    address: string,
    name: string,
    alt: Readonly<Partial<Record<Language, string>>>,
  ): number | null {
    const { plan } = this.#library(from);
    const number = plan.at(address, name);
    const planned = plan.pictures.find(({ id }) => id === number);
    // The description is written once: pictures that were fetched already keep theirs.
    if (planned && this.#writer.ids.get('media', planned.id) === undefined)
      planned.alt = { en: planned.alt.en || alt.en || '', de: planned.alt.de || alt.de || '' };
    return number;
  }

  async #fetch(pictures: readonly PlannedPicture[], { origin, scope }: Survey['blog']): Promise<void> {
    const { payload, findings } = this.#tools;
    const fetching = { source: { ...this.#source, address: origin }, scope, payload, findings };
    const sources = pictures.map((picture) => ({
      collection: 'media' as const,
      id: picture.id,
      source: makePictureSource(picture, scope),
    }));
    await this.#writer.expect(sources);
    await importPictures(pictures, (incoming) => this.#writer.write(incoming), fetching);
  }

  /** Redirects old addresses to a post, unless they are its current ones. */
  async #leadFrom(addresses: readonly OldAddress[], data: Untrusted, id: number): Promise<void> {
    const title = getTitle(data);
    const own = listTitles(title).map((language) =>
      oldAddressKey(inLanguage(findDocumentPath('posts', textIn(language, title)) ?? '/', language)),
    );
    for (const { from, language, scope } of addresses.filter((address) => !own.includes(address.from))) {
      this.#count += 1;
      const led = { from, to: referenceTo('posts', id), by_rename: false };
      const redirect = language === languageOf(from) ? led : { ...led, language };
      await this.#writer.write({
        collection: 'redirects',
        id: this.#count,
        source: `${scope} redirects/${from}`,
        name: `redirect ${from}`,
        data: redirect,
        match: matchDocument('redirects', redirect),
      });
    }
  }
}

/**
 * Imports the posts of WordPress export files one by one, with their pictures. Translations in two blogs of a network
 * become one post.
 */
export async function importWordPress(
  files: readonly string[],
  source: Omit<Source, 'address'>,
  tools: WriterTools,
): Promise<void> {
  const { payload, findings } = tools;
  const surveys = new Map<string, Survey>();
  for (const file of files) surveys.set(file, await surveyFile(file));
  reportLeftOver([...surveys.values()], findings);
  const pairs = pairPosts([...surveys.values()]);
  if (surveys.size > 1) reportPairs(pairs, findings);
  const blogs = new Map<string, OldBlog>();
  for (const each of surveys.values()) {
    const { origin, path, scope } = each.blog;
    const posts = [...(blogs.get(scope)?.posts ?? []), ...indexPostsByPlace(each, pairs)];
    blogs.set(scope, {
      origin,
      addresses: new BackendAddresses(origin, source.oldHosts),
      path,
      links: new LinkMap(origin, findings, source.oldHosts),
      posts: new Map(posts),
    });
  }
  const { leadsNowhere } = await readSiteIndex();
  const names = nameBlogs([...surveys.values()]);
  const exports = [...surveys].flatMap(([file, each]): readonly WordPressExport[] => {
    const blog = blogs.get(each.blog.scope);
    if (!blog) return [];
    const others = [...blogs.values()].filter((other) => other !== blog);
    const blogName = names.get(each.blog.scope) ?? '';
    return [{ file, survey: each, blogName, moveLinks: makeLinkMover(blog, others, leadsNowhere) }];
  });
  const importing = new WordPressImport(tools, source, await makeHtmlConverter(payload.config));
  for await (const post of readTranslatedPosts(exports, pairs)) await importing.write(post);
  reportWithoutPicture(importing.withoutPicture, findings);
  const [first] = surveys.values();
  if (first) await importing.writeListPages(first.blog.scope);
}
