import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to the site that delivers pages piece by piece. */
export type InPieces = {
  readonly origin: string;
  /** Sends the next piece of the page that is loading; false when it was the last one. */
  next(): boolean;
  close(): void;
};

/** The size of pieces, in characters: while the navigation arrives, and larger from there on. */
const [PIECE, LARGE_PIECE] = [1500, 20_000];

function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  const body = html.indexOf('</head>');
  const main = html.indexOf('<main');
  for (let at = 0; at < html.length; ) {
    const size = at < body ? body - at : at < main ? Math.min(PIECE, main - at) : LARGE_PIECE;
    pieces.push(html.slice(at, at + size));
    at += size;
  }
  return pieces;
}

/** Serves a site's files unchanged and its pages in pieces, each of which is sent on demand. */
export async function serveInPieces(siteUrl: string): Promise<InPieces> {
  const waiting: (() => boolean)[] = [];
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(siteUrl + (request.url ?? ''));
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const pieces = piecesOf(await answer.text());
    response.write(pieces.shift() ?? '');
    waiting.push(() => {
      const piece = pieces.shift() ?? '';
      if (pieces.length > 0) response.write(piece);
      else response.end(piece);
      return pieces.length > 0;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    next: () => waiting.at(-1)?.() ?? false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
