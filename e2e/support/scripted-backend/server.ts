import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH, settingsPath, WIRE_ROOT } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { answerTo, RETRY_AFTER } from './answers.ts';
import { SCRIPTED_SETTINGS, scriptedSet } from './content.ts';

const submission = v.looseObject({ email: v.string() });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** The content of every file in the uploads folder. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0b4f4a" d="M0 0h4v3H0z"/></svg>';

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

async function submit(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email } = v.parse(submission, JSON.parse(await textOf(request)));
  const answer = answerTo(email);
  if (answer.kind === 'drop') request.socket.destroy();
  else {
    const later = answer.status === 429 && { 'Retry-After': RETRY_AFTER };
    response.writeHead(answer.status, { 'Content-Type': answer.contentType, ...later }).end(answer.body);
  }
}

function sendSet(response: ServerResponse, name: string): void {
  const set = scriptedSet(name);
  if (set === null) sendJson(response, 404, { code: 'rest_no_route', message: 'No route', data: { status: 404 } });
  else if ('status' in set) sendJson(response, set.status, { code: 'failed', message: 'Failed', data: set });
  else sendJson(response, 200, set);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The query is ignored: answers are always complete.
  const path = (request.url ?? '').replace(/\?.*/, '');
  const isSubmission = path === CONTACT_PATH || path === APPLICATION_PATH;
  const settings = LANGUAGES.find((language) => path === settingsPath(language));
  if (request.method === 'POST' && isSubmission) await submit(request, response);
  else if (path.startsWith('/uploads/')) response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(PICTURE);
  else if (settings !== undefined) sendJson(response, 200, SCRIPTED_SETTINGS[settings]);
  else sendSet(response, path.slice(WIRE_ROOT.length + 1));
}

/**
 * Starts a content backend that isn't ours, on a real socket: it speaks the wire contract and fails on demand. It
 * stores nothing, so that tests may use it in parallel.
 */
export function startScriptedBackend(port: number): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendJson(response, 500, { message: String(error) }));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}
