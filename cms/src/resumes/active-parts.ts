import type { LocalText } from '@kontorwerk/contract/languages';

/** What is told of a file before somebody opens it. */
export const ACTIVE_PARTS = {
  macros: { en: 'macros', de: 'Makros' },
  javascript: { en: 'JavaScript', de: 'JavaScript' },
  launch: { en: 'starts a program', de: 'startet ein Programm' },
  open_action: { en: 'acts when opened', de: 'handelt beim Öffnen' },
  embedded_file: { en: 'embedded files', de: 'eingebettete Dateien' },
  rich_media: { en: 'embedded media', de: 'eingebettete Medien' },
  activex: { en: 'ActiveX', de: 'ActiveX' },
  external: { en: 'fetches from elsewhere', de: 'lädt von anderswo nach' },
  encrypted: { en: 'encrypted', de: 'verschlüsselt' },
  unreadable: { en: 'could not be looked through', de: 'nicht durchsehbar' },
} as const satisfies Record<string, LocalText>;

export type ActivePart = keyof typeof ACTIVE_PARTS;
