'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { type JudgedLine, OUTCOMES, type Outcome } from '../outcomes.ts';
import { OUTCOME_TEXTS, REDIRECT_KIND_LABELS, IMPORT_TEXTS as WORDS } from './import-texts.ts';

/** The planned outcomes of a file. */
export type Preview = { readonly plan: string; readonly writes: number; readonly lines: readonly JudgedLine[] };

/** Lines that are drawn at first, and with each click for more. */
const ROWS_PER_STEP = 200;

/** The outcome of each line, all of them or those of one kind. */
export function PreviewTable({ preview: { lines }, reader }: { readonly preview: Preview; readonly reader: Language }) {
  const [kind, setKind] = useState<Outcome>();
  const [most, setMost] = useState(ROWS_PER_STEP);
  const counts = new Map<Outcome, number>();
  for (const { outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const shown = kind === undefined ? lines : lines.filter(({ outcome }) => outcome === kind);
  const choose = (chosen: Outcome | undefined) => {
    setKind(chosen);
    setMost(ROWS_PER_STEP);
  };
  const choice = (chosen: Outcome | undefined, label: string, count: number) => (
    <button
      key={label}
      type="button"
      className="btn-link"
      aria-pressed={kind === chosen}
      onClick={() => choose(chosen)}
    >
      {label} ({count})
    </button>
  );
  return (
    <section aria-label={WORDS.preview[reader]}>
      <h2>{WORDS.preview[reader]}</h2>
      <nav aria-label={WORDS.outcomes[reader]} className="admin-page__choices">
        {choice(undefined, WORDS.all[reader], lines.length)}
        {OUTCOMES.map((outcome) => {
          const count = counts.get(outcome);
          return count === undefined ? null : choice(outcome, OUTCOME_TEXTS[outcome].name[reader], count);
        })}
      </nav>
      <div className="admin-page__table">
        <table>
          <thead>
            <tr>
              <th scope="col">{WORDS.line[reader]}</th>
              <th scope="col">{WORDS.old[reader]}</th>
              <th scope="col">{WORDS.leads[reader]}</th>
              <th scope="col">{WORDS.kind[reader]}</th>
              <th scope="col">{WORDS.becomes[reader]}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, most).map(({ line, from, to, status, outcome, about = '' }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{from}</td>
                <td>{to}</td>
                <td>{REDIRECT_KIND_LABELS[status][reader]}</td>
                <td>{OUTCOME_TEXTS[outcome].said[reader].replace('{about}', () => about)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > most ? (
        <Button buttonStyle="secondary" onClick={() => setMost(most + ROWS_PER_STEP)}>
          {WORDS.more[reader]}
        </Button>
      ) : null}
    </section>
  );
}
