import * as v from 'valibot';

/** A part of a picture, in percent of its width and height. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** The point of a picture that stays in view, in percent from the left and from the top. */
export type FocalPoint = { readonly x: number; readonly y: number };

const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Query parameters are strings. A frame that exceeds an edge by a rounding error is clamped to the edge. */
const percent = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
  v.transform((value) => Math.min(100, Math.max(0, value))),
);
const crop = v.pipe(
  v.object({ x: percent, y: percent, width: percent, height: percent }),
  v.transform(
    (part): Crop => ({
      ...part,
      width: Math.min(part.width, 100 - part.x),
      height: Math.min(part.height, 100 - part.y),
    }),
  ),
  v.check(({ width, height }) => width > 0 && height > 0),
);
const focalPoint = v.object({ x: percent, y: percent });
const edits = v.object({ crop: v.optional(crop), focalPoint: v.optional(focalPoint) });

/** An editor's changes in the admin's crop dialog. */
export type PictureEdits = v.InferOutput<typeof edits>;

/** Parses the edits that the admin sends; null if they are invalid. */
export function readPictureEdits(value: unknown): PictureEdits | null {
  const read = v.safeParse(edits, value);
  return read.success ? read.output : null;
}

/** Parses a stored crop; null if there is none. */
export function readCrop(value: unknown): Crop | null {
  const read = v.safeParse(crop, value);
  return read.success ? read.output : null;
}

/** Whether a crop keeps the whole picture; the admin sends one even if only the focal point was moved. */
export function isWhole({ x, y, width, height }: Crop): boolean {
  return x === 0 && y === 0 && width === 100 && height === 100;
}

/** Converts a crop of an already cropped picture to a crop of the original. */
export function cropOfCrop(earlier: Crop | null, { x, y, width, height }: Crop): Crop {
  const outer = earlier ?? WHOLE;
  return {
    x: outer.x + (x * outer.width) / 100,
    y: outer.y + (y * outer.height) / 100,
    width: (width * outer.width) / 100,
    height: (height * outer.height) / 100,
  };
}

/** Converts a point of a picture to a point in a part of it; clamped to the nearest edge if it was cut away. */
export function pointWithin({ x, y }: FocalPoint, part: Crop): FocalPoint {
  const within = (at: number, from: number, length: number) =>
    Math.round(Math.min(100, Math.max(0, ((at - from) / length) * 100)));
  return { x: within(x, part.x, part.width), y: within(y, part.y, part.height) };
}

/** Converts a point in a part of a picture to a point of the whole. */
export function pointOutside({ x, y }: FocalPoint, part: Crop): FocalPoint {
  const outside = (at: number, from: number, length: number) => Math.round(from + (at / 100) * length);
  return { x: outside(x, part.x, part.width), y: outside(y, part.y, part.height) };
}
