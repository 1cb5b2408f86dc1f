'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { Link, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type DragEvent, startTransition, useOptimistic, useState } from 'react';
import { type CountText, formatCount, readerLanguage } from '#cms/base/reader-language.ts';
import { INBOXES } from '../inboxes.ts';
import type { JobChoice } from '../job-choices.ts';
import { type Card, type Column, moveCard } from '../pipeline.ts';
import { storeState } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';
import { JobSelect } from './job-select.tsx';
import { formatListQuery } from './list-filter.ts';
import styles from './pipeline.module.css';
import { StateCell } from './state-cell.tsx';

/** The drag data's type, so that only cards can be dropped. */
const DRAG_TYPE = 'application/x-application';

type Props = {
  readonly columns: readonly Column[];
  readonly job: string | undefined;
  readonly jobs: readonly JobChoice[];
};

/** The applications in columns by state: a card is moved by dragging, or by its own choice of states. */
export function PipelineBoard({ columns, job, jobs }: Props) {
  const reader = readerLanguage(useTranslation().i18n);
  const { admin } = useConfig().config.routes;
  const router = useRouter();
  const [shown, move] = useOptimistic(columns, (now, [id, to]: readonly [number, string]) => moveCard(now, id, to));
  const [over, setOver] = useState<string | null>(null);
  const list = `${admin}/collections/applications`;

  function drop(event: DragEvent, status: string): void {
    setOver(null);
    const id = Number(event.dataTransfer.getData(DRAG_TYPE));
    const isThere = columns.some((column) => column.status === status && column.cards.some((card) => card.id === id));
    if (!id || isThere) return;
    event.preventDefault();
    startTransition(async () => {
      move([id, status]);
      const problem = await storeState('applications', id, status, reader, INBOX_TEXTS.failed[reader]);
      if (problem !== null) toast.error(problem);
      router.refresh();
    });
  }

  return (
    <>
      <div className={styles.head}>
        <JobSelect
          job={job}
          jobs={jobs}
          reader={reader}
          onChoose={(chosen) => router.push(chosen === undefined ? '?' : `?job=${chosen}`)}
        />
        <Link href={`${list}${formatListQuery({ job })}`}>{INBOX_TEXTS.as_list[reader]}</Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be focusable. */}
      <section className={styles.board} tabIndex={0} aria-label={INBOX_TEXTS.pipeline[reader]}>
        {shown.map(({ status, cards, total }) => (
          <section
            key={status}
            className={styles.column}
            data-over={over === status}
            aria-labelledby={`pipeline-${status}`}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
              event.preventDefault();
              setOver(status);
            }}
            onDragLeave={({ currentTarget, relatedTarget }) => {
              const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
              if (!isWithin) setOver(null);
            }}
            onDrop={(event) => drop(event, status)}
          >
            <h2 id={`pipeline-${status}`} className={styles.title}>
              {getStateLabel(status, reader)} <span className={styles.count}>{total}</span>
            </h2>
            <ol className={styles.cards}>
              {cards.map((card) => (
                <li
                  key={card.id}
                  className={styles.card}
                  draggable
                  onDragStart={({ dataTransfer }) => {
                    dataTransfer.setData(DRAG_TYPE, String(card.id));
                    dataTransfer.effectAllowed = 'move';
                  }}
                >
                  <Link href={`${list}/${card.id}`} draggable={false}>
                    {card.name}
                  </Link>
                  <p className={styles.facts}>
                    {listFacts(card, job === undefined, reader).map((fact, at) => (
                      <span key={fact} className={styles.fact}>
                        {at > 0 && <>&nbsp;· </>}
                        {fact}
                      </span>
                    ))}
                  </p>
                  <StateCell inbox="applications" cellData={status} rowData={{ id: card.id, full_name: card.name }} />
                </li>
              ))}
            </ol>
            {cards.length === 0 ? <p className={styles.facts}>{INBOX_TEXTS.nobody[reader]}</p> : null}
            {total > cards.length ? (
              <Link href={`${list}${formatListQuery({ status, job })}`}>
                {INBOX_TEXTS.more[reader].replace('{n}', String(total - cards.length))}
              </Link>
            ) : null}
          </section>
        ))}
      </section>
    </>
  );
}

function getStateLabel(status: string, reader: Language): string {
  return INBOXES.applications.states.find(({ value }) => value === status)?.label[reader] ?? status;
}

const YEARS: CountText = {
  one: { en: '1 year', de: '1 Jahr' },
  other: { en: '{count} years', de: '{count} Jahre' },
};

function listFacts({ position, years, colleague, received }: Card, namesJob: boolean, reader: Language) {
  return [
    ...(namesJob && position !== '' ? [position] : []),
    ...(years === null ? [] : [formatCount(YEARS, years, reader)]),
    received,
    ...(colleague === '' ? [] : [colleague]),
  ];
}
