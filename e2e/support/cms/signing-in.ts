/** Signing in as the site's proxy passes it on, from any client address. */
import * as v from 'valibot';
import { MAIN_STACK } from '../stacks/stacks.ts';
import { admin } from './administrator.ts';
import { type CmsSession, type Credentials, find, session, successOf } from './cms.ts';

/** Posts to the CMS directly, as the site's proxy does, so that each test has separate client addresses. */
export function post(path: string, body: object, sender: string, headers: HeadersInit = {}): Promise<Response> {
  return fetch(`${MAIN_STACK.cmsUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': sender, ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs in, or tries to. */
export const login = (body: Credentials & { readonly code?: string }, sender: string, headers?: HeadersInit) =>
  post('/api/users/login', body, sender, headers);

/** Returns the id of an account. */
export async function userOf({ email }: Credentials): Promise<string> {
  const [user] = await find(admin, 'users', { email });
  return String(user?.id);
}

/** Returns a cookie that an answer sets, as browsers send it back. */
export const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

/** Returns the session that an answer begins. */
export const sessionOf = (answer: Response) =>
  session(MAIN_STACK.siteUrl, cookieOf(answer, 'payload-token')?.slice('payload-token='.length) ?? '');

/** Whether the CMS accepts a session. */
export const isSignedIn = async (as: CmsSession) => {
  const { user } = v.parse(v.object({ user: v.nullable(v.unknown()) }), await successOf(await as.get('/api/users/me')));
  return user !== null;
};
