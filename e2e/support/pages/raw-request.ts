import http from 'node:http';

export type RawAnswer = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: string };

/** Sends a GET with the path exactly as written: `fetch` would normalise it. */
export function rawGet(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.once('error', reject);
  });
}
