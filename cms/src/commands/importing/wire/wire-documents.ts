import { redirectKey } from '@kontorwerk/contract/address/redirects';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Media, Redirect, SiteSetting } from '#cms/base/payload-types.ts';
import { officesOf } from '#cms/content/wire/settings.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { dropUnused, makeCardChooser, type WireDocuments } from './card-choice.ts';
import type { ListCollection } from './card-documents.ts';
import { collectLists, type ListCards } from './list-cards.ts';
import { makeListDocuments } from './list-documents.ts';
import { makeNavigationDocument } from './navigation-document.ts';
import { makeNewsPage } from './news-page.ts';
import { addPageLinks, makePageDocuments } from './page-documents.ts';
import { type PairedEntry, pairEntries } from './paired-content.ts';
import { pairPart } from './pairs.ts';
import { findPermalinks } from './permalinks.ts';
import type { PlannedPicture } from './picture-plan.ts';
import type { WireContent } from './read-wire.ts';
import { makeSettingsDocument, makeWordsDocument } from './settings-documents.ts';
import type { WireTools } from './wire-tools.ts';

/** The documents, their sources, and the globals that the backend has. */
export type ConvertedWire = {
  readonly documents: WireDocuments;
  readonly entries: readonly PairedEntry[];
  readonly lists: Readonly<Record<ListCollection, ListCards>>;
  readonly globals: readonly ('site-settings' | 'navigation' | 'words')[];
};

type ConversionInput = {
  readonly tools: WireTools;
  /** The current day (`2026-03-31`). */
  readonly today: string;
  /** The settings where the backend has none. */
  readonly settings: Stored<SiteSetting>;
};

function makePictureDocument({ id, alt, focal, tall, wide, moving, german }: PlannedPicture): Stored<Media> {
  const decorative = LANGUAGES.every((language) => alt[language] === '');
  const { x: focalX, y: focalY } = focal;
  const shown = { alt, decorative, focalX, focalY, tall, wide, moving, german };
  return { id, createdAt: '', updatedAt: '', filename: String(id), ...shown };
}

function makeRedirectDocuments(redirects: WireContent['redirects']): readonly Stored<Redirect>[] {
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
export function convertWire(wire: WireContent, { tools, today, settings: own }: ConversionInput): ConvertedWire {
  const entries = pairEntries(wire, tools.findings);
  const sections = entries.flatMap((entry) => entry.sections);
  const lists = collectLists(sections);
  addPageLinks(entries, tools);
  const said = wire.settings;
  const settings = said ? makeSettingsDocument(said, own) : own;
  const listed = makeListDocuments(lists, { en: officesOf(settings, 'en'), de: officesOf(settings, 'de') }, tools);
  const media = () => tools.pictures.pictures.map(makePictureDocument);
  const content: WireDocuments = {
    ...listed,
    pages: [],
    media: media(),
    redirects: makeRedirectDocuments(wire.redirects),
    'site-settings': settings,
    navigation: said
      ? makeNavigationDocument(
          pairPart(said, (each) => each.navigation ?? {}),
          tools,
        )
      : NOTHING,
    words: said ? makeWordsDocument(said) : NOTHING,
  };
  const { chooseCards, used } = makeCardChooser(sections, lists, {
    content,
    today,
    links: tools.links,
    findings: tools.findings,
  });
  const ofEntries = makePageDocuments(entries, chooseCards, tools);
  const pages = [...ofEntries, ...makeNewsPage(wire, ofEntries, tools.findings)];
  const kept = dropUnused(content, used);
  const known = new Set(wire.redirects.map(({ from }) => redirectKey(from)));
  const old = findPermalinks(lists, kept, tools).filter(({ from }) => !known.has(from));
  const documents = { ...kept, pages, media: media(), redirects: makeRedirectDocuments([...wire.redirects, ...old]) };
  return { documents, entries, lists, globals: said ? ['site-settings', 'navigation', 'words'] : [] };
}
