import { data } from 'react-router';

/** Ends in the error page, with its status (§2). */
export function notFound(): never {
  throw data(null, { status: 404 });
}
