import { redirectKey } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Media, Redirect, SiteSetting } from '#cms/base/payload-types.ts';
import { officesOf } from '#cms/content/wire/settings.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import type { ListCollection } from './card-documents.ts';
import { cardChooser, onlyUsed, type WireDocuments } from './choose-cards.ts';
import { type ListCards, listCards } from './list-cards.ts';
import { listDocuments } from './list-documents.ts';
import { navigationDocument } from './navigation-document.ts';
import { newsOfBlog } from './news-of-blog.ts';
import { addPageLinks, pageDocuments } from './page-documents.ts';
import { type PairedEntry, pairEntries } from './paired-content.ts';
import { partOf } from './pairs.ts';
import { permalinks } from './permalinks.ts';
import type { PlannedPicture } from './picture-plan.ts';
import type { WireContent } from './read-wire.ts';
import { settingsDocument, wordsDocument } from './settings-documents.ts';
import type { Tools } from './tools.ts';

/** The documents, their sources, and the globals that the backend has. */
export type FromWire = {
  readonly documents: WireDocuments;
  readonly entries: readonly PairedEntry[];
  readonly lists: Readonly<Record<ListCollection, ListCards>>;
  readonly globals: readonly ('site-settings' | 'navigation' | 'words')[];
};

type Given = {
  readonly tools: Tools;
  /** The current day (`2026-03-31`). */
  readonly today: string;
  /** The settings where the backend has none. */
  readonly settings: Stored<SiteSetting>;
};

function pictureDocument({ id, alt, focal, tall, wide, moving, german }: PlannedPicture): Stored<Media> {
  const decorative = LANGUAGES.every((language) => alt[language] === '');
  const { x: focalX, y: focalY } = focal;
  const shown = { alt, decorative, focalX, focalY, tall, wide, moving, german };
  return { id, createdAt: '', updatedAt: '', filename: String(id), ...shown };
}

function redirectDocuments(redirects: WireContent['redirects']): readonly Stored<Redirect>[] {
  return redirects.map(({ from, to, status }, index) => ({
    id: index + 1,
    createdAt: '',
    updatedAt: '',
    from,
    to,
    by_rename: false,
    status: status === 302 ? '302' : '301',
  }));
}

const NOTHING = { id: 1, _status: 'draft' } as const;

/** Converts everything of a backend to documents, and reports what they can't hold. */
export function wireDocuments(wire: WireContent, { tools, today, settings: own }: Given): FromWire {
  const entries = pairEntries(wire, tools.findings);
  const sections = entries.flatMap((entry) => entry.sections);
  const lists = listCards(sections);
  addPageLinks(entries, tools);
  const said = wire.settings;
  const settings = said ? settingsDocument(said, own) : own;
  const listed = listDocuments(lists, { en: officesOf(settings, 'en'), de: officesOf(settings, 'de') }, tools);
  const media = () => tools.pictures.pictures.map(pictureDocument);
  const content: WireDocuments = {
    ...listed,
    pages: [],
    media: media(),
    redirects: redirectDocuments(wire.redirects),
    'site-settings': settings,
    navigation: said
      ? navigationDocument(
          partOf(said, (each) => each.navigation ?? {}),
          tools,
        )
      : NOTHING,
    words: said ? wordsDocument(said) : NOTHING,
  };
  const { chooseCards, used } = cardChooser(sections, lists, {
    content,
    today,
    links: tools.links,
    findings: tools.findings,
  });
  const ofEntries = pageDocuments(entries, chooseCards, tools);
  const pages = [...ofEntries, ...newsOfBlog(wire, ofEntries, tools.findings)];
  const kept = onlyUsed(content, used);
  const known = new Set(wire.redirects.map(({ from }) => redirectKey(from)));
  const old = permalinks(lists, kept, tools).filter(({ from }) => !known.has(from));
  const documents = { ...kept, pages, media: media(), redirects: redirectDocuments([...wire.redirects, ...old]) };
  return { documents, entries, lists, globals: said ? ['site-settings', 'navigation', 'words'] : [] };
}
