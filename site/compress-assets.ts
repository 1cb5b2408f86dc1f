import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compress, isCompressible, mediaType } from './server/http/content-negotiation.ts';

async function compressFile(file: string): Promise<void> {
  if (!isCompressible(mediaType(file))) return;
  const body = await readFile(file);
  const { br, gzip } = await compress(body, 'smallest');
  // Small files can become larger.
  if (gzip.length >= body.length) return;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
}

/**
 * Writes a brotli and a gzip file beside each script, style sheet and SVG of the build, with maximum compression, for
 * the server to send.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const served = Object.keys(bundle).filter((name) => !name.startsWith('.'));
      await Promise.all(served.map((name) => compressFile(path.join(dir, name))));
    },
  };
}
