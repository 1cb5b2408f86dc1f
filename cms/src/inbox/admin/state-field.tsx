export function StateField() {
  return null;
}
