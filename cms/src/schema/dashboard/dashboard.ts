import type { DashboardConfig, Widget, WidgetInstance, WidgetSlug } from 'payload';
import { hasRole, ROLES, type Role, WRITERS } from '#cms/kit/access/roles.ts';
import { OUTBOX_ROLES } from '#cms/mail/outbox-access.ts';

/** Our own widgets; the list of collections below them is Payload's. */
type OwnSlug = Exclude<WidgetSlug, 'collections'>;
type Part = { readonly slug: OwnSlug; readonly widget: Omit<Widget, 'slug'>; readonly roles: readonly Role[] };

function makePart(
  slug: OwnSlug,
  component: string,
  label: { en: string; de: string },
  ...roles: readonly Role[]
): Part {
  const Component = `/schema/dashboard/${slug}-widget.tsx#${component}`;
  return { slug, widget: { Component, label, minWidth: 'small' }, roles };
}

/** The widgets of the dashboard in order, with their roles. */
const PARTS: readonly Part[] = [
  makePart('inbox', 'InboxWidget', { en: 'New in the inbox', de: 'Neu im Posteingang' }, 'sales', 'recruiter'),
  makePart(
    'translations',
    'TranslationsWidget',
    { en: 'Waiting for translation', de: 'Wartet auf Übersetzung' },
    ...WRITERS,
  ),
  makePart('schedule', 'ScheduleWidget', { en: 'Planned', de: 'Geplant' }, 'editor'),
  makePart('recent', 'RecentWidget', { en: 'Recently changed', de: 'Zuletzt geändert' }, ...WRITERS),
  makePart(
    'mail',
    'MailWidget',
    { en: 'E-mails that could not be sent', de: 'E-Mails, die nicht hinausgingen' },
    ...OUTBOX_ROLES,
  ),
  makePart('health', 'HealthWidget', { en: 'Health of the site', de: 'Zustand der Website' }, ...ROLES),
];

/** The admin's start page. Users may arrange it for themselves; the collections stay at the bottom. */
export const dashboard: DashboardConfig = {
  widgets: PARTS.map(({ slug, widget }) => ({ slug, ...widget })),
  defaultLayout: ({ req }) => [
    ...PARTS.filter(({ roles }) => hasRole(req.user, ...roles)).map(
      ({ slug }): WidgetInstance => ({ widgetSlug: slug, width: 'medium' }),
    ),
    { widgetSlug: 'collections', width: 'full' },
  ],
};
