import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { ADMINISTRATOR } from '../stacks/stacks.ts';

/** A session of the CMS, through the site's address as editors have it. */
export type CmsSession = {
  readonly url: string;
  readonly token: string;
  get(path: string): Promise<Response>;
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Response>;
};

export type Credentials = { readonly email: string; readonly password: string };
export type Role = 'admin' | 'editor' | 'translator' | 'translator_en' | 'recruiter' | 'sales';

const signedIn = v.object({ token: v.string() });
const created = v.object({ doc: v.looseObject({ id: v.union([v.string(), v.number()]) }) });
const list = v.object({ docs: v.array(v.looseObject({ id: v.union([v.string(), v.number()]) })) });

/** A document as the CMS sends it: the code that reads its fields checks them. */
export type CmsDocument = v.InferOutput<typeof list>['docs'][number];

/** Returns the session of an earlier sign-in. */
export function session(url: string, token: string): CmsSession {
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  return {
    url,
    token,
    get: (path) => fetch(`${url}${path}`, { headers }),
    send: (method, path, body) =>
      fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  };
}

/** Returns the body of an answer; fails with it when the answer is no success. */
export async function successOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text.slice(0, 1000)}`);
  return JSON.parse(text);
}

/**
 * Signs in over REST, as a browser set to a language. Another test may be guessing passwords: then it retries as soon
 * as the CMS allows it.
 */
export async function signIn(url: string, credentials: Credentials, reader = 'en'): Promise<CmsSession> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': reader },
    body: JSON.stringify(credentials),
  });
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status === 429 && seconds > 0 && seconds <= 60) {
    await setTimeout(seconds * 1000);
    return signIn(url, credentials, reader);
  }
  return session(url, v.parse(signedIn, await successOf(response)).token);
}

/** Deletes a document, even if a form has locked it. */
export async function drop(as: CmsSession, collection: string, id: number | string): Promise<void> {
  await successOf(await as.send('DELETE', `/api/${collection}/${id}?overrideLock=true`));
}

/** The password that the administrator adds to create an account or to change its safeguards. */
export const BY_ADMINISTRATOR = { current_password: ADMINISTRATOR.password } as const;

/**
 * Writes to accounts as the administrator. Each attempt counts as a guess until it proves right, so that one of many
 * concurrent tests may have to wait.
 */
export async function writeUser(
  admin: CmsSession,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<unknown> {
  const response = await admin.send(method, path, { ...BY_ADMINISTRATOR, ...data });
  if (response.status !== 429) return successOf(response);
  await setTimeout(1_000);
  return writeUser(admin, method, path, data);
}

/** Creates a user with one role, as an administrator, whose password that takes. */
export async function createUser(
  admin: CmsSession,
  role: Role,
  current_password: string = ADMINISTRATOR.password,
): Promise<Credentials> {
  const credentials = { email: `${role}-${crypto.randomUUID()}@kontorwerk.example`, password: crypto.randomUUID() };
  const data = { ...credentials, roles: [role], current_password };
  v.parse(created, await writeUser(admin, 'POST', '/api/users', data));
  return credentials;
}

/** Creates a user with one role and a name, by which colleagues find the account; returns the name. */
export async function createColleague(admin: CmsSession, role: Role): Promise<string> {
  const { email } = await createUser(admin, role);
  const [user] = await find(admin, 'users', { email });
  const name = `Grace ${crypto.randomUUID()}`;
  await writeUser(admin, 'PATCH', `/api/users/${user?.id}`, { name });
  return name;
}

/** Creates a user with one role and signs them in for the first time. */
export async function signInAs(admin: CmsSession, role: Role, reader?: 'en' | 'de'): Promise<CmsSession> {
  return signIn(admin.url, await createUser(admin, role), reader);
}

/** Finds the documents of a collection whose fields equal the given ones; `options` are further parameters. */
export async function find(
  as: CmsSession,
  collection: string,
  equal: Readonly<Record<string, string>>,
  options: Readonly<Record<string, string>> = {},
): Promise<readonly CmsDocument[]> {
  const query = new URLSearchParams({ depth: '0', ...options });
  for (const [field, value] of Object.entries(equal)) query.set(`where[${field}][equals]`, value);
  return v.parse(list, await successOf(await as.get(`/api/${collection}?${query}`))).docs;
}
