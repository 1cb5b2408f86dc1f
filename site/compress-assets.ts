import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compress, isCompressible, mediaType } from './server/http/content-negotiation.ts';

/** React Router's route manifest, relative to the server build, which writes it. */
const MANIFESTS = '../client/assets/manifest-*.js';

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
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle);
      if (this.environment.name === 'client')
        await Promise.all(files.map((name) => compressFile(path.join(dir, name))));
      else for await (const name of glob(MANIFESTS, { cwd: dir })) await compressFile(path.join(dir, name));
    },
  };
}
