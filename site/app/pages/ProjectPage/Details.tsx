import type { ProjectDetails } from '@kontorwerk/contract/content/entry';
import { classes } from '#app/styles/classes.ts';
import { ButtonLink } from '#app/ui/Button/Button.tsx';
import { Prose } from '#app/ui/Prose/Prose.tsx';
import { linkIcon } from '#app/ui/SectionButtons/SectionButtons.tsx';
import { FactEntry, Facts } from '../Facts/Facts.tsx';
import chapter from './Chapter.module.css';
import { splitCase } from './case-parts.ts';
import styles from './Details.module.css';
import { Gallery } from './Gallery.tsx';
import { Quote } from './Quote.tsx';
import { Results } from './Results.tsx';

/** A project in parts: facts beside the case, pictures, further chapters, the client's quote, results. */
export function Details({ project }: { readonly project: ProjectDetails }) {
  const { facts, link, link_text, case_html, gallery, quote, results } = project;
  const { beginning, chapters } = splitCase(case_html);
  return (
    <div className={styles.details}>
      <div className="container">
        <div className={classes('grid', styles.opening)}>
          <div className={styles.aside}>
            {facts.length > 0 && (
              <Facts>
                {facts.map(({ term, value, note }) => (
                  <FactEntry key={`${term} ${value}`} term={term} note={note}>
                    {value}
                  </FactEntry>
                ))}
              </Facts>
            )}
            {link !== '' && (
              <p className="screen-only">
                <ButtonLink to={link} call={link_text} icon={linkIcon(link)}>
                  {link_text}
                </ButtonLink>
              </p>
            )}
          </div>
          <Prose html={beginning} className={styles.beginning} />
        </div>
        {gallery.length > 0 && <Gallery pictures={gallery} />}
        {chapters.map((html) => (
          <Prose key={html} html={html} className={classes(chapter.chapter, chapter.text)} />
        ))}
      </div>
      {quote && <Quote quote={quote} />}
      {results.length > 0 && (
        <div className="container">
          <Results {...project} />
        </div>
      )}
    </div>
  );
}
