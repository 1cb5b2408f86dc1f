import type { LocalText } from '@kontorwerk/contract/languages';
import type { WordGroup, WordName } from '@kontorwerk/contract/words/standard-words';

/** The editors' labels of a group of words, and where these are shown. */
export type GroupLabels<G extends WordGroup> = {
  readonly [P in G]: {
    readonly label: LocalText;
    readonly where: LocalText;
    readonly words: { readonly [N in WordName<P>]: LocalText };
  };
};
