import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import type { PayloadRequest, WidgetServerProps } from 'payload';
import type { ReactNode } from 'react';
import { READER_LOCALES, readerLanguage } from '#cms/base/reader-language.ts';

const FAILED: LocalText = {
  en: 'This can’t be shown at the moment. Reload the page in a minute.',
  de: 'Das kann gerade nicht gezeigt werden. Laden Sie die Seite in einer Minute neu.',
};

export type WidgetContext = { readonly req: PayloadRequest; readonly reader: Language };

/** Logs an error. */
type Log = { error(problem: { readonly err: unknown }, message: string): void };

/**
 * Renders a widget under its title. A failing one shows an error and leaves the others; one without content is left
 * out.
 */
export async function renderPart(
  title: LocalText,
  reader: Language,
  body: () => Promise<ReactNode>,
  log: Log,
): Promise<ReactNode> {
  let content: ReactNode;
  try {
    content = await body();
  } catch (err) {
    log.error({ err }, `A part of the dashboard could not be shown: ${title.en}`);
    content = <p role="alert">{FAILED[reader]}</p>;
  }
  if (content === null) return null;
  return (
    <section className="dashboard-widget" aria-label={title[reader]}>
      <h2>{title[reader]}</h2>
      {content}
    </section>
  );
}

/**
 * Returns a widget with a title and its content.
 *
 * @param body returns null for users who may not see it
 */
export function makeWidget(
  title: LocalText,
  body: (asking: WidgetContext) => Promise<ReactNode>,
): (props: WidgetServerProps) => Promise<ReactNode> {
  return ({ req }) => {
    const reader = readerLanguage(req.i18n);
    return renderPart(title, reader, () => body({ req, reader }), req.payload.logger);
  };
}

/** One line of a widget's list. */
export type Row = {
  readonly key: string;
  readonly href: string | null;
  readonly name: string;
  /** Further details. */
  readonly note: string;
};

/** A list, or the reason why it is empty. */
export function Rows({ rows, empty }: { readonly rows: readonly Row[]; readonly empty: string }) {
  if (rows.length === 0) return <p className="dashboard-widget__empty">{empty}</p>;
  return (
    <ul>
      {rows.map(({ key, href, name, note }) => (
        <li key={key}>
          {href === null ? <span>{name}</span> : <a href={href}>{name}</a>}
          <span className="dashboard-widget__note">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Formats a moment in the reader's language and the agency's time zone. */
export function formatMoment(date: string, reader: Language): string {
  return new Intl.DateTimeFormat(READER_LOCALES[reader], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: AGENCY_TIME_ZONE,
  }).format(new Date(date));
}
