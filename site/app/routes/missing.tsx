/** Any other address, `/404` among them: the error page (§2), with the status of its name. */
export { notFound as loader } from '#app/pages/not-found.ts';

export default function Missing() {
  return null;
}
