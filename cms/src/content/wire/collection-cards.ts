import type { Card } from '@kontorwerk/contract/content/entry';
import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import { digest } from '#cms/base/digest.ts';
import { idOf, indexById, type Reference } from '#cms/kit/stored-values.ts';
import { BUILD } from './build-id.ts';
import { certificateCard, clientCard, postCard, reviewCard } from './cards.ts';
import type { WireContext } from './context.ts';
import { jobCard } from './job.ts';
import type { TextCollection } from './listed.ts';
import { isOpen } from './open-jobs.ts';
import { projectCard } from './project.ts';
import { STATES } from './texts.ts';
import { type Saved, unlessBroken } from './unless-broken.ts';
import { writtenCards } from './written-card.ts';

/** A section's choice of cards from a collection. */
export type Choice = {
  readonly blockType: string;
  readonly pick?: readonly Reference[] | null;
  readonly limit?: number | null;
  readonly post_type?: 'blog' | 'news' | null;
};
type List = (choice: Choice, context: WireContext) => readonly Card[];
type Make<D> = (doc: D, context: WireContext) => Card;

/** A placeholder for a text that is read on demand: it distinguishes the card from one without a text. */
const NOT_YET = '…';

/**
 * Returns the picked documents in the order of picking, or all in the collection's order; unpublished ones are left
 * out.
 */
function chosen<D extends Saved>(docs: readonly D[], { pick }: Choice): readonly D[] {
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
function withTextLater<D extends Saved>(
  collection: TextCollection,
  cardOf: Make<D>,
  stateOf: (doc: D, context: WireContext) => string,
): Make<D> {
  return (doc, context) => {
    const card = { ...cardOf(doc, context), html_field: NOT_YET };
    // Cards of both languages may be equal while their texts are not.
    const state = digest([BUILD, context.language, JSON.stringify(card), stateOf(doc, context)]);
    context.memory.places.set(card, { collection, id: doc.id, state });
    return card;
  };
}

function list<D extends Saved>(
  collection: CardCollection,
  docsOf: (context: WireContext, choice: Choice) => readonly D[],
  cardOf: Make<D>,
  limited: <T>(docs: readonly T[], limit: number) => readonly T[] = firstOf,
): List {
  const cards: List = (choice, context) => {
    const docs = chosen(docsOf(context, choice), choice);
    const { limit } = choice;
    return (limit && limit > 0 ? limited(docs, limit) : docs).flatMap((doc) =>
      // The same project appears in many lists.
      context.memory.cards.of(doc, context, (noted) => unlessBroken(collection, doc, () => cardOf(doc, noted))),
    );
  };
  return (choice, context) => context.memory.lists.of(choice, context, (noted) => cards(choice, noted));
}

/** The cards that a section takes from a collection. */
export const COLLECTION_CARDS: { readonly [C in Exclude<CardCollection, 'offices'>]: List } = {
  projects: list(
    'projects',
    ({ content }) => content.projects,
    withTextLater('projects', writtenCards(projectCard), STATES.projects),
  ),
  posts: list(
    'posts',
    ({ content }, { post_type }) => content.posts.filter((post) => !post_type || post.post_type === post_type),
    withTextLater('posts', writtenCards(postCard), STATES.posts),
    lastOf,
  ),
  jobs: list(
    'jobs',
    ({ content, today }) => content.jobs.filter((job) => isOpen(job, today)),
    withTextLater('jobs', writtenCards(jobCard), STATES.jobs),
  ),
  reviews: list('reviews', ({ content }) => content.reviews, reviewCard),
  clients: list('clients', ({ content }) => content.clients, clientCard),
  certificates: list('certificates', ({ content }) => content.certificates, certificateCard),
};
