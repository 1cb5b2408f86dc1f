/** Settings that are secrets themselves. */
const SECRET_NAME = /(?:SECRET|SECRET_BEFORE|TOKEN|PASSWORD|KEY|HEADERS?)$/;

/** Shorter texts would match everywhere. */
const SHORTEST = 4;

/** Whether a setting is a secret as a whole. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

function decoded(text: string): readonly string[] {
  try {
    return [text, decodeURIComponent(text)];
  } catch {
    return [text];
  }
}

/** Returns the passwords in a possible address; an unencoded one may contain any character. */
function passwordsIn(value: string): readonly string[] {
  const [, userInfo] = /:\/\/(.*)@/s.exec(value) ?? [];
  const [, password] = /^[^:]*:(.*)$/s.exec(userInfo ?? '') ?? [];
  return password === undefined ? [] : decoded(password);
}

/** Returns all secrets in settings, in each form in which they may be printed. */
export function secretsOf(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  const found = Object.entries(values).flatMap(([name, value = '']) => [
    ...(isSecretName(name) ? decoded(value) : []),
    ...passwordsIn(value),
  ]);
  // A longer one may contain a shorter one.
  return [...new Set(found)].filter(({ length }) => length >= SHORTEST).toSorted((a, b) => b.length - a.length);
}

/** Masks secrets in a text. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((all, secret) => all.replaceAll(secret, '•••'), text);
}

/** Masks the password of an address. */
export function withoutPassword(address: string): string {
  return address.replace(
    /(:\/\/[^:@]*:)(.*)(@)/s,
    (_all, before: string, password: string, after: string) => before + dots(password) + after,
  );
}

/** Masks an address while it is typed: a possible password is masked as soon as it can't be a port. */
export function maskedWhileTyped(text: string): string {
  if (text.includes('@')) return withoutPassword(text);
  return text.replace(
    /(:\/\/[^:/[]*:)(?!\d{0,5}(?:\/|$))(.*)$/s,
    (_all, before: string, password: string) => before + dots(password),
  );
}

function dots(password: string): string {
  return '•'.repeat(Math.min(password.length, 8));
}
