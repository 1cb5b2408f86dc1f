import { data } from 'react-router';

/** Any other address, `/404` among them: the error page (§2), with the status of its name. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const clientLoader = loader;

export default function NotFound() {
  return null;
}
