/** Where versions are compared: what no form shows is nothing to be read there. */
export function NoDifference() {
  return null;
}
