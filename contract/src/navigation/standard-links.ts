import type { LocalText } from '../languages.ts';
import type { LinkDefinition } from './navigation.ts';
import { type LinkedPath, PAGE_LABELS } from './page-labels.ts';

/** A link to a page with its standard label. */
export function linkTo(to: LinkedPath): LinkDefinition {
  return { label: PAGE_LABELS[to], to, shown_in: 'both' };
}

/** Links to pages with their standard labels. */
export function linksTo(...paths: readonly LinkedPath[]): readonly LinkDefinition[] {
  return paths.map(linkTo);
}

/** A link to a page with its standard label and a description. */
export function described(
  to: LinkedPath,
  en: string,
  de: string,
): LinkDefinition & { readonly description: LocalText } {
  return { ...linkTo(to), description: { en, de } };
}
