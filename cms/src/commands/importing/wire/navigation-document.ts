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
import { type Pair, pairPart, pairText } from './pairs.ts';
import { mergeOrders, type SharedItem } from './shared-order.ts';
import type { WireTools } from './wire-tools.ts';

type NavigationTexts = Readonly<Record<Language, Partial<Navigation>>>;
type Group = NonNullable<Stored<NavigationGlobal>['menu']>[number];

/** Returns a text in both languages, or in the only one in which its item is shown. */
function readText<F extends string>(
  { pair, shown_in }: SharedItem<Readonly<Record<F, string>>>,
  field: F,
): ByLanguage<string> {
  const { en, de } = pairText(pair, field);
  if (shown_in === 'both') return { en, de };
  return shown_in === 'en' ? { en } : { de };
}

function resolveTarget({ pair }: SharedItem<unknown>, { en, de }: LocalText, at: string, { links }: WireTools): string {
  return pair.en === pair.de ? links.moved(en) : links.of({ en, de }, at);
}

function makeLinkRows({ en, de }: Pair<readonly NavigationLink[]>, at: string, tools: WireTools) {
  return mergeOrders(en, de, ({ to }, language) => tools.links.targetOf(to, language)).map((link) => ({
    label: readText(link, 'label'),
    to: resolveTarget(link, pairText(link.pair, 'to'), at, tools),
    description: readText(link, 'description'),
    shown_in: link.shown_in,
  }));
}

/** Columns are the same in both languages, except for their links. */
function makeColumnRows({ en, de }: Pair<readonly NavigationColumn[]>, at: string, tools: WireTools) {
  if (en.length !== de.length) tools.findings.problem(at, 'one language has more columns than the other');
  return en.map((column, index) => {
    const pair = { en: column, de: de[index] ?? column };
    return {
      title: pairText(pair, 'title'),
      links: makeLinkRows(
        pairPart(pair, ({ links }) => links),
        at,
        tools,
      ),
    };
  });
}

function makeTeaser({ pair }: SharedItem<NavigationGroup>, at: string, tools: WireTools) {
  const teasers = pairPart(pair, (group) => group.teaser);
  const { kind } = teasers.en;
  const named = kind === 'project' && teasers.en.to !== '' && parseReference(tools.links.targetOf(teasers.en.to, 'en'));
  return {
    teaser: kind,
    teaser_project: named && named.collection === 'projects' ? named.id : null,
    ...(kind === 'own' && {
      teaser_title: pairText(teasers, 'title'),
      teaser_text: pairText(teasers, 'text'),
      teaser_action: pairText(teasers, 'action'),
      teaser_link: tools.links.of(pairText(teasers, 'to'), at),
      teaser_image: tools.pictures.of(teasers, at),
    }),
  };
}

function makeGroupRow(item: SharedItem<NavigationGroup>, tools: WireTools): Group {
  const { pair, shown_in } = item;
  const at = `menu, “${pair.en.label}”`;
  return {
    label: readText(item, 'label'),
    to: resolveTarget(item, pairText(pair, 'to'), at, tools),
    intro: readText(item, 'intro'),
    call_label: readText(item, 'call_label'),
    call_link: resolveTarget(item, pairText(pair, 'call_link'), at, tools),
    columns: makeColumnRows(
      pairPart(pair, ({ columns }) => columns),
      at,
      tools,
    ),
    as_button: pair.en.as_button,
    shown_in,
    ...makeTeaser(item, at, tools),
  };
}

/** Returns menu, footer and contact bar; missing parts are the standard ones. */
export function makeNavigationDocument(settings: NavigationTexts, tools: WireTools): Stored<NavigationGlobal> {
  const all = {
    en: { ...buildStandardNavigation('en'), ...settings.en },
    de: { ...buildStandardNavigation('de'), ...settings.de },
  };
  const menu = mergeOrders(all.en.menu, all.de.menu, ({ to }, language) => tools.links.targetOf(to, language));
  return {
    id: 1,
    _status: 'published',
    menu: menu.map((group) => makeGroupRow(group, tools)),
    footer: makeColumnRows(
      pairPart(all, ({ footer }) => footer),
      'footer',
      tools,
    ),
    legal: makeLinkRows(
      pairPart(all, ({ legal }) => legal),
      'legal links',
      tools,
    ),
    contact_bar: all.en.contact_bar,
  };
}
