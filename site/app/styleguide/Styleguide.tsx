import { useLoaderData } from 'react-router';
import { useLanguage } from '#app/base/language/use-language.ts';
import { SectionList } from '#app/sections/SectionList.tsx';
import { Controls } from './Controls.tsx';
import styles from './Styleguide.module.css';
import type { SectionSample } from './section-samples.ts';
import { styleguideWords } from './styleguide-words.ts';
import { Tokens } from './Tokens.tsx';

/** All parts of the design on one page. Served in development only. */
export function Styleguide() {
  const t = styleguideWords[useLanguage()];
  const samples = useLoaderData<readonly SectionSample[]>();
  return (
    <>
      <title>{t.title}</title>
      <div className={`container ${styles.guide}`}>
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
        <Tokens />
        <Controls />
        <h2>{t.sections}</h2>
        <ol className={styles.contents}>
          {samples.map(({ name }, index) => (
            <li key={name}>
              <a href={`#sample-${index}`}>{name}</a>
            </li>
          ))}
        </ol>
      </div>
      {samples.map(({ name, section }, index) => (
        <div key={name} id={`sample-${index}`}>
          <p className={styles.sample}>
            <code>{name}</code>
          </p>
          <SectionList sections={[section]} title={name} />
        </div>
      ))}
    </>
  );
}
