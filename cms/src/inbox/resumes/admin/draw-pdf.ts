import { getDocument, PDFWorker } from 'pdfjs-dist';
import { pageScale } from './page-scale.ts';

/** Nobody's resume is longer; what else came as one is not worth a browser's memory. */
export const MAX_PAGES = 20;

/** A page of a PDF, drawn, and how many the PDF has. */
export type DrawnPage = { readonly number: number; readonly of: number; readonly canvas: HTMLCanvasElement };

/**
 * Draws the pages of a PDF one after the other. It is read in a worker and becomes pictures: its scripts, forms, links
 * and attachments are nowhere that they could do anything.
 */
export async function* drawnPages(data: Uint8Array): AsyncGenerator<DrawnPage> {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const loading = getDocument({ data, worker, enableXfa: false, useWasm: false });
  try {
    const pdf = await loading.promise;
    const of = pdf.numPages;
    for (let number = 1; number <= Math.min(of, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: pageScale(page.getViewport({ scale: 1 })) });
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
