import { isPageData, type PageData } from '#app/content/page-data.ts';
import type { CallWords } from '#app/forms/MessageForm/message-subject.ts';

/** The data of the contact page: its sections, and the words of the call to action that led to it. */
export type MessagePageData = PageData & { readonly said: CallWords | null };

/** Whether loader data is that of the contact page. */
export function isMessagePageData(data: unknown): data is MessagePageData {
  return isPageData(data) && 'said' in data;
}
