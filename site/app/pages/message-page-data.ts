import { isPageData, type PageData } from '#app/content/page-data.ts';
import type { SaidByCall } from '#app/forms/MessageForm/about-of-call.ts';

/** What the contact page is rendered from: its sections, and what the call to action said that led there. */
export type MessagePageData = PageData & { readonly said: SaidByCall | null };

/** Tells whether what a loader found is the contact page. */
export function isMessagePageData(data: unknown): data is MessagePageData {
  return isPageData(data) && 'said' in data;
}
