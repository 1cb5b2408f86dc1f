import type { ImageSet, ImageSource } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import styles from './Picture.module.css';

/** Where the same subject in another shape is shown, if the image has it. */
export type Cut = { readonly shape: 'tall' | 'wide'; readonly media?: string; readonly sizes: string };

type PictureProps = {
  /** The image's address as the backend sends it (§3). */
  readonly src: string;
  /** The same image in its sizes, where the backend sends them. */
  readonly set: ImageSet | null;
  /** What the image takes up, as `sizes` of HTML. */
  readonly sizes: string;
  /** From the first that is meant; the image itself where none is. */
  readonly cuts?: readonly Cut[];
  /** Replaces the image's own alternative text; empty for decoration. */
  readonly alt?: string;
  /** Loaded at once and first: the picture at the top of a page. */
  readonly eager?: boolean;
  /** Covers the place that it is in, which is positioned. */
  readonly fill?: boolean;
  readonly className?: string;
};

declare module 'react' {
  interface CSSProperties {
    /** The point of a picture that stays in view. */
    '--focal'?: string;
  }
}

/** Where a picture's focal point is, unless it is its middle: the policy of a page allows this attribute alone. */
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

/** An image in the best format and size that the browser takes. Nothing when there is no address. */
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
