/** Returns a key that is the same for every spelling of an e-mail address that sign-in accepts. */
export function accountName(email: string): string {
  return email.toLowerCase().trim();
}
