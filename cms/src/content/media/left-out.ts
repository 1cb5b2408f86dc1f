/** The removed or changed parts of a drawing that are reported to editors, since they may have been visible. */
export const LEFT_OUT = ['labels', 'foreign', 'outside', 'sheet', 'font', 'import', 'style'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The attribute in which a cleaned drawing records its removed parts. */
export const LEFT_OUT_ATTRIBUTE = 'data-left-out';

/** Returns the removed parts that a cleaned drawing records. */
export function leftOutOf(svg: string): readonly LeftOut[] {
  const [, said = ''] = new RegExp(`^[^<]*<svg ${LEFT_OUT_ATTRIBUTE}="([a-z ]*)"`).exec(svg) ?? [];
  return LEFT_OUT.filter((part) => said.split(' ').includes(part));
}
