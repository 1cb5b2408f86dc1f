import { draftLink } from '@kontorwerk/contract/draft';
import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import type { RootLivePreviewConfig } from 'payload';
import { draftReaders } from '#cms/kit/access/rules.ts';
import { sessionOf } from '#cms/kit/access/sessions.ts';
import { draftToken } from './draft-token.ts';
import { DRAFTED, DRAFTED_COLLECTIONS, DRAFTED_GLOBALS } from './drafted-collections.ts';

/** Stands beside the controls of every document that has a preview. */
export const DRAFT_CONTROLS = '/publishing/drafts/draft-controls.tsx#DraftControls';

const MINUTE_MS = 60_000;
/** How long the address in the frame stays the same: each save asks for it, and another one loads the frame anew. */
const SAME_MS = 15 * MINUTE_MS;
/** How long a token is good at least; whoever writes gets the next one long before. */
const GOOD_MS = 45 * MINUTE_MS;

/** Until when a token that is made now is good. */
export function liveUntil(now: number): number {
  return Math.floor(now / SAME_MS) * SAME_MS + SAME_MS + GOOD_MS;
}

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

/** The preview beside the form: the site itself, with what was saved last, for those who may read drafts. */
export const LIVE_PREVIEW: RootLivePreviewConfig = {
  collections: [...DRAFTED_COLLECTIONS],
  globals: [...DRAFTED_GLOBALS],
  breakpoints: WIDTHS.map(([width, height]) => ({ name: `w${width}`, label: `${width} px`, width, height })),
  url({ collectionConfig, globalConfig, data, locale, req }) {
    const part = DRAFTED.find((known) => known === (collectionConfig?.slug ?? globalConfig?.slug));
    const id: unknown = collectionConfig ? data?.id : null;
    const session = sessionOf(req.user);
    if (part === undefined || !(id === null || typeof id === 'number') || !session || !draftReaders({ req }))
      return null;
    const token = draftToken(
      { purpose: 'live', part, id, until: liveUntil(Date.now()), link: null, session },
      req.payload.secret,
    );
    // A path alone: the site and the admin are one origin, whatever name it was opened under.
    return draftLink(token, isLanguage(locale.code) ? locale.code : DEFAULT_LANGUAGE);
  },
};
