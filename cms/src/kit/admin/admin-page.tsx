import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = {
  /** What Payload hands to the view that the page is. */
  readonly view: AdminViewServerProps;
  readonly title: string;
  /** What the page is for. */
  readonly lead?: string;
  readonly children: ReactNode;
};

/** A parameter of the page's address; of several the first. */
export function parameterOf({ searchParams }: AdminViewServerProps, name: string): string | undefined {
  const parameter = searchParams?.[name];
  return typeof parameter === 'string' ? parameter : parameter?.[0];
}

/** A page of ours within the admin: its navigation, the way to it, its head. */
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
