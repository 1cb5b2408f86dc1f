import type { CmsSession } from './cms.ts';

const REFERENCE = /\\"serverFunction\\":\\"\$h([\da-f]+)\\"/;

const actions = new Map<string, Promise<string>>();

/** Returns the id of the action behind Payload's server functions, which is public in the sign-in page. */
async function actionOf(url: string): Promise<string> {
  const page = await (await fetch(`${url}/admin/login`)).text();
  const [, row = 'none'] = REFERENCE.exec(page) ?? [];
  const [, id] = new RegExp(`\\\\n${row}:{\\\\"id\\\\":\\\\"([\\da-f]+)\\\\"`).exec(page) ?? [];
  if (id === undefined) throw new Error('The sign-in page names no action.');
  return id;
}

/** Calls the action with a body: the admin's scripts send a list of arguments in JSON. */
export async function sendAction(as: CmsSession, body: string): Promise<Response> {
  const action = actions.get(as.url) ?? actionOf(as.url);
  actions.set(as.url, action);
  return fetch(`${as.url}/admin`, {
    method: 'POST',
    headers: {
      'Next-Action': await action,
      'Content-Type': 'text/plain;charset=UTF-8',
      Accept: 'text/x-component',
      ...(as.token && { Authorization: `JWT ${as.token}` }),
    },
    body,
  });
}

/** Calls one of Payload's server functions; returns the answer in Next's format. */
export async function callServerFunction(as: CmsSession, call: unknown): Promise<string> {
  return (await sendAction(as, JSON.stringify([call]))).text();
}
