import type { LocalText } from '@kontorwerk/contract/languages';
import { ROLES, type Role, WRITERS as WRITING_ROLES } from './roles.ts';

/** The extent of a role's access; an operation that is not listed is forbidden. */
export type Reach = 'all' | 'published' | 'texts' | 'inbox' | 'colleagues' | 'own' | 'take over';

/** The explanation of each extent other than everything. */
export const REACH_NOTES: Readonly<Record<Exclude<Reach, 'all'>, string>> = {
  published: 'what is published, no drafts',
  texts:
    'texts of the role’s language (translator: German, translator_en: English), in rows that exist; of what is published they are published with that, unless an editor’s changes wait',
  inbox: 'what belongs to the inbox that the role sees',
  colleagues: 'the own account, and names of those whom work can be handed to',
  own: 'what is one’s own',
  'take over': 'changes hands to whoever takes it, if they may write the document',
};

/** The operations on a collection or a global over REST. */
export const OPERATIONS = ['read', 'create', 'update', 'delete', 'versions'] as const;
export type Operation = (typeof OPERATIONS)[number];

type ByRole = { readonly [R in Role]?: Reach };
export type Row = { readonly [O in Operation]: ByRole };

const NOBODY: ByRole = {};
const ADMINS = { admin: 'all' } as const satisfies ByRole;
const EDITORS = { ...ADMINS, editor: 'all' } as const satisfies ByRole;
/** The roles that may read every draft. */
const WRITERS = { ...EDITORS, translator: 'all', translator_en: 'all' } as const satisfies ByRole;
/** The roles that write; translators only the texts of their language. */
const AND_TRANSLATORS = { ...EDITORS, translator: 'texts', translator_en: 'texts' } as const satisfies ByRole;
const EVERYBODY = { ...WRITERS, recruiter: 'all', sales: 'all' } as const satisfies ByRole;

/** Returns the same extent for each role. */
function each(reach: Reach): ByRole {
  return Object.fromEntries(ROLES.map((role) => [role, reach]));
}

const OWN = each('own');

const CLOSED: Row = { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY, versions: NOBODY };

/** Collections without drafts, which are on the site as soon as they are saved. */
const LIST: Row = {
  read: EVERYBODY,
  create: EDITORS,
  update: AND_TRANSLATORS,
  delete: EDITORS,
  versions: NOBODY,
};

/** Collections with drafts. */
const CONTENT: Row = {
  ...LIST,
  read: { ...EVERYBODY, recruiter: 'published', sales: 'published' },
  versions: WRITERS,
};

/** Globals. */
const WRITTEN: Row = { ...CLOSED, read: WRITERS, update: AND_TRANSLATORS, versions: WRITERS };

const THREAD: Row = { ...CLOSED, read: { ...ADMINS, recruiter: 'inbox', sales: 'inbox' } };
const SALES: ByRole = { ...ADMINS, sales: 'all' };
const RECRUITERS: ByRole = { ...ADMINS, recruiter: 'all' };

/**
 * The access of each role to each collection and global; visitors have none. Every collection and global needs a row.
 */
export const ROLE_TABLE = {
  pages: CONTENT,
  projects: CONTENT,
  posts: CONTENT,
  jobs: CONTENT,
  media: LIST,
  reviews: LIST,
  clients: LIST,
  certificates: LIST,
  redirects: LIST,
  'contact-messages': { ...CLOSED, read: SALES, update: SALES, delete: ADMINS },
  applications: { ...CLOSED, read: RECRUITERS, update: RECRUITERS, delete: RECRUITERS },
  resumes: { ...CLOSED, read: RECRUITERS, delete: RECRUITERS },
  'inbox-notes': THREAD,
  'inbox-answers': THREAD,
  'payload-jobs': THREAD,
  users: {
    read: { ...OWN, ...ADMINS, recruiter: 'colleagues', sales: 'colleagues' },
    create: ADMINS,
    update: { ...OWN, ...ADMINS },
    delete: ADMINS,
    versions: NOBODY,
  },
  'draft-links': { read: WRITERS, create: WRITERS, update: NOBODY, delete: WRITERS, versions: NOBODY },
  'audit-log': { ...CLOSED, read: ADMINS },
  'payload-locked-documents': {
    ...CLOSED,
    read: EVERYBODY,
    update: each('take over'),
    delete: OWN,
  },
  'payload-preferences': { read: OWN, create: OWN, update: OWN, delete: OWN, versions: NOBODY },
  'payload-migrations': CLOSED,
  'payload-kv': CLOSED,
  'globals/site-settings': { ...WRITTEN, read: EVERYBODY },
  'globals/navigation': WRITTEN,
  'globals/words': WRITTEN,
  'globals/mails': WRITTEN,
  'globals/privacy-settings': { ...CLOSED, read: ADMINS, update: ADMINS },
  'globals/payload-jobs-stats': CLOSED,
} as const satisfies Readonly<Record<string, Row>>;

/** A row for any other REST endpoint. */
export type EndpointRow = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With the id of a document that doesn't exist. */
  readonly path: string;
  readonly label: LocalText['en'];
  readonly roles: readonly Role[];
};

/** The id of a document that doesn't exist. */
export const NO_ID = 999_999_999;

function ofInbox(inbox: 'contact-messages' | 'applications', role: Role): readonly EndpointRow[] {
  const roles: readonly Role[] = ['admin', role];
  const at = `/api/${inbox}/${NO_ID}`;
  return [
    { method: 'GET', path: `/api/${inbox}/export?format=csv&search=${NO_ID}`, label: `export ${inbox}`, roles },
    { method: 'GET', path: `${at}/thread`, label: `notes and answers of ${inbox}`, roles },
    { method: 'POST', path: `${at}/notes`, label: `note something down at ${inbox}`, roles },
    { method: 'GET', path: `${at}/answer`, label: `begin an answer to ${inbox}`, roles },
    { method: 'POST', path: `${at}/answers`, label: `answer ${inbox} by mail`, roles },
  ];
}

const EDITING: readonly Role[] = ['admin', 'editor'];
const WRITING: readonly Role[] = ['admin', ...WRITING_ROLES];

/** The editors' endpoints besides writing. */
const PUBLISHING: readonly EndpointRow[] = [
  { method: 'POST', path: '/api/planned', label: 'plan publishing', roles: EDITING },
  { method: 'POST', path: `/api/planned/${NO_ID}/again`, label: 'try again what was planned', roles: EDITING },
  { method: 'DELETE', path: `/api/planned/${NO_ID}`, label: 'take back what was planned', roles: EDITING },
  { method: 'GET', path: `/api/planned?collection=posts&id=${NO_ID}`, label: 'what is planned', roles: WRITING },
  { method: 'POST', path: '/api/checks', label: 'check a form before publishing', roles: WRITING },
  { method: 'GET', path: '/api/checks?collection=posts', label: 'check what is published', roles: WRITING },
  {
    method: 'GET',
    path: `/api/version-authors?collection=posts&id=${NO_ID}`,
    label: 'who saved which version',
    roles: WRITING,
  },
  { method: 'GET', path: `/api/posts/${NO_ID}/addresses`, label: 'where visitors find something', roles: ROLES },
  { method: 'GET', path: `/api/media/${NO_ID}/usage`, label: 'where something is used', roles: WRITING },
  {
    method: 'POST',
    path: `/api/media/${NO_ID}/restore-original`,
    label: 'restore a picture’s original',
    roles: EDITING,
  },
];

/** The roles that may call each of the other endpoints. */
export const ENDPOINT_TABLE: readonly EndpointRow[] = [
  ...ofInbox('contact-messages', 'sales'),
  ...ofInbox('applications', 'recruiter'),
  ...PUBLISHING,
  { method: 'GET', path: '/api/resumes/file/none.pdf', label: 'a resume’s file', roles: ['admin', 'recruiter'] },
  {
    method: 'GET',
    path: '/api/globals/mails/preview?kind=password&language=en&form=text',
    label: 'previews of mails',
    roles: WRITING,
  },
  {
    method: 'POST',
    path: `/api/globals/mails/send-again/${NO_ID}`,
    label: 'send a delivery again',
    roles: ['admin', 'recruiter', 'sales'],
  },
  {
    method: 'POST',
    path: '/api/globals/privacy-settings/export-person',
    label: 'export one person’s data',
    roles: ['admin'],
  },
  {
    method: 'POST',
    path: '/api/globals/privacy-settings/erase-person',
    label: 'erase one person’s data',
    roles: ['admin'],
  },
  {
    method: 'POST',
    path: '/api/translation-confirmations',
    label: 'say that a translation is still right',
    roles: WRITING,
  },
  { method: 'POST', path: '/api/reorder', label: 'order a list', roles: EDITING },
  {
    method: 'POST',
    path: '/api/redirects/import',
    label: 'import redirects',
    roles: ['admin', 'editor'],
  },
  {
    method: 'GET',
    path: '/api/redirects/export',
    label: 'export redirects',
    roles: WRITING,
  },
  { method: 'POST', path: '/api/users/unlock', label: 'unlock accounts (none is ever locked)', roles: [] },
  { method: 'GET', path: '/api/payload-jobs/run', label: 'have jobs run', roles: [] },
  { method: 'GET', path: '/api/payload-jobs/handle-schedules', label: 'have jobs scheduled', roles: [] },
];

/**
 * The roles that may call each of Payload's server functions, on collections and globals that they may read. Functions
 * without roles are not used here: planning has separate endpoints, whose rules Payload's functions don't check.
 */
export const SERVER_FUNCTION_TABLE = {
  'form-state': ROLES,
  'table-state': ROLES,
  'render-document': ROLES,
  'render-list': ROLES,
  'render-widget': ROLES,
  'get-default-layout': ROLES,
  'render-document-slots': EDITING,
  'copy-data-from-locale': WRITING,
  'schedule-publish': [],
  'get-upcoming-scheduled-publish': [],
  'get-folder-results-component-and-data': [],
  'render-field': [],
  slugify: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
