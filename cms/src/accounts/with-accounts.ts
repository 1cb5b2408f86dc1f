import { definePlugin } from '#cms/kit/plugins/define-plugin.ts';
import { Users } from './users.ts';

/** Payload plugin: the users of the admin sign in with a password and a second factor. */
export const withAccounts = definePlugin({
  collections: [Users],
  admin: { user: Users.slug },
  beforeLogin: ['/accounts/sign-in-heading.tsx#SignInHeading'],
  views: { signInCode: ['/sign-in-code', '/accounts/code-page.tsx#CodePage'] },
});
