import { inLanguage, languageOf } from '@kontorwerk/contract/address';
import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { pathOfDocument } from '@kontorwerk/contract/document-path';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isPageAddress } from '@kontorwerk/contract/page-table';
import { oldAddressKey } from '@kontorwerk/contract/redirects';
import { siteKnowledge } from '../../checks/knowledge.ts';
import { addressKey } from '../../fields/address-key.ts';
import { referenceTo } from '../../links/reference.ts';
import { type StoredText, textIn } from '../../wire/stored.ts';
import type { Source } from '../fetch-bounded.ts';
import { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { writeListPages } from '../list-pages.ts';
import { matchDocument } from '../match-document.ts';
import { importPictures, pictureSource } from '../pictures/import-pictures.ts';
import type { ShownPicture } from '../texts/editor-dom.ts';
import { htmlConverter } from '../texts/html-converter.ts';
import { LinkMap } from '../wire/link-map.ts';
import { pictureKey } from '../wire/picture-address.ts';
import { PicturePlan, type PlannedPicture } from '../wire/picture-plan.ts';
import { Writer, type WriterTools } from '../writing/writer.ts';
import { itemLanguage } from './item-language.ts';
import { moveLinksOf } from './move-links.ts';
import { PendingPosts } from './pending-posts.ts';
import { isPublished, type PostTools, postDocument, postName, type TranslatedPost } from './post-document.ts';
import { postPicture } from './post-picture.ts';
import { readItems, type WordPressItem } from './read-items.ts';
import { addressByPath, byNumber, isPost, type Survey, survey, textOf } from './survey.ts';

/** The posts of the file, each with its translation. */
async function* translatedPosts(file: string, { groups, language: standard }: Survey): AsyncGenerator<TranslatedPost> {
  const pending = new PendingPosts();
  const languageOfItem = (item: WordPressItem) => itemLanguage(item).language ?? standard;
  try {
    for await (const item of readItems(file)) {
      if (!isPost(item)) continue;
      const language = languageOfItem(item);
      const other: Language = language === 'en' ? 'de' : 'en';
      const group = groups.get(itemLanguage(item).group);
      const id = textOf(item, 'wp:post_id');
      const partner = group?.[language] === id ? group[other] : undefined;
      const translation = partner === undefined ? undefined : pending.take(partner);
      if (partner !== undefined && !translation) pending.put(id, item);
      else yield { [language]: item, ...(translation && { [other]: translation }) };
    }
    for (const id of pending.left) {
      const item = pending.take(id);
      if (item) yield { [languageOfItem(item)]: item };
    }
  } finally {
    pending.end();
  }
}

/** An old address of a post, and the language that the post had there. */
type OldAddress = { readonly from: string; readonly language: Language };

/** The old addresses of a post that pages of this site may have had: its own, and the short one that names its number. */
function oldAddresses(post: TranslatedPost, { origin, path }: Survey['blog']): readonly OldAddress[] {
  return LANGUAGES.flatMap((language) => {
    const item = post[language];
    if (!item) return [];
    const address = addressByPath(item);
    const own = address?.host === new URL(origin).host && isPageAddress(address.pathname) ? [address.pathname] : [];
    const link = URL.parse(textOf(item, 'link'));
    const queried =
      link?.host === new URL(origin).host && link.searchParams.has('p') ? [link.pathname + link.search] : [];
    const short = path + byNumber(textOf(item, 'wp:post_id'));
    const froms = new Set([...own, ...queried, short].map(oldAddressKey));
    return [...froms].map((from) => ({ from, language }));
  });
}

const NO_TITLE = 'it has no title and so no address; it is a draft';
const SAME_TITLE = 'another post has the same title and so the same address; this one is a draft';
const NO_MEDIA = 'the file doesn’t say where its picture is: export the media along with the posts';

function titleOf({ title }: Untrusted): StoredText {
  return title && typeof title === 'object' ? title : null;
}

/** The languages in which a post has a title, and so an address of its own. */
function titledIn(title: StoredText): readonly Language[] {
  return LANGUAGES.filter((language) => typeof title === 'object' && Boolean(title?.[language]?.trim()));
}

class WordPressImport {
  readonly #pictures: PicturePlan;
  readonly #alts: ReadonlyMap<string, string>;
  readonly #taken = new Set<string>();
  readonly #writer: Writer;
  readonly #tools: WriterTools;
  readonly #source: Source;
  readonly #posts: Omit<PostTools, 'pictureOf'>;
  #count = 0;

  constructor(tools: WriterTools, source: Source, posts: Omit<PostTools, 'pictureOf'>) {
    const { attachments, blog } = posts.survey;
    this.#pictures = new PicturePlan(blog.origin);
    this.#alts = new Map([...attachments.values()].map(({ address, alt }) => [pictureKey(address, blog.origin), alt]));
    this.#writer = new Writer(tools);
    this.#tools = tools;
    this.#source = source;
    this.#posts = posts;
  }

  get #scope(): string {
    return this.#posts.survey.blog.scope;
  }

  async write(post: TranslatedPost): Promise<void> {
    this.#count += 1;
    const id = this.#count;
    const name = postName(post);
    const [item] = LANGUAGES.flatMap((language) => post[language] ?? []);
    if (!item) return;
    const document = await this.#document(post, name);
    const source = `${this.#scope} posts/${textOf(item, 'wp:post_id')}`;
    const data = this.#withOwnAddress(document, name);
    const match = data._status === 'published' ? matchDocument('posts', data) : [];
    const incoming: Incoming = { collection: 'posts', id, source, name, data, match };
    await this.#writer.expect([incoming]);
    await this.#writer.write(incoming);
    // One that could not be written has nowhere to lead to.
    if (!isPublished(post) || this.#writer.ids.get('posts', id) === undefined) return;
    await this.#leadFrom(oldAddresses(post, this.#posts.survey.blog), data, id);
  }

  /** Makes the page that lists posts, where the site has none. */
  writeListPages(): Promise<void> {
    return writeListPages(this.#writer, this.#scope, this.#tools);
  }

  /** Two posts of one address are one to visitors: the second waits for another title, and so does what has none. */
  #withOwnAddress(data: Untrusted, name: string): Untrusted {
    if (data._status !== 'published') return data;
    const titles = titleOf(data);
    const keys = titledIn(titles).map((language) => `${language} ${addressKey(textIn(language, titles))}`);
    const why = keys.length === 0 ? NO_TITLE : keys.some((key) => this.#taken.has(key)) && SAME_TITLE;
    if (why === false) {
      for (const key of keys) this.#taken.add(key);
      return data;
    }
    this.#tools.findings.problem(name, why);
    return { ...data, _status: 'draft' };
  }

  /** A post's document, once its pictures are there: one that can't be had is told, and its caption stays as words. */
  async #document(post: TranslatedPost, name: string): Promise<Untrusted> {
    const known = this.#pictures.pictures.length;
    const image = this.#plan(post, name);
    const shown = new Set<number>();
    const planned = this.#made(post, (picture, language) => {
      const number = this.#planText(picture, language, name);
      if (number !== null) shown.add(number);
      return number;
    });
    await this.#fetch(this.#pictures.pictures.slice(known));
    const isThere = (number: number) => this.#writer.ids.get('media', number) !== undefined;
    const { data, findings } = [...shown].every(isThere)
      ? planned
      : this.#made(post, (picture, language) => {
          const number = this.#planText(picture, language, name);
          return number !== null && isThere(number) ? number : null;
        });
    this.#tools.findings.notes.push(...findings.notes);
    this.#tools.findings.problems.push(...findings.problems);
    return { ...data, image };
  }

  /** A post's document, and what there is to tell of it. */
  #made(post: TranslatedPost, pictureOf: PostTools['pictureOf']) {
    const findings = new Findings();
    return { data: postDocument(post, { ...this.#posts, findings, pictureOf }), findings };
  }

  /** Plans the picture of a post, for all its languages. */
  #plan(post: TranslatedPost, name: string): number {
    const picture = postPicture(post, this.#posts.survey.attachments);
    if (picture === null) return 0;
    for (const other of picture.leftOut)
      this.#tools.findings.problem(name, `its picture ${other} in the other language was left out`);
    if (picture.address === null) this.#tools.findings.problem(name, NO_MEDIA);
    return this.#planned(picture.address ?? '', name, picture.alt) ?? 0;
  }

  /** Plans a picture of a text; what is written into the text itself has no address. */
  #planText({ address, alt }: ShownPicture, language: Language, name: string): number | null {
    if (/^data:/i.test(address)) return null;
    const known = alt || this.#alts.get(pictureKey(address, this.#posts.survey.blog.origin)) || '';
    return this.#planned(address, name, { [language]: known });
  }

  #planned(address: string, name: string, alt: Readonly<Partial<Record<Language, string>>>): number | null {
    const number = this.#pictures.at(address, name);
    const planned = this.#pictures.pictures.find(({ id }) => id === number);
    // What it shows is said once: pictures that were fetched already stay as they are.
    if (planned && this.#writer.ids.get('media', planned.id) === undefined)
      planned.alt = { en: planned.alt.en || alt.en || '', de: planned.alt.de || alt.de || '' };
    return number;
  }

  async #fetch(pictures: readonly PlannedPicture[]): Promise<void> {
    const { payload, findings } = this.#tools;
    const fetching = { source: this.#source, scope: this.#scope, payload, findings };
    const sources = pictures.map((picture) => ({
      collection: 'media' as const,
      id: picture.id,
      source: pictureSource(picture, this.#scope),
    }));
    await this.#writer.expect(sources);
    await importPictures(pictures, (incoming) => this.#writer.write(incoming), fetching);
  }

  /** Has old addresses lead to a post, where it isn't at the same one. */
  async #leadFrom(addresses: readonly OldAddress[], data: Untrusted, id: number): Promise<void> {
    const title = titleOf(data);
    const own = titledIn(title).map((language) =>
      oldAddressKey(inLanguage(pathOfDocument('posts', textIn(language, title)) ?? '/', language)),
    );
    for (const { from, language } of addresses.filter((address) => !own.includes(address.from))) {
      this.#count += 1;
      const led = { from, to: referenceTo('posts', id), by_rename: false };
      const redirect = language === languageOf(from) ? led : { ...led, language };
      await this.#writer.write({
        collection: 'redirects',
        id: this.#count,
        source: `${this.#scope} redirects/${from}`,
        name: `redirect ${from}`,
        data: redirect,
        match: matchDocument('redirects', redirect),
      });
    }
  }
}

/** Imports the posts of WordPress' export file, one after the other, with their pictures. */
export async function importWordPress(
  file: string,
  source: Omit<Source, 'address'>,
  tools: WriterTools,
): Promise<void> {
  const { payload, findings } = tools;
  const surveyed = await survey(file);
  const { origin, path } = surveyed.blog;
  for (const [kind, count] of surveyed.leftOut) findings.note('left out', `${kind} (${count})`);
  const links = new LinkMap(origin, findings);
  const { leadsNowhere } = await siteKnowledge();
  const importing = new WordPressImport(
    tools,
    { ...source, address: origin },
    {
      convert: await htmlConverter(payload.config),
      findings,
      survey: surveyed,
      moveLinks: moveLinksOf({ origin, path, links, titles: surveyed.titles, leadsNowhere }),
    },
  );
  for await (const post of translatedPosts(file, surveyed)) await importing.write(post);
  await importing.writeListPages();
}
