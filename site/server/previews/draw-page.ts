import { languageOf } from '@kontorwerk/contract/address';
import { pageAt } from '@kontorwerk/contract/page-table';
import type { ContentStore } from '../content-store/content-store.ts';

/** Draws the picture of a page under a title. @param page its address */
export async function drawPage(page: string, title: string, store: Pick<ContentStore, 'settings'>): Promise<Buffer> {
  const { brand_name: brand, offices } = store.settings(languageOf(page));
  // Drawing needs a library of some weight: only a server that is asked for pictures loads it.
  const { drawPreview } = await import('./draw-preview.ts');
  const { ground = 'paper' } = pageAt(page).page;
  const footline = offices.map(({ city }) => city).join('  ·  ');
  return drawPreview({ title, brand, footline, ground });
}
