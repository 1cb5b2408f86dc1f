/** Throws a 410, for a page that existed once. */
export function gone(): never {
  throw new Response(null, { status: 410 });
}

/** Throws a 404 (§2). */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}
