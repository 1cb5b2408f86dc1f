import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = {
  /** What Payload hands to the view that the page is. */
  readonly view: AdminViewServerProps;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A parameter of the page's address; of several the first. */
export function parameterOf({ searchParams }: AdminViewServerProps, name: string): string | undefined {
  const parameter = searchParams?.[name];
  return typeof parameter === 'string' ? parameter : parameter?.[0];
}

/** A page of ours within the admin: its navigation, its head, and a title. */
export function AdminPage({ view, title, className = '', children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, locale, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(req.user && { user: req.user })}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
