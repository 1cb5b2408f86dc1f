import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { CardLink } from '#app/content/links/CardLink.tsx';
import { classes } from '#app/styles/classes.ts';
import { ArrowText } from '#app/ui/ArrowLink/ArrowLink.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import styles from './News.module.css';

const en = { read: 'Read', by: (name: string) => `By ${name}` };
const de: typeof en = { read: 'Lesen', by: (name) => `Von ${name}` };

const newsWords: Readonly<Record<Language, typeof en>> = { en, de };

const SIZES = {
  short: '(width >= 1100px) 306px, (width >= 768px) 46vw, 45vw',
  full: '(width >= 1100px) 416px, (width >= 768px) 46vw, 45vw',
  large: '(width >= 1440px) 746px, (width >= 1100px) 52vw, 92vw',
} as const;

type PostCardProps = {
  readonly card: Card;
  /** `short` leaves out the excerpt; `large` opens a list. */
  readonly look: keyof typeof SIZES;
};

/** One post; the whole card links to it. */
export function PostCard({ card, look }: PostCardProps) {
  const t = newsWords[useLanguage()];
  const { title, description, category, date, image, image_set, name, written_in } = card;
  return (
    <li className={styles.item} data-look={look} lang={written_in}>
      <article className={styles.post}>
        <Picture
          src={image}
          set={image_set}
          sizes={SIZES[look]}
          alt=""
          eager={look === 'large'}
          className={styles.picture}
        />
        <div className={styles.words}>
          {(category !== '' || date !== '') && (
            <p className={styles.meta}>
              {category !== '' && <span>{category}</span>}
              <LocalDate date={date} />
            </p>
          )}
          <h3 className={look === 'large' ? heading.section : styles.title}>
            <CardLink card={card} page={PAGES.post} className={classes(wholeCard.link, wholeCard.marked)}>
              {title}
            </CardLink>
          </h3>
          {look !== 'short' && description !== '' && <p className={styles.text}>{description}</p>}
          {name !== '' && <p className={styles.author}>{t.by(name)}</p>}
          <p className={classes(wholeCard.way, styles.read)} aria-hidden="true">
            <ArrowText>{t.read}</ArrowText>
          </p>
        </div>
      </article>
    </li>
  );
}
