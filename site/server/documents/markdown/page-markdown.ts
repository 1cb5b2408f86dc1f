import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import type { Language } from '@kontorwerk/contract/languages';
import type { Office } from '@kontorwerk/contract/settings/settings';
import { chooseCardTitle, chooseEntryTitle } from '../../../app/pages/page-title.ts';
import { oneLine } from '../../directory/plain-text.ts';
import type { RenderedPage } from '../../pages/page-renderer.ts';
import { detailBlocks } from './detail-blocks.ts';
import { type Block, heading, writeMarkdown } from './markdown-tree.ts';
import { type MarkdownOf, sectionBlocks } from './section-blocks.ts';

/** The data that a page is rendered from, once loaded. */
export type LoadedPage = Extract<NonNullable<RenderedPage['data']>, { readonly status: 'loaded' }>;

type Described = { readonly title: string; readonly description: string; readonly blocks: readonly Block[] };

async function describe(page: LoadedPage, of: MarkdownOf): Promise<Described> {
  const nextStep = createTimeSlices();
  if ('card' in page) {
    const { card } = page;
    const description = card.seo?.description || card.description;
    return {
      title: chooseCardTitle(card),
      description,
      blocks: [...heading(1, card.title), ...detailBlocks(card, of)],
    };
  }
  const { entry, closing, paging } = page;
  const title = [chooseEntryTitle(entry), paging?.title].filter(Boolean).join(' – ');
  const blocks: Block[] = heading(1, title);
  for (const [at, section] of [...entry.meta, ...(closing === null ? [] : [closing])].entries()) {
    await nextStep();
    blocks.push(...sectionBlocks(section, at === 0 && section.main_title === title, of));
  }
  return { title, description: entry.seo.description, blocks };
}

/** Writes a page as Markdown, with YAML front matter. */
export async function writePageMarkdown(
  page: LoadedPage,
  {
    canonical,
    language,
    offices,
  }: {
    /** The page's canonical address, absolute. */
    readonly canonical: string;
    readonly language: Language;
    readonly offices: readonly Office[];
  },
): Promise<string> {
  const absolute = (address: string) => (URL.canParse(address, canonical) ? new URL(address, canonical).href : address);
  const { title, description, blocks } = await describe(page, { language, absolute, offices });
  // JSON strings are valid YAML.
  const matter = Object.entries({ title, description, canonical, language }).flatMap(([name, value]) =>
    value === '' ? [] : `${name}: ${JSON.stringify(oneLine(value))}\n`,
  );
  return `---\n${matter.join('')}---\n\n${writeMarkdown(blocks)}`;
}
