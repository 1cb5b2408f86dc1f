/** Settings that are secrets themselves. */
const SECRET_NAME = /(?:SECRET|SECRET_BEFORE|TOKEN|PASSWORD|KEY|HEADERS?)$/;

/** Shorter texts are found everywhere. */
const SHORTEST = 4;

/** Tells whether a setting is a secret as a whole. */
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

/** The passwords in what may be an address; one that was written as it is may hold any character. */
function passwordsIn(value: string): readonly string[] {
  const [, userInfo] = /:\/\/(.*)@/s.exec(value) ?? [];
  const [, password] = /^[^:]*:(.*)$/s.exec(userInfo ?? '') ?? [];
  return password === undefined ? [] : decoded(password);
}

/** All secrets among settings, in each form that somebody may tell them in. */
export function secretsOf(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  const found = Object.entries(values).flatMap(([name, value = '']) => [
    ...(isSecretName(name) ? decoded(value) : []),
    ...passwordsIn(value),
  ]);
  // A longer one may hold a shorter one.
  return [...new Set(found)].filter(({ length }) => length >= SHORTEST).toSorted((a, b) => b.length - a.length);
}

/** A text with nothing of the secrets in it. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((all, secret) => all.replaceAll(secret, '•••'), text);
}

/** An address as it may be shown. */
export function withoutPassword(address: string): string {
  return address.replace(
    /(:\/\/[^:@]*:)(.*)(@)/s,
    (_all, before: string, password: string, after: string) => before + dots(password) + after,
  );
}

/** The same while it is typed: what may become a password is one as soon as it is no port. */
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
