import { draftLink } from '@kontorwerk/contract/drafts/draft';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import type { RootLivePreviewConfig } from 'payload';
import { canReadDrafts } from '#cms/kit/access/rules.ts';
import { sessionOf } from '#cms/kit/access/sessions.ts';
import { makeDraftToken } from './draft-token.ts';
import { PREVIEWED_COLLECTIONS, PREVIEWED_GLOBALS, PREVIEWED_PARTS } from './previewed-collections.ts';

const MINUTE_MS = 60_000;
/** How long the frame's address stays the same: each save requests it, and another one reloads the frame. */
const STABLE_MS = 15 * MINUTE_MS;
/** The least lifetime of a token; a writing editor gets the next one long before. */
const LIFETIME_MS = 45 * MINUTE_MS;

/** Returns when a token that is made now expires. */
export function computeExpiry(now: number): number {
  return Math.floor(now / STABLE_MS) * STABLE_MS + STABLE_MS + LIFETIME_MS;
}

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

/** The preview beside the form: the site with what was saved last, for the roles that may read drafts. */
export const LIVE_PREVIEW: RootLivePreviewConfig = {
  collections: [...PREVIEWED_COLLECTIONS],
  globals: [...PREVIEWED_GLOBALS],
  breakpoints: WIDTHS.map(([width, height]) => ({ name: `w${width}`, label: `${width} px`, width, height })),
  url({ collectionConfig, globalConfig, data, locale, req }) {
    const part = PREVIEWED_PARTS.find((known) => known === (collectionConfig?.slug ?? globalConfig?.slug));
    const id: unknown = collectionConfig ? data?.id : null;
    const session = sessionOf(req.user);
    if (part === undefined || !(id === null || typeof id === 'number') || !session || !canReadDrafts({ req }))
      return null;
    const token = makeDraftToken(
      { purpose: 'live', part, id, until: computeExpiry(Date.now()), link: null, session },
      req.payload.secret,
    );
    // A path only: site and admin share the origin that the editor opened.
    return draftLink(token, isLanguage(locale.code) ? locale.code : DEFAULT_LANGUAGE);
  },
};
