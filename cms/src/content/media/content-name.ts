import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Returns `shop-front-1a2b3c4d.png` for `Shop front.PNG`; the digits are a hash of the bytes and replace any earlier
 * hash in the name.
 */
export function contentName(name: string, data: Uint8Array): string {
  const { name: stem, ext } = parse(name);
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/-[0-9a-f]{8}$/, '');
  return `${plain || 'picture'}-${digest}${ext.toLowerCase().replace(/[^a-z0-9.]/g, '')}`;
}

/** Names an uploaded file by its content: the bytes behind a name never change, so browsers may cache it for long. */
export const nameByContent: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req;
  if (file && (operation === 'create' || operation === 'update')) file.name = contentName(file.name, file.data);
};
