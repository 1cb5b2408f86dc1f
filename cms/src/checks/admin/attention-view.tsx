import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { readerLanguage } from '../../admin/reader-language.ts';
import { AttentionList } from './attention-list.tsx';
import { CHECK_WORDS as WORDS } from './check-words.ts';

/** The page that lists what needs attention in all that is published. */
export function AttentionView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  const reader = readerLanguage(i18n);
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      payload={payload}
      permissions={permissions}
      req={req}
      {...(user && { user })}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{WORDS.site_title[reader]}</h1>
        <p>{WORDS.site_intro[reader]}</p>
        {hasRole(user, 'editor', 'translator') ? <AttentionList /> : null}
      </Gutter>
    </DefaultTemplate>
  );
}
