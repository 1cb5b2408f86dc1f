/** The path of the site's built app in the folder of its build: written by the build, loaded at the start, and packed. */
export const BUILT_APP = 'server/entry.server.js';

/** The list of the built files for browsers, in the same folder; Vite names it. */
export const BUILT_MANIFEST = 'client/.vite/manifest.json';
