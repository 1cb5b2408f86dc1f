const FOLDER = '/previews';
/** Stands for the home page, whose path is empty. */
const HOME = '/index';

/** Returns the address of a page's link preview: `/de/projects` → `/previews/de/projects.png`. */
export function buildPreviewAddress(page: string): string {
  return `${FOLDER}${page === '/' ? HOME : page}.png`;
}

/** The address at which editors request the preview of an unpublished title. */
export const DRAFT_PREVIEW_PATH = FOLDER;

/** Returns the page of a preview's address; null for any other address. */
export function parsePreviewAddress(path: string): string | null {
  const [, page] = /^\/previews(\/.+)\.png$/.exec(path) ?? [];
  if (page === undefined) return null;
  return page === HOME ? '/' : page;
}
