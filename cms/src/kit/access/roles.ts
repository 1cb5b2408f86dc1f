import type { LocalText } from '@kontorwerk/contract/languages';

/**
 * Who does what: editors keep content, media and settings; translators write what editors have made in the other
 * language, each role one of them; recruiters see applications and resumes and nothing else of people; sales sees contact messages;
 * administrators see and do everything. `role-table.ts` says it of every collection.
 */
export const ROLES = ['admin', 'editor', 'translator', 'translator_en', 'recruiter', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** The names of the roles, with what they may do. */
export const ROLE_LABELS = {
  admin: { en: 'Administrator: everything', de: 'Administrator: alles' },
  editor: { en: 'Editor: content, pictures, settings', de: 'Redaktion: Inhalte, Bilder, Einstellungen' },
  translator: { en: 'Translator: German texts', de: 'Übersetzung: deutsche Texte' },
  translator_en: { en: 'Translator: English texts', de: 'Übersetzung: englische Texte' },
  recruiter: { en: 'Recruiter: applications', de: 'Personal: Bewerbungen' },
  sales: { en: 'Sales: contact messages', de: 'Vertrieb: Kontaktanfragen' },
} as const satisfies Record<Role, LocalText>;

/** Those who write texts of one language in what editors have made. */
export const TRANSLATORS = ['translator', 'translator_en'] as const satisfies readonly Role[];

/** Those who write content, be it of one language alone. */
export const WRITERS = ['editor', ...TRANSLATORS] as const satisfies readonly Role[];

/** The roles that somebody has, in words that are the same whatever order they were given in. */
export function rolesInOrder(roles: readonly Role[] | null | undefined): string {
  return [...(roles ?? [])].sort().join(', ');
}

/** Tells whether somebody is to have a second factor and hasn't set it up yet. */
function isWaitingForSecondFactor(user: object): boolean {
  const required = 'totp_required' in user && user.totp_required === true;
  return required && !('totp_enabled' in user && user.totp_enabled === true);
}

/**
 * Tells whether somebody signed in has one of the roles; administrators have them all. Who is to have a second factor
 * has none before it is set up, and so reaches nothing but their own account.
 */
export function hasRole(user: unknown, ...roles: readonly Role[]): boolean {
  if (typeof user !== 'object' || user === null || !('roles' in user) || !Array.isArray(user.roles)) return false;
  if (isWaitingForSecondFactor(user)) return false;
  const held: readonly unknown[] = user.roles;
  return held.includes('admin') || roles.some((role) => held.includes(role));
}

type HiddenFor = (args: { readonly user: unknown }) => boolean;

/** Keeps what somebody can't use out of their navigation; administrators see everything. */
export function hiddenUnless(...roles: readonly Role[]): HiddenFor {
  return ({ user }) => !hasRole(user, ...roles);
}
