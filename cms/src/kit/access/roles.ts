import { LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import type { PayloadRequest } from 'payload';

/**
 * The users' roles: editors manage content, media and settings; translators write the texts of one language in what
 * editors have made; recruiters see applications and resumes, and no other personal data; sales sees contact messages;
 * administrators see and do everything. `role-table.ts` lists the access to every collection.
 */
export const ROLES = ['admin', 'editor', 'translator', 'translator_en', 'recruiter', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** The names of the roles, with their permissions. */
export const ROLE_LABELS = {
  admin: { en: 'Administrator: everything', de: 'Administrator: alles' },
  editor: { en: 'Editor: content, pictures, settings', de: 'Redaktion: Inhalte, Bilder, Einstellungen' },
  translator: { en: 'Translator: German texts', de: 'Übersetzung: deutsche Texte' },
  translator_en: { en: 'Translator: English texts', de: 'Übersetzung: englische Texte' },
  recruiter: { en: 'Recruiter: applications', de: 'Personal: Bewerbungen' },
  sales: { en: 'Sales: contact messages', de: 'Vertrieb: Kontaktanfragen' },
} as const satisfies Record<Role, LocalText>;

/** The roles that write the texts of one language in what editors have made. */
export const TRANSLATORS = ['translator', 'translator_en'] as const satisfies readonly Role[];

/** The roles that write content, even of a single language. */
export const WRITERS = ['editor', ...TRANSLATORS] as const satisfies readonly Role[];

/** The role that works with each inbox. */
export const INBOX_ROLES = {
  'contact-messages': 'sales',
  applications: 'recruiter',
} as const satisfies Readonly<Record<string, Role>>;

/** Joins a user's roles in a fixed order. */
export function joinRoles(roles: readonly Role[] | null | undefined): string {
  return [...(roles ?? [])].sort().join(', ');
}

/** Whether a user has not yet set up a required second factor. */
function isWaitingForSecondFactor(user: object): boolean {
  const required = 'totp_required' in user && user.totp_required === true;
  return required && !('totp_enabled' in user && user.totp_enabled === true);
}

/**
 * Whether a signed-in user has one of the roles; administrators have them all. Before a required second factor is set
 * up, a user has no role, and so access to nothing but the own account.
 */
export function hasRole(user: unknown, ...roles: readonly Role[]): boolean {
  if (typeof user !== 'object' || user === null || !('roles' in user) || !Array.isArray(user.roles)) return false;
  if (isWaitingForSecondFactor(user)) return false;
  const held: readonly unknown[] = user.roles;
  return held.includes('admin') || roles.some((role) => held.includes(role));
}

type HiddenFor = (args: { readonly user: unknown }) => boolean;

/** Hides an entry of the navigation from users without one of the roles; administrators see everything. */
export function hiddenUnless(...roles: readonly Role[]): HiddenFor {
  return ({ user }) => !hasRole(user, ...roles);
}

/** Whether a user only writes translations. */
export function isTranslator({ user }: { readonly user: unknown }): boolean {
  return hasRole(user, ...TRANSLATORS) && !hasRole(user, 'editor');
}

/** The translator role for each language. */
const ROLE_OF = { en: 'translator_en', de: 'translator' } as const satisfies Record<Language, Role>;

/** Returns the languages in which a user may write texts. */
export function writableLanguages(user: unknown): readonly Language[] {
  return LANGUAGES.filter((language) => hasRole(user, 'editor', ROLE_OF[language]));
}

/** Whether a request's user may write texts in its language. */
export function canWriteInLocale({ locale, user }: Pick<PayloadRequest, 'locale' | 'user'>): boolean {
  return writableLanguages(user).some((language) => language === locale);
}
