import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';

/**
 * Occupies every route class of a running site with slow clients that send a byte a second, and measures the latency of
 * a visitor's form meanwhile. Disconnected clients reconnect.
 *
 *     node bench/doors.ts http://localhost:3000 [--clients 64] [--seconds 40]
 *
 * The address is the site's own, as in `PUBLIC_URL`. It sends a message every two seconds: run it against a site whose
 * inbox doesn't matter.
 */

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
}

const site = new URL(process.argv[2] ?? 'http://localhost:3000');
const clients = option('clients', 64);
const seconds = option('seconds', 40);

const FORM = '/contactus/contactform';
const URL_ENCODED = 'application/x-www-form-urlencoded';

function head(path: string, more: readonly string[] = []): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${site.host}`,
    `Content-Type: ${URL_ENCODED}`,
    'Content-Length: 99999',
  ];
  return [...lines, ...more, '', 'a'].join('\r\n');
}

/** The start of the request for each route class, before the slow bytes. */
const DOORS: Readonly<Record<string, string>> = {
  headers: `GET / HTTP/1.1\r\nHost: ${site.host}\r\nX-Slow: `,
  form: head('/career-form'),
  wire: head(CONTACT_PATH),
  resumes: head(APPLICATION_PATH),
  admin: head('/admin/login'),
  api: head('/api/users'),
  'api, as if signed in': head('/api/media', ['Cookie: payload-token=x']),
};

let running = true;
let cut = 0;

function hold(beginning: string): void {
  const socket = net.connect(Number(site.port || 80), site.hostname, () => socket.write(beginning));
  const dripping = setInterval(() => socket.write('a'), 1_000);
  socket.resume().on('error', () => {});
  socket.on('close', () => {
    clearInterval(dripping);
    if (!running) return;
    cut += 1;
    setTimeout(() => running && hold(beginning), 1_000);
  });
  setTimeout(() => socket.destroy(), seconds * 1_000).unref();
}

/** Sends one message as a page without JavaScript does; returns the latency in milliseconds and the status. */
async function sendForm(): Promise<{ readonly took: number; readonly status: number }> {
  const body = new URLSearchParams(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, FILLED_CONTACT[name]])));
  const began = performance.now();
  const answer = await fetch(new URL(FORM, site), { method: 'POST', body, headers: { Origin: site.origin } });
  await answer.arrayBuffer();
  return { took: performance.now() - began, status: answer.status };
}

async function editorsPage(): Promise<number> {
  const began = performance.now();
  await (await fetch(new URL('/api/users/me', site), { headers: { Cookie: 'payload-token=x' } })).arrayBuffer();
  return performance.now() - began;
}

const alone = await sendForm();
for (const beginning of Object.values(DOORS)) for (let index = 0; index < clients; index += 1) hold(beginning);
const forms: { readonly took: number; readonly status: number }[] = [];
const editors: number[] = [];
for (const end = Date.now() + seconds * 1_000 - 2_000; Date.now() < end; ) {
  forms.push(await sendForm());
  editors.push(await editorsPage());
  await sleep(2_000);
}
running = false;
const worst = (values: readonly number[]) => Math.max(...values).toFixed(0);
console.log(`${clients} dripping clients at each of: ${Object.keys(DOORS).join('; ')}; ${cut} were cut and came again`);
console.log(`a form alone: ${alone.took.toFixed(0)} ms (${alone.status})`);
console.log(`${forms.length} forms meanwhile: at most ${worst(forms.map(({ took }) => took))} ms`);
console.log(`answers: ${[...new Set(forms.map(({ status }) => status))].join(', ')}`);
console.log(`${editors.length} requests for the API meanwhile: at most ${worst(editors)} ms`);
process.exit(0);
