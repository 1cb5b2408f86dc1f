import { CARD_FIELDS, type FieldType, SECTION_FIELDS } from '@kontorwerk/contract/content/fields';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { isLocalText } from '@kontorwerk/contract/languages';
import { noonOf } from '#cms/base/time-zones.ts';
import type { ContentSection, Page } from '../../../../content/content-types.ts';
import type { SeedTools } from './collections.ts';
import type { Ids } from './insert.ts';
import { isImageName } from './media.ts';
import { addOrder } from './stored-values.ts';

type Fields = Readonly<Record<string, unknown>>;

type PageTools = SeedTools & {
  /** The documents that a section may select, by collection. */
  readonly picks: Readonly<Record<string, Ids>>;
};

function convertValue(value: unknown, type: FieldType, { media, richText }: PageTools): unknown {
  if (type === 'image' && isImageName(value)) return media(value);
  if (type === 'date' && typeof value === 'string') return noonOf(value);
  if (isLocalText(value)) return type === 'rich_text' ? richText(value) : value;
  return value;
}

/** Converts the given fields of a section or card to their stored form. */
function convertFields(written: Fields, types: Readonly<Record<string, FieldType>>, tools: PageTools): Fields {
  const filled = Object.entries(types).filter(([name]) => written[name] !== undefined);
  return Object.fromEntries(filled.map(([name, type]) => [name, convertValue(written[name], type, tools)]));
}

function pickDocuments({ component_name, pick }: ContentSection, { picks }: PageTools): Fields {
  const { collection }: SectionKindRules = SECTION_KINDS[component_name];
  if (!collection || !pick) return {};
  const ids = pick.map((name) => {
    const id = picks[collection]?.get(name);
    if (id === undefined) throw new Error(`${component_name} picks "${name}", which is not among the ${collection}.`);
    return id;
  });
  return { pick: ids };
}

function makeBlock(section: ContentSection, tools: PageTools): Fields {
  const { component_name, id, layout, tone, limit, post_type, cards } = section;
  const [defaultLayout] = SECTION_LAYOUTS[component_name];
  const { cards: cardFields }: SectionKindRules = SECTION_KINDS[component_name];
  return {
    id,
    blockType: component_name,
    ...convertFields(section, SECTION_FIELDS, tools),
    ...pickDocuments(section, tools),
    layout: layout ?? defaultLayout,
    tone: tone ?? null,
    ...(limit !== undefined && { limit }),
    ...(post_type !== undefined && { post_type }),
    ...(cardFields.length > 0 && {
      card_components: (cards ?? []).map((card) => convertFields(card, CARD_FIELDS, tools)),
    }),
  };
}

/** Puts the home page first, where editors look for it. */
function putHomeFirst(pages: readonly Page[]): readonly Page[] {
  const isHome = ({ page_key }: Page) => page_key === 'homepage';
  return [...pages.filter(isHome), ...pages.filter((page) => !isHome(page))];
}

/** Creates the pages: the home page first, the others in the order of their folders. */
export async function seedPages(pages: readonly Page[], tools: PageTools): Promise<void> {
  for (const { item: page, _order } of addOrder(putHomeFirst(pages))) {
    const data = {
      _order,
      page_key: page.page_key,
      slug: page.slug,
      title: page.title,
      sections: page.sections.map((section) => makeBlock(section, tools)),
      seo: page.seo,
    };
    await tools.insert('pages', data);
  }
}
