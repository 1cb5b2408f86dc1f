import { LANGUAGES } from '../languages.ts';

const BY_NUMBER = new RegExp(
  `^/?(?:(?:${LANGUAGES.join('|')})(?![^/?])/?)?(?:index\\.php)?\\?(?:[^#]*&)?(?:p|page_id|attachment_id|cat|tag|author|m|s)=`,
);

/** Whether a path with its query, below the folder of a WordPress, is one by a number or a search: only WordPress knows which page that is. */
export function isByNumber(path: string): boolean {
  return BY_NUMBER.test(path);
}
