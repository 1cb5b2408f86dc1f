import type { ServerProps } from 'payload';

/** The heading of the sign-in page, which Payload begins with the logo alone. */
export function SignInHeading({ i18n }: Pick<ServerProps, 'i18n'>) {
  return <h1>{i18n.t('authentication:login')}</h1>;
}
