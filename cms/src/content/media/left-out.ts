/** The losses and changes of a drawing that editors are told, since they may have seen what was there. */
export const LEFT_OUT = ['labels', 'foreign', 'outside', 'sheet', 'font', 'import', 'style'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Where a drawing itself says what was left out of it. */
export const LEFT_OUT_ATTRIBUTE = 'data-left-out';

/** Reads from a cleaned drawing what was left out of it. */
export function leftOutOf(svg: string): readonly LeftOut[] {
  const [, said = ''] = new RegExp(`^[^<]*<svg ${LEFT_OUT_ATTRIBUTE}="([a-z ]*)"`).exec(svg) ?? [];
  return LEFT_OUT.filter((part) => said.split(' ').includes(part));
}
