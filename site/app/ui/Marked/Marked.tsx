import styles from './Marked.module.css';

/** A text in pieces, of which those at odd indices are marked. */
export function Marked({ pieces }: { readonly pieces: readonly string[] }) {
  // A keyed element per text: a bare text node can't be replaced once a browser's translation has moved it.
  return (
    <span key={pieces.join('\n')}>
      {pieces.map((piece, place) =>
        place % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
          <mark key={place} className={styles.mark}>
            {piece}
          </mark>
        ),
      )}
    </span>
  );
}
