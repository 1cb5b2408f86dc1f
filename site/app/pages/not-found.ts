/** Ends in the error page, with its status (§2). */
export function notFound(): never {
  throw new Response(null, { status: 404 });
}
