/** The number of bytes that `isAnimatedWebp` needs. */
export const WEBP_HEAD_BYTES = 21;

const ANIMATION = 0x02;

/** Whether a file is an animated WebP, by the flag in its extended header. */
export function isAnimatedWebp(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head.subarray(0, WEBP_HEAD_BYTES));
  return /^RIFF.{4}WEBPVP8X/s.test(text) && ((head[WEBP_HEAD_BYTES - 1] ?? 0) & ANIMATION) !== 0;
}
