import type { ImageSource } from '@kontorwerk/contract/content/entry';
import type { PictureNode } from '../fields/picture-node.ts';
import type { WireContext } from './context.ts';
import { escapeHtml } from './escape-html.ts';
import { imageOf } from './image.ts';

/** How wide a text is at most, as `sizes` of HTML: the measure of the site's texts. */
const SIZES = '(min-width: 42rem) 40rem, 100vw';

/** A picture of a text that still names its document. */
export function pictureHtml({ picture, caption }: PictureNode): string {
  const below = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure data-picture="${picture}">${below}</figure>`;
}

/** The files of one kind that browsers choose from: an `img` alone can't say of which kind each is. */
function srcset(sources: readonly ImageSource[]): string {
  const avif = sources.filter(({ type }) => type === 'image/avif');
  return avif.length > 1 ? avif.map(({ url, width }) => `${url} ${width}w`).join(', ') : '';
}

function attributes(named: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(named).filter(([, value]) => value !== undefined);
  return said.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('');
}

/** The HTML of a rich text with its pictures as the language shows them; one that is gone leaves nothing behind. */
export function withPictures(html: string, context: Pick<WireContext, 'media' | 'language'>): string {
  return html.replace(
    /<figure data-picture="(\d{1,15})">(.*?)<\/figure>/gs,
    (_figure, digits: string, below: string) => {
      const { image, image_set } = imageOf(Number(digits), context);
      if (image === '') return '';
      const { alt = '', width = 0, height = 0, sources = [] } = image_set ?? {};
      const sized = width > 0 && height > 0 ? { width, height } : {};
      const chosen = srcset(sources);
      const files = chosen === '' ? {} : { srcset: chosen, sizes: SIZES };
      return `<figure><img${attributes({ src: image, alt, ...sized, ...files, loading: 'lazy' })} />${below}</figure>`;
    },
  );
}
