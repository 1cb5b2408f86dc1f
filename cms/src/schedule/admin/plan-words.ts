import type { LocalText } from '@kontorwerk/contract/languages';
import type { PlanState } from '../planned.ts';

/** What the panel beside a document and the list of all plans say. */
export const PLAN_WORDS = {
  title: { en: 'Planned', de: 'Geplant' },
  publish: { en: 'Publish', de: 'Veröffentlichen' },
  unpublish: { en: 'Take off the site', de: 'Veröffentlichung beenden' },
  publish_at: { en: 'Publish at', de: 'Veröffentlichen am' },
  unpublish_at: { en: 'Take off the site at', de: 'Veröffentlichung beenden am' },
  either: {
    en: 'One of the two is enough. What is saved as draft at that time is published.',
    de: 'Eines von beiden genügt. Veröffentlicht wird, was dann als Entwurf gespeichert ist.',
  },
  zone: { en: 'Time zone', de: 'Zeitzone' },
  plan: { en: 'Plan', de: 'Planen' },
  planned: { en: 'It is planned.', de: 'Das ist geplant.' },
  taken_back: { en: 'It was taken back.', de: 'Das wurde zurückgenommen.' },
  cancel: { en: 'Cancel', de: 'Zurücknehmen' },
  again: { en: 'Try again now', de: 'Jetzt erneut versuchen' },
  by: { en: 'by', de: 'von' },
  first_save: {
    en: 'Save a draft first; then it can be planned.',
    de: 'Speichern Sie zuerst einen Entwurf; dann lässt er sich planen.',
  },
  nothing: {
    en: 'Nothing is planned. “Planned” beside a page, project, post or position sets a time.',
    de: 'Nichts ist geplant. Unter „Geplant“ neben einer Seite, einem Projekt, Beitrag oder einer Stelle wählen Sie eine Zeit.',
  },
  failed: {
    en: 'That did not work. Please try again.',
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
  running: { en: 'is being done', de: 'läuft gerade' },
  overdue: { en: 'overdue', de: 'überfällig' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
} as const satisfies Record<PlanState, LocalText>;
