import type { Card } from '@kontorwerk/contract/content/entry';
import { LinkedCard } from '#app/content/links/LinkedCard.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';

type BlockTitleProps = {
  readonly card: Card;
  readonly className?: string;
  /** Whether the title's link covers the whole card, even if the block has a link text. */
  readonly whole: boolean;
};

/** A block's title; a link if the block has an address but no link text. */
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
