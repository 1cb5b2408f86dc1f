import type { IconName } from '../Icon/Icon.tsx';

/** The arrow that tells where a link leads: down the page, out of the site, or on. */
export function linkIcon(to: string): IconName {
  if (to.startsWith('#')) return 'arrow-down';
  return /^(?:https?:)?\/\//.test(to) ? 'arrow-out' : 'arrow';
}
