import type { Card } from '@kontorwerk/contract/content/entry';
import { DETAIL_WORDS } from '@kontorwerk/contract/words/detail-words';
import type { ReactNode } from 'react';
import { useWords } from '#app/base/language/own-words.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { type DateForm, formatDate } from '#app/ui/LocalDate/format-date.ts';
import { LocalDate } from '#app/ui/LocalDate/LocalDate.tsx';
import { detailPhrases } from '../detail-phrases.ts';
import { FactEntry, Facts } from '../Facts/Facts.tsx';

/** A job's facts: place, hours, start, salary and deadline. */
export function JobFacts({ card }: { readonly card: Card }) {
  const t = useWords('detail', DETAIL_WORDS);
  const language = useLanguage();
  const { location, employment, hours, salary, posted, until } = detailPhrases[language];
  const dated = (date = '', form: DateForm = 'day') =>
    formatDate(date, language, form) !== null && <LocalDate date={date} form={form} />;
  const facts: readonly (readonly [term: string, value: ReactNode])[] = [
    [location, card.location],
    [t.from, dated(card.date, 'month')],
    [employment, card.job_type],
    [hours, card.houres],
    [salary, card.salary],
    [posted, dated(card.posted)],
    [until, dated(card.valid_through)],
  ];
  const known = facts.filter(([, value]) => value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <>
      <h2 className="visually-hidden">{t.facts}</h2>
      <Facts spread>
        {known.map(([term, value]) => (
          <FactEntry key={term} term={term}>
            {value}
          </FactEntry>
        ))}
      </Facts>
    </>
  );
}
