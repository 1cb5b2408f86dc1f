import type { Section } from '../requirement.ts';

export const ROLES: Section = {
  name: '§6',
  title: 'Roles and permissions',
  requirements: [
    {
      requirement: 'All pages are public: nobody signs in to reach them',
      where: ['site/app/pages/page-modules.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 §6 every page of the table shows its entry to anybody, in ${language}'],
        'e2e/stack/every-page.test.ts': ['§2 §6 every route is reached in ${language}, and nothing else but pages'],
      },
    },
    {
      requirement: 'Requests are sent with credentials included',
      where: ['site/app/content/list-fetch.ts'],
      proofs: {
        'e2e/list-fetch.spec.ts': [
          '§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes',
        ],
        'site/app/content/list-fetch.test.ts': [
          '§6 §7 asks with the token and credentials, once for both who ask at the same time',
        ],
      },
    },
    {
      requirement: 'Submissions carry credentials',
      where: ['site/app/forms/post-json.ts', 'site/app/forms/ApplicationForm/upload.ts'],
      proofs: {
        'e2e/contact-request.spec.ts': [
          '§5 §6 §7 the footer form sends dashes, as JSON with the secure header and credentials',
        ],
        'e2e/application-request.spec.ts': [
          '§3 §6 §7 an application sends its fields, the resume as data URL, as JSON with the secure header and credentials',
        ],
      },
    },
    {
      requirement: 'No roles and no login: visitors are anonymous, and no page of the site leads to a sign-in',
      where: ['site/app/pages/page-modules.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 §6 every page of the table shows its entry to anybody, in ${language}'],
        'e2e/stack/every-page.test.ts': [
          '§6 no page asks a visitor to sign in or leads to where editors do, in ${language}',
        ],
      },
    },
  ],
};
