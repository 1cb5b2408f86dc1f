/** Says of an answer that the whole page has to come from the server. */
export const FROM_SERVER = 'X-From-Server';

/**
 * Leaves a page to the server, which sends the whole of it: for what can't be had here, because a deploy has replaced it
 * for example.
 */
export function fromServer({ pathname, search }: Pick<URL, 'pathname' | 'search'>): never {
  throw new Response(null, { status: 302, headers: { Location: pathname + search, [FROM_SERVER]: '1' } });
}
