import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { ClosedKind } from '@kontorwerk/contract/words/closing-words';

type Words = 'main_title' | 'sub_title' | 'description';
type Buttons = 'button_one_text' | 'button_one_link' | 'button_two_text' | 'button_two_link';

/** What the form at the foot of a page has of the call that closes it: its words, and its ground. */
export type ClosingCall = Pick<Section, Words | Buttons | 'tone'>;

/** The call that closes a page of a card, and which words of the site's it is made of. */
export type DetailCall = ClosingCall & { readonly of: ClosedKind };

/** A page without the call that closes it, and that call: the form at the foot of the page asks in its words. */
export type Closed = { readonly entry: ContentEntry; readonly closing: Section | null };

/** Tells whether a section is a call in words alone, as an editor chose it; one with a picture stands for itself. */
function isCall({ component_name, layout, main_title, bg_image }: Section): boolean {
  return component_name === 'Banner' && layout === 'call' && main_title !== '' && bg_image === '';
}

/** Takes the closing call out of a page that has the form at its foot (§2): nobody is asked twice in a row. */
export function withoutClosingCall(pathname: string, entry: ContentEntry): Closed {
  const closing = entry.meta.at(-1);
  const stays = entry.free?.plain === true || hasContactForm(pathname) || entry.meta.length < 2;
  if (stays || closing === undefined || !isCall(closing)) return { entry, closing: null };
  return { entry: { ...entry, meta: entry.meta.slice(0, -1) }, closing };
}

/** Paths that contain this have a contact form of their own (§2). */
const CONTACT_PATH_PART = 'contactus/contactform';

/** Tells whether a page has a contact form of its own, and so none at its foot (§2). */
export function hasContactForm(pathname: string): boolean {
  return pathname.toLowerCase().includes(CONTACT_PATH_PART);
}
