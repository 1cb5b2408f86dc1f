/** What editors are told that a drawing has lost, or that was changed, although it may have been seen. */
export const LEFT_OUT = ['labels', 'foreign', 'outside', 'sheet', 'font', 'import', 'style'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Where a drawing itself says what was left out of it. */
export const LEFT_OUT_ATTRIBUTE = 'data-left-out';

/** What a cleaned drawing says was left out of it. */
export function leftOutOf(svg: string): readonly LeftOut[] {
  const [, said = ''] = new RegExp(`^[^<]*<svg ${LEFT_OUT_ATTRIBUTE}="([a-z ]*)"`).exec(svg) ?? [];
  return LEFT_OUT.filter((part) => said.split(' ').includes(part));
}
