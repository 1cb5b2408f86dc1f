import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = {
  /** The props of Payload's view that renders the page. */
  readonly view: AdminViewServerProps;
  readonly title: string;
  /** The purpose of the page. */
  readonly lead?: string;
  readonly children: ReactNode;
};

/** Returns a query parameter of the page; the first of several. */
export function parameterOf({ searchParams }: AdminViewServerProps, name: string): string | undefined {
  const parameter = searchParams?.[name];
  return typeof parameter === 'string' ? parameter : parameter?.[0];
}

/** A custom page of the admin, with its navigation, breadcrumb and header. */
export function AdminPage({ view, title, lead, children }: Props) {
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
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="admin-page">
        <h1>{title}</h1>
        {lead === undefined ? null : <p className="admin-page__lead">{lead}</p>}
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}
