import { getDocument, PDFWorker } from 'pdfjs-dist';

/** Nobody's resume is longer; what else came as one is not worth a browser's memory. */
const MAX_PAGES = 20;

/** How many points of the screen stand for one of the paper, so that small print can be read. */
const SCALE = 1.5;

/** A page of a PDF, drawn. */
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
    const of = Math.min(pdf.numPages, MAX_PAGES);
    for (let number = 1; number <= of; number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: SCALE });
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
