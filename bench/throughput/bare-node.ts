import { readFileSync } from 'node:fs';
import http from 'node:http';

/*
 * The upper bound of Node: one response, from memory, to every request. Started by `references.ts`:
 *
 *     node bench/throughput/bare-node.ts <port> <file of the status and headers> <file of the body>
 */
const [port, about = '', file = ''] = process.argv.slice(2);
const { status, headers, method }: { status: number; headers: string[]; method: string } = JSON.parse(
  readFileSync(about, 'utf8'),
);
const body = method === 'HEAD' || status === 304 ? undefined : readFileSync(file);
http
  .createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  })
  .listen(Number(port), '127.0.0.1');
