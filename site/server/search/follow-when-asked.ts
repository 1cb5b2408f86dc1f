import type { Directory } from '../directory/directory.ts';
import { type FollowedIndex, followDirectory } from './followed-index.ts';

/**
 * Follows a lazy site index: it is read when the search is used, up to its current state. The first search finds
 * nothing yet.
 */
export function followWhenAsked(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  ...how: readonly [Parameters<typeof followDirectory>[1], Parameters<typeof followDirectory>[2]]
): FollowedIndex {
  let index: FollowedIndex | undefined;
  return {
    of(language) {
      index ??= followDirectory(directory, ...how);
      directory.entries(language);
      return index.of(language);
    },
    stop: () => index?.stop(),
  };
}
