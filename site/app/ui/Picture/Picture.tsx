import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import styles from './Picture.module.css';

/** Selects another crop of the same subject, if the image has it. */
export type Cut = { readonly shape: 'tall' | 'wide'; readonly media?: string; readonly sizes: string };

type PictureProps = {
  /** The image's address from the backend (§3). */
  readonly src: string;
  /** The image in several sizes, if the backend sends them. */
  readonly set: ImageSet | null;
  /** The rendered width, as the HTML attribute `sizes`. */
  readonly sizes: string;
  /** The first crop that matches is used, else the image itself. */
  readonly cuts?: readonly Cut[];
  /** Replaces the image's own alternative text; empty for decoration. */
  readonly alt?: string;
  /** Loaded eagerly with high priority: for the picture at the top of a page. */
  readonly eager?: boolean;
  /** Covers its positioned container. */
  readonly fill?: boolean;
  readonly className?: string;
};

declare module 'react' {
  interface CSSProperties {
    /** The focal point, which stays in view. */
    '--focal'?: string;
  }
}

/**
 * Returns the style of a picture's focal point, unless it is the middle: the content security policy allows no other
 * style attribute.
 */
export function focus({ focal_x, focal_y }: ImageSet) {
  const [x, y] = [focal_x, focal_y].map((percent) => Math.min(100, Math.max(0, Math.round(percent))));
  return x === 50 && y === 50 ? undefined : { '--focal': `${x}% ${y}%` };
}

type SourcesProps = { readonly files: readonly ImageSource[]; readonly sizes: string; readonly media?: string };

function Sources({ files, sizes, media }: SourcesProps) {
  const types = [...new Set(files.map((file) => file.type))];
  return types.map((type) => (
    <source
      key={type}
      type={type}
      media={media}
      sizes={sizes}
      srcSet={files
        .filter((file) => file.type === type)
        .map((file) => `${file.url} ${file.width}w`)
        .join(', ')}
    />
  ));
}

/** An image in the best format and size that the browser supports. Nothing without an address. */
export function Picture({ src, set, sizes, cuts = [], alt, eager = false, fill = false, className }: PictureProps) {
  if (src === '') return null;
  return (
    <picture className={classes(styles.picture, fill && styles.fill, className)}>
      {set && cuts.map((cut) => <Sources key={cut.shape} files={set[cut.shape]} sizes={cut.sizes} media={cut.media} />)}
      {set && <Sources files={set.sources} sizes={sizes} />}
      <img
        src={src}
        alt={alt ?? set?.alt ?? ''}
        width={set && set.width > 0 ? set.width : undefined}
        height={set && set.height > 0 ? set.height : undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        style={set ? focus(set) : undefined}
      />
    </picture>
  );
}
