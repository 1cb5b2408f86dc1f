const FOLDER = '/previews';
/** Stands for the home page, whose address has no name. */
const HOME = '/index';

/** The address of the picture that links to a page are shown with: `/de/projects` → `/previews/de/projects.png`. */
export function previewAddress(page: string): string {
  return `${FOLDER}${page === '/' ? HOME : page}.png`;
}

/** Where editors ask for the picture that a title not yet published would be drawn in. */
export const DRAFT_PREVIEW_PATH = FOLDER;

/** The page that a picture's address belongs to; null for any other address. */
export function pageOfPreview(path: string): string | null {
  const [, page] = /^\/previews(\/.+)\.png$/.exec(path) ?? [];
  if (page === undefined) return null;
  return page === HOME ? '/' : page;
}
