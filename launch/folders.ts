import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** The path of Node in a package. */
export const PACKED_NODE = 'bin/node';

/** The project's folders, absolute. */
export const folders = {
  root,
  contract: path.join(root, 'contract'),
  runtime: path.join(root, 'runtime'),
  content: path.join(root, 'content'),
  site: path.join(root, 'site'),
  cms: path.join(root, 'cms'),
  e2e: path.join(root, 'e2e'),
} as const;
