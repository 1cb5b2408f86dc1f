import type { Language } from '@kontorwerk/contract/languages';
import { type DetailPage, PAGES } from '@kontorwerk/contract/pages/pages';
import { CLOSING_WORDS, type ClosedKind } from '@kontorwerk/contract/words/page-words';
import type { DetailCall } from '#app/content/closing-call.ts';

const NO_BUTTONS = { button_one_text: '', button_one_link: '', button_two_text: '', button_two_link: '' };

type CallRules = Pick<DetailCall, 'tone'> & { readonly of: ClosedKind };

const OFFER_CALL: CallRules = { tone: 'petrol', of: 'offer' };

/** Closing calls of detail pages, which editors can't write. */
const CALLS: ReadonlyMap<DetailPage, CallRules> = new Map<DetailPage, CallRules>([
  [PAGES.job, { tone: 'marigold', of: 'job' }],
  [PAGES.post, { tone: 'mist', of: 'post' }],
  [PAGES.project, OFFER_CALL],
  [PAGES.service, OFFER_CALL],
]);

/**
 * Returns the closing call of a kind of detail page in the standard words; null if the form at its foot uses its own.
 */
export function buildClosingCall(page: DetailPage, language: Language): DetailCall | null {
  const call = CALLS.get(page);
  if (!call) return null;
  const words = CLOSING_WORDS[language];
  return {
    ...NO_BUTTONS,
    ...call,
    sub_title: '',
    main_title: words[`${call.of}Title`],
    description: words[`${call.of}Text`],
  };
}
