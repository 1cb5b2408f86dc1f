import type { Card } from '@kontorwerk/contract/content/entry';
import { LinkedCard } from '#app/content/links/LinkedCard.tsx';

type BlockTitleProps = {
  readonly card: Card;
  readonly className?: string;
  readonly linkClassName?: string;
  /** It is the link whatever the block says beside it. */
  readonly linked?: boolean;
};

/** A block's title; itself the link when the block leads somewhere and has no words for a link of its own. */
export function BlockTitle({ card, className, linkClassName, linked = false }: BlockTitleProps) {
  const { title, link, button_text } = card;
  if (title === '') return null;
  return (
    <h3 className={className}>
      {link !== '' && (linked || button_text === '') ? (
        <LinkedCard card={card} className={linkClassName}>
          {title}
        </LinkedCard>
      ) : (
        title
      )}
    </h3>
  );
}
