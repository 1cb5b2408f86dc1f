/** Which of a backend's headers reach visitors and editors. */
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startTestSite } from '../testing/test-site.ts';

/** A WordPress's extra headers; the addresses are in its own network. */
const OF_WORDPRESS = {
  'Set-Cookie': ['PHPSESSID=1; path=/', 'hk_lang=en; path=/'],
  Link: '<http://backend.invalid/wp-json/>; rel="https://api.w.org/"',
  Server: 'Apache/2.4.62 (Debian)',
  'X-Powered-By': 'PHP/8.2.29',
  'X-Redirect-By': 'WordPress',
  'X-Pingback': 'http://backend.invalid/xmlrpc.php',
  'X-Robots-Tag': 'noindex',
  'X-WP-Nonce': '0123456789',
  'Access-Control-Allow-Origin': 'http://evil.invalid',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'X-WP-Total, Link',
  'Content-Location': 'http://backend.invalid/wp-json/a',
  Refresh: '0; url=http://backend.invalid/',
  'Clear-Site-Data': '"*"',
  'Strict-Transport-Security': 'max-age=1',
  'Content-Security-Policy': 'default-src *',
  P3P: 'CP="a"',
  Via: '1.1 varnish',
  Age: '7',
};

it.each([
  ['a message that it takes', 'POST', CONTACT_PATH, 200],
  ['a message that it refuses', 'POST', CONTACT_PATH, 400],
  ['a message that it can not take now', 'POST', CONTACT_PATH, 500],
  ['a list that nobody knows', 'GET', '/wp-json/bc/v1/unknown', 200],
  ['a POST to an address that nobody knows', 'POST', '/wp-json/other/v1/form', 200],
  ['a question what may be asked', 'OPTIONS', CONTACT_PATH, 204],
])('%s brings nothing else of the backend to visitors', async (_what, method, path, status) => {
  const site = await startTestSite();
  const { headers: before } = await ask(`${site.url}/wp-json/bc/v1/homepage`);
  site.backend.answers.set(path, (_request, response) =>
    response.writeHead(status, { ...OF_WORDPRESS, 'Content-Type': 'application/json', 'Retry-After': '7' }).end('{}'),
  );
  const answer = await ask(`${site.url}${path}`, { method, ...(method === 'POST' && { body: '{}' }) });
  expect(answer.status).toBe(status);
  const known = [...Object.keys(before), 'retry-after', 'transfer-encoding', 'content-length'];
  expect(Object.keys(answer.headers).filter((name) => !known.includes(name))).toEqual([]);
  if (status >= 400) expect(answer.headers['retry-after']).toBe('7');
  expect(JSON.stringify(answer.headers)).not.toMatch(/backend\.invalid|varnish|apache|php/i);
});

it.each([301, 302, 307, 308])('a %i leads no visitor to where the backend leads', async (status) => {
  const site = await startTestSite();
  for (const [method, path] of [
    ['POST', CONTACT_PATH],
    ['GET', '/wp-json/bc/v1/unknown'],
    ['POST', '/wp-json/other/v1/form'],
  ] as const) {
    site.backend.answers.set(path, (_request, response) =>
      response.writeHead(status, { Location: `${site.backend.url}/wp-login.php` }).end('<p>Moved'),
    );
    const answer = await ask(`${site.url}${path}`, { method });
    expect([answer.status, answer.headers.location, answer.text.includes('Moved')], path).toEqual([
      502,
      undefined,
      false,
    ]);
  }
});

it('the admin keeps its cookies and its addresses', async () => {
  const site = await startTestSite();
  site.backend.answers.set('/api/users/login', (_request, response) =>
    response.writeHead(200, { 'Set-Cookie': ['payload-token=a', 'b=c'], Link: '</a>; rel=preload' }).end('{}'),
  );
  const { headers } = await ask(`${site.url}/api/users/login`);
  expect([headers['set-cookie'], headers.link]).toEqual([['payload-token=a', 'b=c'], '</a>; rel=preload']);
});
