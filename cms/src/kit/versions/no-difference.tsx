/** Renders nothing for a field that no form shows, in comparisons of versions. */
export function NoDifference() {
  return null;
}
