/** The widths in px of a raster picture's files; those above its master's are omitted. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** The width in px of the single file for browsers without AVIF support. */
export const FALLBACK_WIDTH = 960;

export type RasterFormat = 'avif' | 'webp';

export type ImageFile = {
  readonly file: string;
  readonly format: RasterFormat | 'svg';
  /** In px. */
  readonly width: number;
  readonly height: number;
};

type Master = { readonly type: 'raster' | 'vector'; readonly width: number; readonly height: number };

/** The widths in px for a master of this width: never enlarged, at least one. */
export function rasterWidths(masterWidth: number): number[] {
  const widths = IMAGE_WIDTHS.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/** `map`, 960, `avif` → `map-960.avif` */
export function rasterFile(name: string, width: number, format: RasterFormat): string {
  return `${name}-${width}.${format}`;
}

/** `houses` → `houses.svg` */
export function vectorFile(name: string): string {
  return `${name}.svg`;
}

/** The file for browsers without AVIF or `srcset` support. */
export function fallbackFile(name: string, master: Master): ImageFile {
  if (master.type === 'vector') {
    return { file: vectorFile(name), format: 'svg', width: master.width, height: master.height };
  }
  const width = Math.min(FALLBACK_WIDTH, master.width);
  return { file: rasterFile(name, width, 'webp'), format: 'webp', width, height: heightAt(width, master) };
}

/** Lists every file of a picture, AVIF from narrow to wide, then the fallback. `master` has the master's size in px. */
export function imageFiles(name: string, master: Master): ImageFile[] {
  const fallback = fallbackFile(name, master);
  if (master.type === 'vector') return [fallback];
  const sizes = rasterWidths(master.width).map(
    (width): ImageFile => ({
      file: rasterFile(name, width, 'avif'),
      format: 'avif',
      width,
      height: heightAt(width, master),
    }),
  );
  return [...sizes, fallback];
}

function heightAt(width: number, master: Master): number {
  return Math.max(1, Math.round((width * master.height) / master.width));
}
