import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { problem } from '../admin/reader-language.ts';
import { isLink, NO_LINK } from '../fields/link.ts';
import { settings } from '../settings.ts';
import { type FindRedirects, MOST_REDIRECTS, type WrongWay, wrongWay } from './redirect-way.ts';

/** So many addresses of a long way are named. */
const NAMED = 4;

const WRONG = {
  circle: {
    en: 'This leads in a circle: {way}. Change one of these redirects.',
    de: 'Das führt im Kreis: {way}. Bitte ändern Sie eine dieser Weiterleitungen.',
  },
  long: {
    en: `This leads over more than ${MOST_REDIRECTS} redirects, where browsers give up: {way} → …`,
    de: `Das führt über mehr als ${MOST_REDIRECTS} Weiterleitungen, und Browser geben vorher auf: {way} → …`,
  },
} as const satisfies Record<WrongWay['why'], LocalText>;

/** Refuses to send visitors where they never arrive: in a circle, or over more redirects than browsers follow. */
export const checkRedirect: TextFieldSingleValidation = async (value, options) => {
  const plain = text(value, options);
  const { data, event, id, req } = options;
  if (plain !== true || typeof value !== 'string') return plain;
  if (!isLink(value)) return problem(NO_LINK, options);
  // While somebody is typing, the question would be asked of the database again and again.
  if (event === 'onChange' || !isRecord(data) || typeof data.from !== 'string') return true;
  const find: FindRedirects = async (from) => {
    const { docs } = await req.payload.find({
      collection: 'redirects',
      // What is being written takes the place of what is stored.
      where: { from: { in: [...from] }, ...(id !== undefined && { id: { not_equals: id } }) },
      select: { from: true, to: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    });
    return docs;
  };
  const wrong = await wrongWay({ from: data.from, to: value }, { find, siteUrl: settings.publicUrl });
  if (wrong === null) return true;
  const named = wrong.why === 'long' ? wrong.way.slice(0, NAMED) : wrong.way;
  return problem(WRONG[wrong.why], options).replace('{way}', named.join(' → '));
};
