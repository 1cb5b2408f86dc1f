/** Ends in the page that says that something was here once, and is no longer. */
export function gone(): never {
  throw new Response(null, { status: 410 });
}

/** Ends in the error page, with its status (§2). */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}
