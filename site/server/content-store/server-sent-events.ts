/** One message of an event stream. */
export type ServerSentEvent = { readonly event: string; readonly data: string };

function parseBlock(block: string): ServerSentEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}

/** Longest message in characters; a stream that never ends one is broken. */
const LONGEST = 100_000;

/** Reads the messages of a `text/event-stream` body until it ends. Comments and other fields are skipped. */
export async function* readServerSentEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let pending = '';
  // A lone CR at the end of a piece may be the first half of a CRLF: it waits for the next piece.
  for await (const piece of body) {
    pending += decoder.decode(piece, { stream: true });
    const held = pending.endsWith('\r') ? '\r' : '';
    pending = pending.slice(0, pending.length - held.length).replace(/\r\n?/g, '\n');
    for (let end = pending.indexOf('\n\n'); end !== -1; end = pending.indexOf('\n\n')) {
      const event = parseBlock(pending.slice(0, end));
      pending = pending.slice(end + 2);
      if (event) yield event;
    }
    if (pending.length > LONGEST) throw new Error('a message of the event stream does not end');
    pending += held;
  }
}
