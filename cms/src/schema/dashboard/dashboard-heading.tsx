import type { ServerProps } from 'payload';

/** The heading of the start page, which Payload shows in the path only. */
export function DashboardHeading({ i18n }: Pick<ServerProps, 'i18n'>) {
  return <h1 className="sr-only">{i18n.t('general:dashboard')}</h1>;
}
