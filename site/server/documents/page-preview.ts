import { languageOf } from '@kontorwerk/contract/address/address';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import type { ContentStore } from '../content-store/content-store.ts';

/** Draws the preview image of a page with a title. @param page its address */
export async function drawPage(page: string, title: string, store: Pick<ContentStore, 'settings'>): Promise<Buffer> {
  const { brand_name: brand, offices } = store.settings(languageOf(page));
  // The drawing library is large: it is loaded on the first preview.
  const { drawPreview } = await import('./preview-drawing.ts');
  const { ground = 'paper' } = pageAt(page).page;
  const footline = offices.map(({ city }) => city).join('  ·  ');
  return drawPreview({ title, brand, footline, ground });
}
