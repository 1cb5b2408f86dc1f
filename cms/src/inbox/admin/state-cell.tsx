export function StateCell() {
  return null;
}
