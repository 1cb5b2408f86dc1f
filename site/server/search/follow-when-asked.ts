import type { Directory } from '../directory/directory.ts';
import { type FollowedIndex, followDirectory } from './followed-index.ts';

/**
 * Follows a directory that looks at what has changed only when it is asked: with the first look at the index, and with each
 * as far as it has come. Who looks first finds nothing yet.
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
