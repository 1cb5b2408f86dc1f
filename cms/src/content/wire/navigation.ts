import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import type {
  GroupTeaser,
  Navigation,
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
  ShownIn,
} from '@kontorwerk/contract/navigation/navigation';
import { filterByLanguage } from '@kontorwerk/contract/navigation/standard-navigation';
import type { NavigationGlobal } from '#cms/base/payload-types.ts';
import { idOf, readText, type Stored, type StoredText, textIn, textInAny } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';

type Group = NonNullable<Stored<NavigationGlobal>['menu']>[number];
type Column = {
  readonly title: StoredText;
  readonly links?: readonly Link[] | null;
};
type Link = {
  readonly label: StoredText;
  readonly to?: StoredText;
  readonly description?: StoredText;
  readonly shown_in?: ShownIn | null;
};

/** Maps the links of a language; those without a label or a target are left out. */
function linksOf(
  written: readonly Link[] | null | undefined,
  { language, links }: WireContext,
): readonly NavigationLink[] {
  return filterByLanguage(language, written ?? [])
    .map(({ label, to, description }) => ({
      label: textIn(language, label),
      to: links.get(readText(to)),
      description: textIn(language, description),
    }))
    .filter(({ label, to }) => label !== '' && to !== '');
}

function columnsOf(columns: readonly Column[] | null | undefined, context: WireContext): readonly NavigationColumn[] {
  return (columns ?? [])
    .map(({ title, links }) => ({ title: textIn(context.language, title), links: linksOf(links, context) }))
    .filter(({ links }) => links.length > 0);
}

/** Returns the project that an editor chose, if it is published. */
function chosenProject({ teaser_project }: Group, context: WireContext): Omit<GroupTeaser, 'kind'> | null {
  const id = idOf(teaser_project);
  const project = id === null ? undefined : context.content.projects.find((published) => published.id === id);
  if (!project) return null;
  const title = textInAny(context.language, project.title);
  return {
    title,
    text: textInAny(context.language, project.description),
    to: findDocumentPath('projects', title) ?? '',
    action: '',
    ...imageOf(project.image, context),
  };
}

function ownTeaser(group: Group, context: WireContext): Omit<GroupTeaser, 'kind'> {
  return {
    title: textIn(context.language, group.teaser_title),
    text: textIn(context.language, group.teaser_text),
    to: context.links.get(readText(group.teaser_link)),
    action: textIn(context.language, group.teaser_action),
    ...imageOf(group.teaser_image, context),
  };
}

const NOTHING_SAID = { title: '', text: '', to: '', action: '', image: '', image_set: null } as const;

function teaserOf(group: Group, context: WireContext): GroupTeaser {
  const kind = group.teaser;
  if (kind === 'own') return { kind, ...ownTeaser(group, context) };
  return { kind, ...((kind === 'project' && chosenProject(group, context)) || NOTHING_SAID) };
}

function groupOf(group: Group, context: WireContext): NavigationGroup {
  const { language, links } = context;
  return {
    label: textIn(language, group.label),
    to: links.get(readText(group.to)),
    intro: textIn(language, group.intro),
    call_label: textIn(language, group.call_label),
    call_link: links.get(readText(group.call_link)),
    as_button: group.as_button ?? false,
    columns: columnsOf(group.columns, context),
    teaser: teaserOf(group, context),
  };
}

/** Maps menu, footer and contact bar in a language; undefined until the navigation is published. */
export function navigationOf(context: WireContext): Navigation | undefined {
  const { navigation } = context.content;
  if (navigation._status !== 'published') return undefined;
  const { socials, email, phone } = navigation.contact_bar ?? {};
  return {
    menu: filterByLanguage(context.language, navigation.menu ?? []).map((group) => groupOf(group, context)),
    footer: columnsOf(navigation.footer, context),
    legal: linksOf(navigation.legal, context),
    contact_bar: { socials: socials ?? true, email: email ?? true, phone: phone ?? true },
  };
}
