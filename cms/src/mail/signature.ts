import { createHmac } from 'node:crypto';

/**
 * What `X-Signature` says of a body: the time it was made, in seconds, and the HMAC-SHA256 of that time, a dot and the
 * body, in hexadecimal. The time is signed too, so that a call that somebody recorded can't be repeated later.
 */
export function signature(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
