import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { Access, CollectionConfig, Field, RelationshipField } from 'payload';
import { hasRole } from '#cms/kit/access/roles.ts';
import { denyAll } from '#cms/kit/access/rules.ts';
import { recordReading } from './inbox-hooks.ts';
import { INBOX_NAMES, INBOXES } from './inboxes.ts';

/** Readers of submissions may read the notes and answers about them. */
const readsOwnInboxes: Access = ({ req }) => {
  const links = INBOX_NAMES.filter((name) => hasRole(req.user, INBOXES[name].role)).map((name) => INBOXES[name].link);
  if (links.length === INBOX_NAMES.length) return true;
  return links.length > 0 && { or: links.map((link) => ({ [link]: { exists: true } })) };
};

const submissionFields: readonly RelationshipField[] = INBOX_NAMES.map((name) => ({
  name: INBOXES[name].link,
  type: 'relationship',
  relationTo: name,
  index: true,
  maxDepth: 0,
}));

/** The author: the account, and the name at that time, which outlives the account. */
const authorFields: readonly Field[] = [
  { name: 'author', type: 'relationship', relationTo: 'users', maxDepth: 0 },
  { name: 'author_name', type: 'text', required: true },
];

function makeThreadCollection(
  slug: string,
  labels: CollectionConfig['labels'],
  fields: readonly Field[],
): CollectionConfig {
  return {
    slug,
    labels,
    // Shown with their submissions.
    admin: { hidden: true },
    access: { read: readsOwnInboxes, create: denyAll, update: denyAll, delete: denyAll },
    disableDuplicate: true,
    lockDocuments: false,
    defaultSort: 'createdAt',
    hooks: { afterOperation: [recordReading] },
    fields: [...submissionFields, ...authorFields, ...fields],
  };
}

/** Notes of colleagues about a message or an application: append-only. */
export const InboxNotes = makeThreadCollection(
  'inbox-notes',
  { singular: { en: 'Note', de: 'Notiz' }, plural: { en: 'Notes', de: 'Notizen' } },
  [{ name: 'text', type: 'textarea', required: true }],
);

/** Answers by mail with their recipients; until it is sent, the mail's state is in the outbox. */
export const InboxAnswers = makeThreadCollection(
  'inbox-answers',
  { singular: { en: 'Answer', de: 'Antwort' }, plural: { en: 'Answers', de: 'Antworten' } },
  [
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'language', type: 'select', required: true, options: [...LANGUAGES] },
    { name: 'mail_id', type: 'text', required: true, unique: true },
    { name: 'references', type: 'text' },
    { name: 'job', type: 'number' },
    { name: 'sent_at', type: 'date' },
  ],
);
