import type { ImageSize } from 'payload';

/** The widths in which a picture is stored, in px (AVIF). */
export const AVIF_WIDTHS = [480, 960, 1600] as const;
/** The width of the one file for browsers that don't support AVIF, in px. */
const WEBP_WIDTH = 960;

const nameSize: ImageSize['generateImageName'] = ({ originalName, width, extension }) =>
  `${originalName}-${width}.${extension}`;

/** Excludes a size from the columns, filters and groups of the admin's list. */
const NOT_LISTED = { disableListColumn: true, disableListFilter: true, disableGroupBy: true };

/** The sizes made of an uploaded picture; a smaller one keeps its width. SVG is left as it is. */
export const IMAGE_SIZES: ImageSize[] = [
  ...AVIF_WIDTHS.map(
    (width): ImageSize => ({
      name: `avif_${width}`,
      width,
      withoutEnlargement: true,
      admin: NOT_LISTED,
      formatOptions: { format: 'avif', options: { quality: 58, effort: 4 } },
      generateImageName: nameSize,
    }),
  ),
  {
    name: `webp_${WEBP_WIDTH}`,
    width: WEBP_WIDTH,
    withoutEnlargement: true,
    admin: NOT_LISTED,
    formatOptions: { format: 'webp', options: { quality: 80 } },
    generateImageName: nameSize,
  },
];
