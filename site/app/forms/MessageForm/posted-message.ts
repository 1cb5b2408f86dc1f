import type { ContactValues, ContactVariant } from '@kontorwerk/contract/forms/contact';
import { createContext } from 'react';
import type { ContactOutcome } from './send-contact.ts';

/** A contact form that was posted without a script, and what became of it. */
export type PostedMessage = {
  readonly variant: ContactVariant;
  readonly values: ContactValues;
  readonly outcome: ContactOutcome;
};

export type MessageStart = {
  readonly posted: PostedMessage | null;
  /** What the message begins with: a pair chosen on another page. */
  readonly prefill: string;
};

/** What the contact page's address and a posted form give the contact form to begin with. */
export const MessageStartContext = createContext<MessageStart>({ posted: null, prefill: '' });
