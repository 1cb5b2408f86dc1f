import type { ImageSource } from '@kontorwerk/contract/content/entry';
import { escapeHtml } from '@kontorwerk/contract/escape-html';
import type { PictureNode } from '#cms/kit/fields/picture-node.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';

/** The maximum width of a text, as HTML's `sizes`: the measure of the site's texts. */
const SIZES = '(min-width: 42rem) 40rem, 100vw';

/** Renders a text's picture, still as a reference to its document. */
export function pictureHtml({ picture, caption }: PictureNode): string {
  const below = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure data-picture="${picture}">${below}</figure>`;
}

/** Renders the `source` elements by type; the `img` is for browsers that support none of them. */
function sourcesHtml(sources: readonly ImageSource[]): string {
  return [...Map.groupBy(sources, ({ type }) => type)]
    .filter(([, files]) => files.length > 1)
    .map(([type, files]) => {
      const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ');
      return `<source${attributes({ type, srcset, sizes: SIZES })} />`;
    })
    .join('');
}

function attributes(named: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(named).filter(([, value]) => value !== undefined);
  return said.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('');
}

/** Fills in the pictures of a rich text's HTML in the language; deleted ones are removed. */
export function resolvePictures(html: string, context: Pick<WireContext, 'media' | 'language'>): string {
  return html.replace(
    /<figure data-picture="(\d{1,15})">(.*?)<\/figure>/gs,
    (_figure, digits: string, below: string) => {
      const { image, image_set } = imageOf(Number(digits), context);
      if (image === '') return '';
      const { alt = '', width = 0, height = 0, sources = [] } = image_set ?? {};
      const sized = width > 0 && height > 0 ? { width, height } : {};
      const img = `<img${attributes({ src: image, alt, ...sized, loading: 'lazy' })} />`;
      const files = sourcesHtml(sources);
      return `<figure>${files === '' ? img : `<picture>${files}${img}</picture>`}${below}</figure>`;
    },
  );
}
