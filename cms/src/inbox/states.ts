import type { LocalText } from '@kontorwerk/contract/languages';

/** The state of a submission. */
export type State = {
  readonly value: string;
  readonly label: LocalText;
  /** The usual next state, with its button's label. */
  readonly next?: { readonly value: string; readonly label: LocalText };
};

/** The states of a contact message. */
export const MESSAGE_STATES = [
  {
    value: 'new',
    label: { en: 'New', de: 'Neu' },
    next: { value: 'answered', label: { en: 'Answered', de: 'Beantwortet' } },
  },
  {
    value: 'in_progress',
    label: { en: 'In progress', de: 'In Arbeit' },
    next: { value: 'answered', label: { en: 'Answered', de: 'Beantwortet' } },
  },
  { value: 'answered', label: { en: 'Answered', de: 'Beantwortet' } },
  {
    value: 'spam',
    label: { en: 'Spam', de: 'Spam' },
    next: { value: 'new', label: { en: 'Not spam', de: 'Kein Spam' } },
  },
] as const satisfies readonly State[];

/** The stages of an application. */
export const APPLICATION_STATES = [
  {
    value: 'new',
    label: { en: 'Received', de: 'Eingegangen' },
    next: { value: 'in_review', label: { en: 'Review', de: 'Prüfen' } },
  },
  {
    value: 'in_review',
    label: { en: 'In review', de: 'In Prüfung' },
    next: { value: 'interview', label: { en: 'Interview', de: 'Gespräch' } },
  },
  {
    value: 'interview',
    label: { en: 'Interview', de: 'Gespräch' },
    next: { value: 'offer', label: { en: 'Offer', de: 'Angebot' } },
  },
  {
    value: 'offer',
    label: { en: 'Offer', de: 'Angebot' },
    next: { value: 'hired', label: { en: 'Hired', de: 'Eingestellt' } },
  },
  { value: 'hired', label: { en: 'Hired', de: 'Eingestellt' } },
  { value: 'rejected', label: { en: 'Rejected', de: 'Abgesagt' } },
  { value: 'withdrawn', label: { en: 'Withdrawn', de: 'Zurückgezogen' } },
  {
    value: 'spam',
    label: { en: 'Spam', de: 'Spam' },
    next: { value: 'new', label: { en: 'Not spam', de: 'Kein Spam' } },
  },
] as const satisfies readonly State[];
