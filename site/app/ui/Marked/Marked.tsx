import styles from './Marked.module.css';

/** A text in pieces, of which those at odd places are marked. */
export function Marked({ pieces }: { readonly pieces: readonly string[] }) {
  // An element of its own for each text: a text alone can't be exchanged once a browser's translation has replaced it.
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
