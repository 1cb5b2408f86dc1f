import { getDocument, PDFWorker } from 'pdfjs-dist';
import { computePageScale } from './page-scale.ts';

/** No resume is longer; anything longer isn't worth a browser's memory. */
export const MAX_PAGES = 20;

/** A rendered page of a PDF, with its number of pages. */
export type RenderedPage = { readonly number: number; readonly of: number; readonly canvas: HTMLCanvasElement };

/**
 * Renders the pages of a PDF one by one, in a worker and as pictures: its scripts, forms, links and attachments can't
 * act.
 */
export async function* renderPages(data: Uint8Array): AsyncGenerator<RenderedPage> {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const loading = getDocument({ data, worker, enableXfa: false, useWasm: false });
  try {
    const pdf = await loading.promise;
    const of = pdf.numPages;
    for (let number = 1; number <= Math.min(of, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: computePageScale(page.getViewport({ scale: 1 })) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      yield { number, of, canvas };
    }
  } finally {
    await loading.destroy();
    worker.destroy();
    port.terminate();
  }
}
