import { createHmac } from 'node:crypto';

/**
 * Returns the `X-Signature` header of a body: the time in seconds, and the hexadecimal HMAC-SHA256 of that time, a dot
 * and the body. The time is signed against replays.
 */
export function signBody(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
