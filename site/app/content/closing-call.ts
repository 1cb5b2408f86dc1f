import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { ClosedKind } from '@kontorwerk/contract/words/page-words';

type Words = 'main_title' | 'sub_title' | 'description';
type Buttons = 'button_one_text' | 'button_one_link' | 'button_two_text' | 'button_two_link';

/** The words, buttons and tone that the form at the foot of a page takes from the closing call. */
export type ClosingCall = Pick<Section, Words | Buttons | 'tone'>;

/** The closing call of a detail page, and the group of site words that it is made of. */
export type DetailCall = ClosingCall & { readonly of: ClosedKind };

/** A page without its closing call, and that call, whose words the form at the foot of the page takes over. */
export type PageWithoutCall = { readonly entry: ContentEntry; readonly closing: Section | null };

/** Whether a section is a text-only call that an editor chose; a call with a picture is a section in its own right. */
function isCall({ component_name, layout, main_title, bg_image }: Section): boolean {
  return component_name === 'Banner' && layout === 'call' && main_title !== '' && bg_image === '';
}

/**
 * Takes the closing call out of a page that has the form at its foot (§2), so that visitors aren't asked twice in a
 * row.
 */
export function withoutClosingCall(pathname: string, entry: ContentEntry): PageWithoutCall {
  const closing = entry.meta.at(-1);
  const stays = entry.free?.plain === true || hasContactForm(pathname) || entry.meta.length < 2;
  if (stays || closing === undefined || !isCall(closing)) return { entry, closing: null };
  return { entry: { ...entry, meta: entry.meta.slice(0, -1) }, closing };
}

/** Paths that contain this have their own contact form (§2). */
const CONTACT_PATH_PART = 'contactus/contactform';

/** Whether a page has its own contact form, and so none at its foot (§2). */
export function hasContactForm(pathname: string): boolean {
  return pathname.toLowerCase().includes(CONTACT_PATH_PART);
}
