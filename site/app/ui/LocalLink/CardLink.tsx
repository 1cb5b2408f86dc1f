import type { Card } from '@kontorwerk/contract/content/entry';
import { slugOf } from '@kontorwerk/contract/slug';
import type { ReactNode } from 'react';
import { type DetailRule, detailCards } from '#app/content/details.ts';
import { fetchList } from '#app/content/list-fetch.ts';
import { storeCard } from '#app/content/stored-cards.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { LocalLink } from './LocalLink.tsx';

type CardLinkProps = {
  readonly card: Card;
  readonly detail: DetailRule;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The path of a card's detail page, without a language (§2). */
export function detailPath(detail: DetailRule, card: Card): string {
  return detail.path + encodeURIComponent(slugOf(card.title));
}

/**
 * A link from a card to its detail page, which stores the card on the way (§2). The page's HTML leaves out the
 * cards' long texts, so the card is stored from the list, which the link has fetched by then.
 */
export function CardLink({ card, detail, className, children }: CardLinkProps) {
  const language = useLanguage();
  const store = () => {
    storeCard(detail.kind, card);
    if (card.html_field !== '') return;
    Promise.all(detail.keys.map((key) => fetchList(key, language)))
      .then((lists) => detailCards(detail, lists.flat()).find(({ title }) => title === card.title))
      .then((full) => full && storeCard(detail.kind, full))
      .catch(() => {});
  };
  return (
    <LocalLink to={detailPath(detail, card)} className={className} onClick={store}>
      {children}
    </LocalLink>
  );
}
