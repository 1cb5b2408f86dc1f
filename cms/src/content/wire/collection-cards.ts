import type { Card } from '@kontorwerk/contract/content/entry';
import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import { digest } from '#cms/base/digest.ts';
import { idOf, indexById, type Reference } from '#cms/kit/stored-values.ts';
import { BUILD_ID } from './build-id.ts';
import { certificateCard, clientCard, postCard, reviewCard } from './cards.ts';
import type { WireContext } from './context.ts';
import { jobCard } from './job.ts';
import type { TextCollection } from './listed-fields.ts';
import { mapOrSkip, type SavedDocument } from './mapping-errors.ts';
import { isOpen } from './open-jobs.ts';
import { mapInOwnLanguage } from './own-language.ts';
import { STATES } from './page-texts.ts';
import { projectCard } from './project.ts';

/** A section's choice of cards from a collection. */
export type Choice = {
  readonly blockType: string;
  readonly pick?: readonly Reference[] | null;
  readonly limit?: number | null;
  readonly post_type?: 'blog' | 'news' | null;
};
type ListCards = (choice: Choice, context: WireContext) => readonly Card[];
type MapCard<D> = (doc: D, context: WireContext) => Card;

/** A placeholder for a text that is read on demand: it distinguishes the card from one without a text. */
const DEFERRED = '…';

/**
 * Returns the picked documents in the order of picking, or all in the collection's order; unpublished ones are left
 * out.
 */
function chooseDocuments<D extends SavedDocument>(docs: readonly D[], { pick }: Choice): readonly D[] {
  if (!pick || pick.length === 0) return docs;
  const known = indexById(docs);
  return pick.flatMap((picked) => known.get(idOf(picked)) ?? []);
}

function firstOf<D>(docs: readonly D[], limit: number): readonly D[] {
  return docs.slice(0, limit);
}

/**
 * Returns the newest posts, which are last in date order: the home page's news list keeps the last four of its cards
 * (§9), and so does a limit here.
 */
function lastOf<D>(docs: readonly D[], limit: number): readonly D[] {
  return docs.slice(-limit);
}

/** Wraps a card mapping: leaves out the texts, and notes where they are. */
function withDeferredText<D extends SavedDocument>(
  collection: TextCollection,
  cardOf: MapCard<D>,
  stateOf: (doc: D, context: WireContext) => string,
): MapCard<D> {
  return (doc, context) => {
    const card = { ...cardOf(doc, context), html_field: DEFERRED };
    // Cards of both languages may be equal while their texts are not.
    const state = digest([BUILD_ID, context.language, JSON.stringify(card), stateOf(doc, context)]);
    context.memory.places.set(card, { collection, id: doc.id, state });
    return card;
  };
}

function listCards<D extends SavedDocument>(
  collection: CardCollection,
  docsOf: (context: WireContext, choice: Choice) => readonly D[],
  cardOf: MapCard<D>,
  limited: <T>(docs: readonly T[], limit: number) => readonly T[] = firstOf,
): ListCards {
  const cards: ListCards = (choice, context) => {
    const docs = chooseDocuments(docsOf(context, choice), choice);
    const { limit } = choice;
    return (limit && limit > 0 ? limited(docs, limit) : docs).flatMap((doc) =>
      // The same project appears in many lists.
      context.memory.cards.of(doc, context, (noted) => mapOrSkip(collection, doc, () => cardOf(doc, noted))),
    );
  };
  return (choice, context) => context.memory.lists.of(choice, context, (noted) => cards(choice, noted));
}

/** The cards that a section takes from a collection. */
export const COLLECTION_CARDS: { readonly [C in Exclude<CardCollection, 'offices'>]: ListCards } = {
  projects: listCards(
    'projects',
    ({ content }) => content.projects,
    withDeferredText('projects', mapInOwnLanguage(projectCard), STATES.projects),
  ),
  posts: listCards(
    'posts',
    ({ content }, { post_type }) => content.posts.filter((post) => !post_type || post.post_type === post_type),
    withDeferredText('posts', mapInOwnLanguage(postCard), STATES.posts),
    lastOf,
  ),
  jobs: listCards(
    'jobs',
    ({ content, today }) => content.jobs.filter((job) => isOpen(job, today)),
    withDeferredText('jobs', mapInOwnLanguage(jobCard), STATES.jobs),
  ),
  reviews: listCards('reviews', ({ content }) => content.reviews, reviewCard),
  clients: listCards('clients', ({ content }) => content.clients, clientCard),
  certificates: listCards('certificates', ({ content }) => content.certificates, certificateCard),
};
