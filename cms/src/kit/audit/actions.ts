import type { LocalText } from '@kontorwerk/contract/languages';

/** The recorded actions, with their names in the admin. */
export const AUDIT_ACTIONS = {
  signed_in: { en: 'Signed in', de: 'Angemeldet' },
  sign_in_failed: { en: 'Sign-in failed', de: 'Anmeldung fehlgeschlagen' },
  code_failed: { en: 'Wrong code', de: 'Falscher Code' },
  password_failed: { en: 'Wrong password', de: 'Falsches Passwort' },
  password_reset: { en: 'New password by e-mail', de: 'Neues Passwort per E-Mail' },
  second_factor_on: { en: 'Second factor on', de: 'Zweiter Faktor ein' },
  second_factor_off: { en: 'Second factor off', de: 'Zweiter Faktor aus' },
  user_made: { en: 'User created', de: 'Benutzer angelegt' },
  roles_changed: { en: 'Roles changed', de: 'Rollen geändert' },
  user_deleted: { en: 'User deleted', de: 'Benutzer gelöscht' },
  settings_changed: { en: 'Settings changed', de: 'Einstellungen geändert' },
  draft_shared: { en: 'Draft shared', de: 'Entwurf geteilt' },
  draft_link_removed: { en: 'Link to a draft removed', de: 'Link zu einem Entwurf entfernt' },
  listed: { en: 'Listed', de: 'Aufgelistet' },
  counted: { en: 'Counted', de: 'Gezählt' },
  opened: { en: 'Opened', de: 'Geöffnet' },
  downloaded: { en: 'Downloaded', de: 'Heruntergeladen' },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  noted: { en: 'Noted down', de: 'Notiert' },
  sent_again: { en: 'Sent again', de: 'Erneut gesendet' },
  answered: { en: 'Answered', de: 'Beantwortet' },
  list_exported: { en: 'List exported', de: 'Liste exportiert' },
  exported: { en: 'A person’s data exported', de: 'Daten einer Person exportiert' },
  erased: { en: 'A person’s data erased', de: 'Daten einer Person gelöscht' },
} as const satisfies Record<string, LocalText>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Actions that have taken place even if the request fails afterwards: data was read, or a secret was guessed. */
export const LASTING_ACTIONS: readonly AuditAction[] = [
  'sign_in_failed',
  'code_failed',
  'password_failed',
  'listed',
  'counted',
  'opened',
  'downloaded',
  'list_exported',
  'exported',
];
