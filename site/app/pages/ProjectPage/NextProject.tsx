import type { Card } from '@kontorwerk/contract/content/entry';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { CardLink } from '#app/content/links/CardLink.tsx';
import type { ListPosition } from '#app/content/neighbours.ts';
import { classes } from '#app/styles/classes.ts';
import { ButtonText } from '#app/ui/Button/Button.tsx';
import { Eyebrow } from '#app/ui/Heading/Eyebrow.tsx';
import heading from '#app/ui/Heading/Heading.module.css';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { detailPhrases } from '../detail-phrases.ts';
import styles from './NextProject.module.css';

/** Shown at 57vw by about 36vw. */
const WIDE = [{ shape: 'wide', media: '(width >= 1100px)', sizes: '69vw' }] as const;

/** The link to the next project, with its position in the list. */
export function NextProject({ card, place }: { readonly card: Card; readonly place: ListPosition }) {
  const t = useWords('detail', DETAIL_WORDS);
  return (
    <section className={`tone screen-only ${styles.next}`} data-tone="paper-2">
      <CardLink card={card} page={PAGES.project} className={styles.link}>
        <div className={styles.words}>
          <Eyebrow text={detailPhrases[useLanguage()].nextProject(place)} strong />
          <h2 className={classes(heading.display, styles.title)}>{card.title}</h2>
          {card.description !== '' && <p className={styles.description}>{card.description}</p>}
          <ButtonText>{t.turnThePage}</ButtonText>
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
