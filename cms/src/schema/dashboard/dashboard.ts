import type { DashboardConfig, Widget, WidgetInstance, WidgetSlug } from 'payload';
import { hasRole, ROLES, type Role, WRITERS } from '#cms/kit/access/roles.ts';

/** A part of ours; the collections below them are Payload's. */
type OwnSlug = Exclude<WidgetSlug, 'collections'>;
type Part = { readonly slug: OwnSlug; readonly widget: Omit<Widget, 'slug'>; readonly roles: readonly Role[] };

function part(slug: OwnSlug, component: string, label: { en: string; de: string }, ...roles: readonly Role[]): Part {
  const Component = `/schema/dashboard/${slug}-widget.tsx#${component}`;
  return { slug, widget: { Component, label, minWidth: 'small' }, roles };
}

/** The parts of the dashboard in their order, and who is shown them. */
const PARTS: readonly Part[] = [
  part('inbox', 'InboxWidget', { en: 'New in the inbox', de: 'Neu im Posteingang' }, 'sales', 'recruiter'),
  part(
    'translations',
    'TranslationsWidget',
    { en: 'Waiting for translation', de: 'Wartet auf Übersetzung' },
    ...WRITERS,
  ),
  part('schedule', 'ScheduleWidget', { en: 'Planned', de: 'Geplant' }, 'editor'),
  part('recent', 'RecentWidget', { en: 'Recently changed', de: 'Zuletzt geändert' }, ...WRITERS),
  part('mail', 'MailWidget', { en: 'E-mails that could not be sent', de: 'E-Mails, die nicht hinausgingen' }, 'sales'),
  part('health', 'HealthWidget', { en: 'Health of the site', de: 'Zustand der Website' }, ...ROLES),
];

/** What the admin opens with. Everybody may arrange it for themselves; the collections stay below it. */
export const dashboard: DashboardConfig = {
  widgets: PARTS.map(({ slug, widget }) => ({ slug, ...widget })),
  defaultLayout: ({ req }) => [
    ...PARTS.filter(({ roles }) => hasRole(req.user, ...roles)).map(
      ({ slug }): WidgetInstance => ({ widgetSlug: slug, width: 'medium' }),
    ),
    { widgetSlug: 'collections', width: 'full' },
  ],
};
