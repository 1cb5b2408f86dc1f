import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type {
  Navigation,
  NavigationColumn,
  NavigationGroup,
  NavigationLink,
} from '@kontorwerk/contract/navigation/navigation';
import { buildStandardNavigation } from '@kontorwerk/contract/navigation/standard-navigation';
import type { NavigationGlobal } from '#cms/base/payload-types.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import type { ByLanguage, Stored } from '#cms/kit/stored-values.ts';
import { type Pair, partOf, textOf } from './pairs.ts';
import { type SharedItem, sharedOrder } from './shared-order.ts';
import type { Tools } from './tools.ts';

type Said = Readonly<Record<Language, Partial<Navigation>>>;
type Group = NonNullable<Stored<NavigationGlobal>['menu']>[number];

/** Returns a text in both languages, or in the only one in which its item is shown. */
function said<F extends string>(
  { pair, shown_in }: SharedItem<Readonly<Record<F, string>>>,
  field: F,
): ByLanguage<string> {
  const { en, de } = textOf(pair, field);
  if (shown_in === 'both') return { en, de };
  return shown_in === 'en' ? { en } : { de };
}

function leads({ pair }: SharedItem<unknown>, { en, de }: LocalText, at: string, { links }: Tools): string {
  return pair.en === pair.de ? links.moved(en) : links.of({ en, de }, at);
}

function linkRows({ en, de }: Pair<readonly NavigationLink[]>, at: string, tools: Tools) {
  return sharedOrder(en, de, ({ to }, language) => tools.links.targetOf(to, language)).map((link) => ({
    label: said(link, 'label'),
    to: leads(link, textOf(link.pair, 'to'), at, tools),
    description: said(link, 'description'),
    shown_in: link.shown_in,
  }));
}

/** Columns are the same in both languages, except for their links. */
function columnRows({ en, de }: Pair<readonly NavigationColumn[]>, at: string, tools: Tools) {
  if (en.length !== de.length) tools.findings.problem(at, 'one language has more columns than the other');
  return en.map((column, index) => {
    const pair = { en: column, de: de[index] ?? column };
    return {
      title: textOf(pair, 'title'),
      links: linkRows(
        partOf(pair, ({ links }) => links),
        at,
        tools,
      ),
    };
  });
}

function teaser({ pair }: SharedItem<NavigationGroup>, at: string, tools: Tools) {
  const teasers = partOf(pair, (group) => group.teaser);
  const { kind } = teasers.en;
  const named = kind === 'project' && teasers.en.to !== '' && parseReference(tools.links.targetOf(teasers.en.to, 'en'));
  return {
    teaser: kind,
    teaser_project: named && named.collection === 'projects' ? named.id : null,
    ...(kind === 'own' && {
      teaser_title: textOf(teasers, 'title'),
      teaser_text: textOf(teasers, 'text'),
      teaser_action: textOf(teasers, 'action'),
      teaser_link: tools.links.of(textOf(teasers, 'to'), at),
      teaser_image: tools.pictures.of(teasers, at),
    }),
  };
}

function groupRow(item: SharedItem<NavigationGroup>, tools: Tools): Group {
  const { pair, shown_in } = item;
  const at = `menu, “${pair.en.label}”`;
  return {
    label: said(item, 'label'),
    to: leads(item, textOf(pair, 'to'), at, tools),
    intro: said(item, 'intro'),
    call_label: said(item, 'call_label'),
    call_link: leads(item, textOf(pair, 'call_link'), at, tools),
    columns: columnRows(
      partOf(pair, ({ columns }) => columns),
      at,
      tools,
    ),
    as_button: pair.en.as_button,
    shown_in,
    ...teaser(item, at, tools),
  };
}

/** Returns menu, footer and contact bar; missing parts are the standard ones. */
export function navigationDocument(settings: Said, tools: Tools): Stored<NavigationGlobal> {
  const all = {
    en: { ...buildStandardNavigation('en'), ...settings.en },
    de: { ...buildStandardNavigation('de'), ...settings.de },
  };
  const menu = sharedOrder(all.en.menu, all.de.menu, ({ to }, language) => tools.links.targetOf(to, language));
  return {
    id: 1,
    _status: 'published',
    menu: menu.map((group) => groupRow(group, tools)),
    footer: columnRows(
      partOf(all, ({ footer }) => footer),
      'footer',
      tools,
    ),
    legal: linkRows(
      partOf(all, ({ legal }) => legal),
      'legal links',
      tools,
    ),
    contact_bar: all.en.contact_bar,
  };
}
