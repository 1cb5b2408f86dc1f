import { useCurrentPage } from '#app/base/current-page.ts';
import { SectionList } from '#app/sections/SectionList.tsx';
import { Controls } from './Controls.tsx';
import styles from './Styleguide.module.css';
import type { SectionSample } from './section-samples.ts';
import { Tokens } from './Tokens.tsx';

/** All parts of the design on one page, for developers: served in development only, in English except the samples. */
export function Styleguide() {
  const { data } = useCurrentPage();
  const samples: readonly SectionSample[] = Array.isArray(data) ? data : [];
  return (
    <>
      <title>Style guide</title>
      <div className={`container ${styles.guide}`}>
        <h1>Style guide</h1>
        <p>Every token, every control in all its states and every kind of section, as this site shows them.</p>
        <Tokens />
        <Controls />
        <h2>Sections</h2>
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
