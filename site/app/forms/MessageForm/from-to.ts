import type { Language } from '@kontorwerk/contract/languages';
import { FREE_PARAMETER_MAX } from '@kontorwerk/contract/pages/pages';

/** The chosen pair as a sentence for the message. */
const SENTENCES: Readonly<Record<Language, (from: string, to: string) => string>> = {
  en: (from, to) => `We would like to get from “${from}” to “${to}”.`,
  de: (from, to) => `Wir möchten von „${from}“ zu „${to}“.`,
};

/** Returns the sentence for a chosen pair; empty unless both are chosen. */
export function formatSentence(from: string, to: string, language: Language): string {
  const chosen = [from, to].map((choice) => choice.trim());
  if (chosen.some((choice) => choice === '' || choice.length > FREE_PARAMETER_MAX)) return '';
  return SENTENCES[language](chosen[0] ?? '', chosen[1] ?? '');
}

/** Adds a sentence to a message: in place of the previous one, else as a new line at the end. */
export function withSentence(message: string, before: string, sentence: string): string {
  if (before !== '' && message.includes(before)) return message.replace(before, () => sentence);
  return message.trim() === '' ? sentence : `${message.trimEnd()}\n${sentence}`;
}
