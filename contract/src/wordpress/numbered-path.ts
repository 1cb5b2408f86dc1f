import { LANGUAGES } from '../languages.ts';

const NUMBERED_PATH = new RegExp(
  `^/?(?:(?:${LANGUAGES.join('|')})(?![^/?])/?)?(?:index\\.php)?\\?(?:[^#]*&)?(?:p|page_id|attachment_id|cat|tag|author|m|s)=`,
);

/**
 * Whether a path with its query, below a WordPress's base path, refers to a page by number or search: only WordPress
 * can resolve it.
 */
export function isNumberedPath(path: string): boolean {
  return NUMBERED_PATH.test(path);
}
