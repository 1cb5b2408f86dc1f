import { getPayload, handleEndpoints } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';

/*
 * Runs in its own process, on the data folder of the environment: visitors, sales and an editor upload what is no
 * picture. Prints the status of each answer, and whether the body was read, as lines of JSON.
 */
const payload = await getPayload({ config });

async function upload(who: string, method: 'POST' | 'PATCH', path: string, token?: string): Promise<void> {
  const form = new FormData();
  form.set('file', new File(['no picture'], 'picture.png', { type: 'image/png' }));
  const made = new Response(form);
  const headers = new Headers({ 'Content-Type': made.headers.get('Content-Type') ?? '' });
  const body = await made.arrayBuffer();
  headers.set('Content-Length', String(body.byteLength));
  if (token !== undefined) headers.set('Authorization', `JWT ${token}`);
  const request = new Request(`http://127.0.0.1:3001${path}`, { method, headers, body });
  const { status } = await handleEndpoints({ config, request });
  process.stdout.write(`${JSON.stringify([who, method, path, status, request.bodyUsed])}\n`);
}

const [editor, sales] = [await signInAs(payload, 'editor'), await signInAs(payload, 'sales')];
for (const [who, token] of [['visitor'], ['sales', sales.token]] as const) {
  await upload(who, 'POST', '/api/media', token);
  await upload(who, 'PATCH', '/api/media/1', token);
  await upload(who, 'PATCH', '/api/media?where[id][equals]=1', token);
  await upload(who, 'POST', '/api/resumes', token);
}
await upload('editor', 'POST', '/api/media', editor.token);
process.exit(0);
