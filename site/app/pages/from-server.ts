/** Marks a redirect that must load the whole page from the server. */
export const FROM_SERVER = 'X-From-Server';

/** Loads the page from the server: for whatever the browser can't load, for example because a deploy replaced it. */
export function fromServer({ pathname, search }: Pick<URL, 'pathname' | 'search'>): never {
  throw new Response(null, { status: 302, headers: { Location: pathname + search, [FROM_SERVER]: '1' } });
}
