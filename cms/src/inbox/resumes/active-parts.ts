import type { LocalText } from '@kontorwerk/contract/languages';

/** Warnings about a file before a recruiter opens it. */
export const ACTIVE_PARTS = {
  macros: { en: 'macros', de: 'Makros' },
  javascript: { en: 'JavaScript', de: 'JavaScript' },
  launch: { en: 'starts a program', de: 'startet ein Programm' },
  open_action: { en: 'runs when opened', de: 'wird beim Öffnen aktiv' },
  embedded_file: { en: 'embedded files', de: 'eingebettete Dateien' },
  rich_media: { en: 'embedded media', de: 'eingebettete Medien' },
  activex: { en: 'ActiveX', de: 'ActiveX' },
  external: { en: 'loads content from elsewhere', de: 'lädt von anderswo nach' },
  encrypted: { en: 'encrypted', de: 'verschlüsselt' },
  unreadable: { en: 'could not be inspected', de: 'nicht prüfbar' },
} as const satisfies Record<string, LocalText>;

export type ActivePart = keyof typeof ACTIVE_PARTS;
