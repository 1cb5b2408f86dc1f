import type { ImageSet, ImageSource } from './entry.ts';
import type { RecordFields } from './record-fields.ts';

/** Drops a file without its address, type or width, since `srcset` needs them. */
function readImageSource(fields: RecordFields): ImageSource | null {
  const source = { url: fields.text('url'), type: fields.text('type'), width: fields.number('width', 0) };
  return source.url !== '' && source.type !== '' && source.width > 0 ? source : null;
}

/** Reads an image with its sizes. */
export function readImageSet(fields: RecordFields): ImageSet {
  return {
    width: fields.number('width', 0),
    height: fields.number('height', 0),
    alt: fields.text('alt'),
    focal_x: fields.number('focal_x', 50),
    focal_y: fields.number('focal_y', 50),
    sources: fields.list('sources', readImageSource),
    tall: fields.list('tall', readImageSource),
    wide: fields.list('wide', readImageSource),
    moving: fields.text('moving'),
  };
}
