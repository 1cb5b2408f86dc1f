import { isContactLink } from '@kontorwerk/contract/address/contact-link';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { useLanguage } from '#app/base/language/use-language.ts';
import { classes } from '#app/styles/classes.ts';
import { ArrowText } from '#app/ui/ArrowLink/ArrowLink.tsx';
import corner from '#app/ui/Corner/corner.module.css';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import wholeCard from '#app/ui/LocalLink/whole-card.module.css';
import { Picture } from '#app/ui/Picture/Picture.tsx';
import { SectionFrame } from '#app/ui/SectionFrame/SectionFrame.tsx';
import { SectionHead } from '#app/ui/SectionHead/SectionHead.tsx';
import { EmptySection } from '../EmptySection.tsx';
import type { SectionProps } from '../section-props.ts';
import { filterTitledCards } from '../titled-cards.ts';
import styles from './HireGrid.module.css';

const en = { ask: 'Ask for this person' };
const de: typeof en = { ask: 'Diese Person anfragen' };

const hireGridWords: Readonly<Record<Language, typeof en>> = { en, de };

/** The link of every card, whatever its own (§2); the card's words are passed along. */
const CONTACT = PAGES.contact.path;

function Colleague({ card }: { readonly card: Card }) {
  const t = hireGridWords[useLanguage()];
  const { title, description, image, image_set, category, houres, button_text, button_link } = card;
  return (
    <li className={styles.item}>
      <article className={styles.colleague}>
        <div className={styles.top}>
          <Picture src={image} set={image_set} sizes="136px" alt="" className={styles.portrait} />
          {houres !== '' && <p className={styles.hours}>{houres}</p>}
        </div>
        <h3 className={styles.title}>
          <LocalLink
            to={isContactLink(button_link) ? button_link : CONTACT}
            call={title}
            className={classes(wholeCard.link, styles.link)}
          >
            {title}
          </LocalLink>
        </h3>
        {category !== '' && <p className={styles.stack}>{category}</p>}
        {description !== '' && <p className={styles.text}>{description}</p>}
        <p className={classes(wholeCard.way, styles.ask)} aria-hidden="true">
          <ArrowText>{button_text === '' ? t.ask : button_text}</ArrowText>
        </p>
      </article>
    </li>
  );
}

/** Freelancers for hire: portrait, trade, tools, hours (§2). */
export function HireGrid({ section }: SectionProps) {
  const cards = filterTitledCards(section);
  if (cards.length === 0) return <EmptySection section={section} />;
  return (
    <SectionFrame section={section}>
      <div className="container">
        <SectionHead section={section} />
        <ul className={classes(styles.colleagues, corner.cycle)}>
          {cards.map((card, index) => (
            <Colleague key={card.id === '' ? index : card.id} card={card} />
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
