/** As many bytes of a file are enough to know. */
export const WEBP_HEAD_BYTES = 21;

const ANIMATION = 0x02;

/** Whether a file, of which its first bytes are there, is a WebP of several frames. Its extended header has a flag for that. */
export function isMovingWebp(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head.subarray(0, WEBP_HEAD_BYTES));
  return /^RIFF.{4}WEBPVP8X/s.test(text) && ((head[WEBP_HEAD_BYTES - 1] ?? 0) & ANIMATION) !== 0;
}
