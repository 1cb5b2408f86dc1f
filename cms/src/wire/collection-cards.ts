import type { Card } from '@kontorwerk/contract/content/entry';
import type { CardCollection } from '@kontorwerk/contract/content/section-kinds';
import { certificateCard } from './cards/certificate.ts';
import { clientCard } from './cards/client.ts';
import { isOpen, jobCard } from './cards/job.ts';
import { officeCard } from './cards/office.ts';
import { postCard } from './cards/post.ts';
import { projectCard } from './cards/project.ts';
import { reviewCard } from './cards/review.ts';
import type { WireContext } from './context.ts';
import type { Doc } from './parts.ts';
import { byId, plain, references, rows } from './read.ts';

const CARD_OF = {
  projects: projectCard,
  posts: postCard,
  jobs: jobCard,
  reviews: reviewCard,
  clients: clientCard,
  certificates: certificateCard,
  offices: officeCard,
} as const satisfies Record<CardCollection, (doc: Doc, context: WireContext) => Card>;

function documents(collection: CardCollection, block: Doc, { content, settings, today }: WireContext): readonly Doc[] {
  switch (collection) {
    case 'offices':
      return rows(settings.offices);
    case 'jobs':
      return content.jobs.filter((job) => isOpen(job, today));
    case 'posts': {
      const type = plain(block.post_type);
      return content.posts.filter((post) => type === '' || post.post_type === type);
    }
    default:
      return content[collection];
  }
}

/** The picked ones in the order of picking, or all in the collection's own order; what isn't public is left out. */
function chosen(docs: readonly Doc[], pick: readonly string[]): readonly Doc[] {
  if (pick.length === 0) return docs;
  const known = byId(docs);
  return pick.map((id) => known.get(id)).filter((doc) => doc !== undefined);
}

/**
 * At most so many. Of posts, which stand in order of their date, the newest are the last: the home page's news
 * list keeps the last four of its cards (§9), and so does a limit here.
 */
function limited(docs: readonly Doc[], limit: unknown, collection: CardCollection): readonly Doc[] {
  if (typeof limit !== 'number' || limit < 1) return docs;
  return collection === 'posts' ? docs.slice(-limit) : docs.slice(0, limit);
}

function cardOf(collection: CardCollection, doc: Doc, context: WireContext): Card {
  const card = context.cards.get(doc) ?? CARD_OF[collection](doc, context);
  context.cards.set(doc, card);
  return card;
}

/** The cards that a section takes from a collection. */
export function collectionCards(collection: CardCollection, block: Doc, context: WireContext): readonly Card[] {
  const docs = chosen(documents(collection, block, context), references(block.pick));
  return limited(docs, block.limit, collection).map((doc) => cardOf(collection, doc, context));
}
