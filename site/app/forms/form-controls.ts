import { HONEYPOT_FIELD } from '@kontorwerk/contract/forms/honeypot';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Lists the controls that visitors fill in. Excludes the honeypot: restoring what a program once put there would mark
 * every later message as spam.
 */
export function listControls({ elements }: HTMLFormElement): readonly Control[] {
  return [...elements].filter(
    (element): element is Control =>
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type !== 'hidden' && element.name !== HONEYPOT_FIELD),
  );
}
