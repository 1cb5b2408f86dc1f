/** Marks a redirect that must load the whole page from the server. */
export const FROM_SERVER = 'X-From-Server';

/** Loads the page from the server: for whatever the browser can't load, for example because a deploy replaced it. */
export function loadFromServer({ pathname, search }: Pick<URL, 'pathname' | 'search'>): never {
  throw new Response(null, { status: 302, headers: { Location: pathname + search, [FROM_SERVER]: '1' } });
}

/** Redirects to another address of the site, on the server and in the browser. */
export function throwRedirect(address: string, status: 301 | 302 = 302): never {
  throw new Response(null, { status, headers: { Location: address } });
}

/** Throws a 410, for a page that existed once. */
export function throwGone(): never {
  throw new Response(null, { status: 410 });
}

/** Throws a 404 (§2). */
export function throwNotFound(): never {
  throw new Response(null, { status: 404 });
}
