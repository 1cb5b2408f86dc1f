/** Where versions are compared: what is kept of translations is nothing to be read there. */
export function NoDifference() {
  return null;
}
