import type { ContactServiceId, ContactValues, ContactVariant } from '@kontorwerk/contract/forms/contact';
import { createContext } from 'react';
import { type MessageSubject, NO_SUBJECT } from './message-subject.ts';
import type { ContactOutcome } from './send-contact.ts';

/** A contact form posted without JavaScript, and its outcome. */
export type PostedMessage = {
  readonly variant: ContactVariant;
  readonly values: ContactValues;
  readonly about: MessageSubject;
  readonly outcome: ContactOutcome;
};

/** Whether the data posted to a page is a message. */
export function isPostedMessage(posted: unknown): posted is PostedMessage {
  return typeof posted === 'object' && posted !== null && 'outcome' in posted && 'variant' in posted;
}

export type MessageStart = {
  readonly posted: PostedMessage | null;
  /** The message's initial text: a pair chosen on another page. */
  readonly prefill: string;
  /** The service of the message's subject; null if unknown. */
  readonly service: ContactServiceId | null;
  readonly about: MessageSubject;
};

/** The initial state of a form opened directly. */
export const PLAIN_START: MessageStart = {
  posted: null,
  prefill: '',
  service: null,
  about: NO_SUBJECT,
};

/** The contact form's initial state, from the contact page's address, the surrounding page and a posted form. */
export const MessageStartContext = createContext<MessageStart>(PLAIN_START);
