export function InboxBar() {
  return null;
}
