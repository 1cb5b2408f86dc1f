import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_ROOT } from '#cms/base/folders.ts';

function read(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  } catch {
    // In tests, and before the first build.
    return '';
  }
}

/** The id of this build of the CMS: the rendering of documents' texts may differ between builds. */
export const BUILD_ID = read(join(CMS_ROOT, '.next/BUILD_ID'));
