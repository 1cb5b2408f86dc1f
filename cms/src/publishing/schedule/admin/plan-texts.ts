import type { LocalText } from '@kontorwerk/contract/languages';
import type { PlanState } from '../plan-jobs.ts';

/** The texts of the panel beside a document and of the list of all plans. */
export const PLAN_TEXTS = {
  title: { en: 'Planned', de: 'Geplant' },
  publish: { en: 'Publish', de: 'Veröffentlichen' },
  unpublish: { en: 'Take off the site', de: 'Veröffentlichung beenden' },
  publish_at: { en: 'Publish at', de: 'Veröffentlichen am' },
  unpublish_at: { en: 'Take off the site at', de: 'Veröffentlichung beenden am' },
  either: {
    en: 'One of the two is enough. What gets published is the draft as saved at that time.',
    de: 'Eines von beiden genügt. Veröffentlicht wird, was dann als Entwurf gespeichert ist.',
  },
  zone: { en: 'Time zone', de: 'Zeitzone' },
  plan: { en: 'Plan', de: 'Planen' },
  planned: { en: 'Planned.', de: 'Geplant.' },
  taken_back: { en: 'Plan cancelled.', de: 'Planung zurückgenommen.' },
  cancel: { en: 'Cancel', de: 'Zurücknehmen' },
  again: { en: 'Try again now', de: 'Jetzt erneut versuchen' },
  by: { en: 'by', de: 'von' },
  first_save: {
    en: 'Save a draft first; then it can be planned.',
    de: 'Speichern Sie zuerst einen Entwurf; dann lässt er sich planen.',
  },
  nothing: {
    en: 'Nothing is planned. Set a time under “Planned” beside a page, project, post or position.',
    de: 'Nichts ist geplant. Unter „Geplant“ neben einer Seite, einem Projekt, Beitrag oder einer Stelle wählen Sie eine Zeit.',
  },
  failed: {
    en: 'That didn’t work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  document: { en: 'Document', de: 'Dokument' },
  what: { en: 'What', de: 'Was' },
  when: { en: 'When', de: 'Wann' },
  state: { en: 'State', de: 'Stand' },
  who: { en: 'Planned by', de: 'Geplant von' },
} as const satisfies Record<string, LocalText>;

export const PLAN_STATES = {
  planned: { en: 'planned', de: 'geplant' },
  running: { en: 'in progress', de: 'läuft gerade' },
  overdue: { en: 'overdue', de: 'überfällig' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
} as const satisfies Record<PlanState, LocalText>;
