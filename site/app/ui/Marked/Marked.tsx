import styles from './Marked.module.css';

/** A text in pieces, of which those at odd places are marked. */
export function Marked({ pieces }: { readonly pieces: readonly string[] }) {
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
      <mark key={place} className={styles.mark}>
        {piece}
      </mark>
    ),
  );
}
