import type { LocalText } from '@kontorwerk/contract/languages';
import type { Role } from '../access/roles.ts';

/** What the roles are called, with what they may do. */
export const ROLE_LABELS = {
  admin: { en: 'Administrator: everything', de: 'Administrator: alles' },
  editor: { en: 'Editor: content, pictures, settings', de: 'Redaktion: Inhalte, Bilder, Einstellungen' },
  recruiter: { en: 'Recruiter: applications', de: 'Personal: Bewerbungen' },
  sales: { en: 'Sales: contact messages', de: 'Vertrieb: Kontaktanfragen' },
} as const satisfies Record<Role, LocalText>;
