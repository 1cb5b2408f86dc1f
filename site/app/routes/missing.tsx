import { data } from 'react-router';

function missing(): never {
  throw data(null, { status: 404 });
}

/** Any other address, `/404` among them: the error page (§2), with the status of its name. */
export const loader = () => missing();
export const clientLoader = () => missing();

export default function Missing() {
  return null;
}
