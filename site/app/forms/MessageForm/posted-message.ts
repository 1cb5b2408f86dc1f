import type { ContactServiceId, ContactValues, ContactVariant } from '@kontorwerk/contract/forms/contact';
import { createContext } from 'react';
import { ABOUT_NOTHING, type About } from './about.ts';
import type { ContactOutcome } from './send-contact.ts';

/** A contact form that was posted without a script, and what became of it. */
export type PostedMessage = {
  readonly variant: ContactVariant;
  readonly values: ContactValues;
  readonly about: About;
  readonly outcome: ContactOutcome;
};

/** Tells whether what was posted to a page is a message. */
export function isPostedMessage(posted: unknown): posted is PostedMessage {
  return typeof posted === 'object' && posted !== null && 'outcome' in posted && 'variant' in posted;
}

export type MessageStart = {
  readonly posted: PostedMessage | null;
  /** What the message begins with: a pair chosen on another page. */
  readonly prefill: string;
  /** The choice that belongs to what the message is about; null where none is known. */
  readonly service: ContactServiceId | null;
  readonly about: About;
};

/** A form that nothing led to. */
export const PLAIN_START: MessageStart = {
  posted: null,
  prefill: '',
  service: null,
  about: ABOUT_NOTHING,
};

/** What the contact page's address, the page around it and a posted form give the contact form to begin with. */
export const MessageStartContext = createContext<MessageStart>(PLAIN_START);
