import { handleEndpoints, type SanitizedConfig } from 'payload';

type Asked = {
  readonly token?: string | undefined;
  /** Sent as JSON, or as the form that it is. */
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls the CMS's REST API without a server, with or without a token; returns status and text. */
export async function requestRest(
  config: SanitizedConfig | Promise<SanitizedConfig>,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { token, body, headers: further = {} }: Asked = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const isForm = body instanceof FormData;
  const headers = new Headers({ ...(!isForm && { 'Content-Type': 'application/json' }), ...further });
  if (token !== undefined) headers.set('Authorization', `JWT ${token}`);
  const request = new Request(`http://127.0.0.1:3001${path}`, {
    method,
    headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = await handleEndpoints({ config, request });
  return { status: answer.status, text: await answer.text() };
}
