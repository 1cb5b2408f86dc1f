import type { Language } from '@kontorwerk/contract/languages';
import { READER_LOCALES } from '#cms/base/reader-language.ts';
import styles from './inbox.module.css';
import type { Entries } from './inbox-requests.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

/** A note or an answer with author and time, and the state of its mail. */
export function ThreadEntry({ entry, reader }: { readonly entry: Entries[number]; readonly reader: Language }) {
  const { at, author, answer, text } = entry;
  const time = new Date(at).toLocaleString(READER_LOCALES[reader], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className={styles.entry}>
      <p className={styles.hint}>
        {answer ? INBOX_TEXTS.answered[reader] : INBOX_TEXTS.note[reader]} · {author} ·{' '}
        <time dateTime={at}>{time}</time>
        {answer && ` · ${INBOX_TEXTS.to[reader]} ${answer.to} · `}
        {answer && <strong>{answer.state[reader]}</strong>}
      </p>
      {answer && (
        <p>
          <strong>{answer.subject}</strong>
        </p>
      )}
      <p>{text}</p>
    </li>
  );
}
