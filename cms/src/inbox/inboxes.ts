import { INBOX_ROLES, type Role } from '#cms/kit/access/roles.ts';
import type { MailKind } from '#cms/mail/mail-kinds.ts';
import { APPLICATION_STATES, MESSAGE_STATES, type State } from './states.ts';

type Template = {
  readonly kind: MailKind;
  /** The state after the answer is sent; unchanged without one. */
  readonly state?: string;
};

type Inbox = {
  /** The role that works with it. */
  readonly role: Role;
  /** The field of notes and answers that refers to its documents. */
  readonly link: 'message' | 'application';
  readonly states: readonly State[];
  /** The templates of an answer; the first is preselected. */
  readonly templates: readonly [Template, ...Template[]];
  /** The mail to a new assignee. */
  readonly handedOn: MailKind;
};

/** The kinds of submissions, and how they are handled. */
export const INBOXES = {
  'contact-messages': {
    role: INBOX_ROLES['contact-messages'],
    link: 'message',
    states: MESSAGE_STATES,
    templates: [{ kind: 'contact_answer', state: 'answered' }],
    handedOn: 'contact_handed_on',
  },
  applications: {
    role: INBOX_ROLES.applications,
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
