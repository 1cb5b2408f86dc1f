import type { Language, LocalText } from '../languages.ts';
import {
  type ColumnDefinition,
  type GroupDefinition,
  type LinkDefinition,
  type Navigation,
  type NavigationColumn,
  type NavigationGroup,
  type NavigationLink,
  type ShownIn,
  teaserOfKind,
} from './navigation.ts';
import { STANDARD_FOOTER, STANDARD_LEGAL } from './standard-footer.ts';
import { STANDARD_MENU } from './standard-menu.ts';

/** Filters items by the languages in which they are shown. */
export function filterByLanguage<T extends { readonly shown_in?: ShownIn | null }>(
  language: Language,
  items: readonly T[],
): readonly T[] {
  return items.filter(({ shown_in }) => !shown_in || shown_in === 'both' || shown_in === language);
}

function pickText(text: LocalText | undefined, language: Language): string {
  return text?.[language] ?? '';
}

function linksIn(links: readonly LinkDefinition[], language: Language): readonly NavigationLink[] {
  return filterByLanguage(language, links).map(({ label, to, description }) => ({
    label: label[language],
    to,
    description: pickText(description, language),
  }));
}

function columnsIn(columns: readonly ColumnDefinition[], language: Language): readonly NavigationColumn[] {
  return columns.map(({ title, links }) => ({ title: title[language], links: linksIn(links, language) }));
}

function groupIn(group: GroupDefinition, language: Language): NavigationGroup {
  return {
    label: group.label[language],
    to: group.to,
    intro: pickText(group.intro, language),
    call_label: pickText(group.call_label, language),
    call_link: group.call_link ?? '',
    as_button: group.as_button,
    columns: columnsIn(group.columns, language),
    teaser: teaserOfKind(group.teaser),
  };
}

/** The default navigation, also of the sample content (§2). */
export function buildStandardNavigation(language: Language): Navigation {
  return {
    menu: STANDARD_MENU.map((group) => groupIn(group, language)),
    footer: columnsIn(STANDARD_FOOTER, language),
    legal: linksIn(STANDARD_LEGAL, language),
    contact_bar: { socials: true, email: true, phone: true },
  };
}
