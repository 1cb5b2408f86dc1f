import type { Card } from '@kontorwerk/contract/content/entry';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';

type BlockTitleProps = { readonly card: Card; readonly className?: string };

/** A block's title; itself the link when the block leads somewhere and has no words for a link of its own. */
export function BlockTitle({ card: { title, link, button_text }, className }: BlockTitleProps) {
  if (title === '') return null;
  return (
    <h3 className={className}>
      {link !== '' && button_text === '' ? <LocalLink to={link}>{title}</LocalLink> : title}
    </h3>
  );
}
