import type { Card } from '@kontorwerk/contract/content/entry';
import { PROJECT_DETAIL } from '#app/content/details.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { ArrowText } from '#app/ui/ArrowLink/ArrowLink.tsx';
import { CardLink } from '#app/ui/LocalLink/CardLink.tsx';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { detailWords } from '../detail-words.ts';
import styles from './NextProject.module.css';

/** Its place is 57vw by about 36vw. */
const WIDE = [{ shape: 'wide', media: '(width >= 1100px)', sizes: '69vw' }] as const;

/** The way to the next project. */
export function NextProject({ card }: { readonly card: Card }) {
  const say = detailWords[useLanguage()];
  return (
    <section className={`tone screen-only ${styles.next}`} data-tone="paper-2">
      <CardLink card={card} detail={PROJECT_DETAIL} className={styles.link}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{say.nextProject}</p>
          <h2 className={styles.title}>{card.title}</h2>
          {card.description !== '' && <p className={styles.description}>{card.description}</p>}
          <ArrowText>{say.turnThePage}</ArrowText>
        </div>
        <Picture
          src={card.image}
          set={card.image_set}
          sizes="(width >= 1100px) 57vw, 100vw"
          cuts={WIDE}
          alt=""
          className={styles.picture}
        />
      </CardLink>
    </section>
  );
}
