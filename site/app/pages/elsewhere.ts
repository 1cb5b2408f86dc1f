/** Redirects to another address of the site, on the server and in the browser. */
export function elsewhere(address: string): never {
  throw new Response(null, { status: 302, headers: { Location: address } });
}
