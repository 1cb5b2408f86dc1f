import { redirectDocument } from 'react-router';

/**
 * Leaves a page to the server, which sends the whole of it: for what can't be had here, because a deploy has replaced it
 * for example.
 */
export function fromServer({ pathname, search }: Pick<URL, 'pathname' | 'search'>): never {
  throw redirectDocument(pathname + search);
}
