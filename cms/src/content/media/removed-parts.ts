/** The removed or changed parts of a drawing that are reported to editors, since they may have been visible. */
export const REMOVED_PARTS = ['labels', 'foreign', 'outside', 'sheet', 'font', 'import', 'style'] as const;
export type RemovedPart = (typeof REMOVED_PARTS)[number];

/** The attribute in which a cleaned drawing records its removed parts. */
export const REMOVED_PARTS_ATTRIBUTE = 'data-left-out';

/** Returns the removed parts that a cleaned drawing records. */
export function readRemovedParts(svg: string): readonly RemovedPart[] {
  const [, said = ''] = new RegExp(`^[^<]*<svg ${REMOVED_PARTS_ATTRIBUTE}="([a-z ]*)"`).exec(svg) ?? [];
  return REMOVED_PARTS.filter((part) => said.split(' ').includes(part));
}
