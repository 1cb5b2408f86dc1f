'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { toast } from '@payloadcms/ui';
import { send } from '#cms/kit/admin/cms-requests.ts';
import type { InboxName } from '../inboxes.ts';
import styles from './inbox.module.css';
import { INBOX_TEXTS } from './inbox-texts.ts';

type Props = { readonly inbox: InboxName; readonly reader: Language; readonly query: string };

const FORMATS = ['csv', 'xlsx'] as const;

/** Exports the filtered list, or says why there is nothing to export. */
export function ExportLinks({ inbox, reader, query }: Props) {
  const address = (format: (typeof FORMATS)[number]) => `/api/${inbox}/export?format=${format}&${query}`;

  async function save(format: (typeof FORMATS)[number]): Promise<void> {
    const path = address(format);
    const checked = await send({ method: 'GET', path: `${path}&check=true` }, reader, INBOX_TEXTS.failed[reader]);
    if ('problem' in checked) toast.error(checked.problem);
    else location.assign(path);
  }

  return (
    <div className={styles.export}>
      <span>{INBOX_TEXTS.export[reader]}:</span>
      {FORMATS.map((format) => (
        <a
          key={format}
          className={styles.tab}
          href={address(format)}
          download
          onClick={(event) => {
            event.preventDefault();
            void save(format);
          }}
        >
          {format.toUpperCase()}
        </a>
      ))}
      <span className={styles.hint}>{INBOX_TEXTS.without_spam[reader]}</span>
    </div>
  );
}
