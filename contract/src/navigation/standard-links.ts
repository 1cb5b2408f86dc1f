import type { LocalText } from '../languages.ts';
import type { LinkDefinition } from './navigation.ts';
import { type LinkedPath, PAGE_LABELS } from './page-labels.ts';

/** A link to a page with its standard label. */
export function buildLink(to: LinkedPath): LinkDefinition {
  return { label: PAGE_LABELS[to], to, shown_in: 'both' };
}

/** Links to pages with their standard labels. */
export function buildLinks(...paths: readonly LinkedPath[]): readonly LinkDefinition[] {
  return paths.map(buildLink);
}

/** A link to a page with its standard label and a description. */
export function describeLink(
  to: LinkedPath,
  en: string,
  de: string,
): LinkDefinition & { readonly description: LocalText } {
  return { ...buildLink(to), description: { en, de } };
}
