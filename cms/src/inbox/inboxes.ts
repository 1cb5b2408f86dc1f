import type { Role } from '#cms/kit/access/roles.ts';
import type { MailKind } from '#cms/mail/mail-kinds.ts';
import { APPLICATION_STATES, MESSAGE_STATES, type State } from './states.ts';

type Template = {
  readonly kind: MailKind;
  /** How far it is once the answer is on its way; as before where nothing is named. */
  readonly state?: string;
};

type Inbox = {
  /** Who works with it. */
  readonly role: Role;
  /** The field by which notes and answers name what they belong to. */
  readonly link: 'message' | 'application';
  readonly states: readonly State[];
  /** The mails that an answer may begin as; the first is what is offered. */
  readonly templates: readonly [Template, ...Template[]];
  /** The mail that tells a colleague whom it is handed to. */
  readonly handedOn: MailKind;
};

/** What visitors send, and how it is worked on. */
export const INBOXES = {
  'contact-messages': {
    role: 'sales',
    link: 'message',
    states: MESSAGE_STATES,
    templates: [{ kind: 'contact_answer', state: 'answered' }],
    handedOn: 'contact_handed_on',
  },
  applications: {
    role: 'recruiter',
    link: 'application',
    states: APPLICATION_STATES,
    templates: [
      { kind: 'application_answer' },
      { kind: 'application_invitation', state: 'interview' },
      { kind: 'application_rejection', state: 'rejected' },
    ],
    handedOn: 'application_handed_on',
  },
} as const satisfies Record<string, Inbox>;

export type InboxName = keyof typeof INBOXES;
export const INBOX_NAMES = ['contact-messages', 'applications'] as const satisfies readonly InboxName[];
