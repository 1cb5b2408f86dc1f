import type { Card } from '@kontorwerk/contract/content/entry';
import { LinkedCard } from '#app/content/links/LinkedCard.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';

type BlockTitleProps = {
  readonly card: Card;
  readonly className?: string;
  /** All of the card is the title's link, whatever the block says beside it. */
  readonly whole: boolean;
};

/** A block's title; itself the link when the block leads somewhere and has no words for a link of its own. */
export function BlockTitle({ card, className, whole }: BlockTitleProps) {
  const { title, link, button_text } = card;
  if (title === '') return null;
  return (
    <h3 className={className}>
      {link !== '' && (whole || button_text === '') ? (
        <LinkedCard card={card} className={whole ? wholeCard.link : undefined}>
          {title}
        </LinkedCard>
      ) : (
        title
      )}
    </h3>
  );
}
