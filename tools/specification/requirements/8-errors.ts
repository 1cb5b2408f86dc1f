import type { Section } from '../requirement.ts';

export const ERRORS: Section = {
  name: '§8',
  title: 'Error catalogue',
  requirements: [
    {
      requirement: 'A list that fails ahead of its use shows nothing and is not asked for again by itself',
      where: ['site/app/pages/prefetch-content.ts', 'site/app/content/list-fetch.ts'],
      proofs: {
        'e2e/content-states.spec.ts': [
          '§4 §8 a list that fails on the way to a page is named in place of the sections, in ${language}',
        ],
        'site/app/pages/prefetch-content.test.ts': ['§8 a list that fails before it is needed says nothing'],
        'site/app/content/list-fetch.test.ts': [
          '§8 a failure says what the backend said, is not kept, and is tried again',
        ],
      },
    },
    {
      requirement: 'Content fetch fails: `Error fetching data: {error}` in place of the section',
      where: ['site/app/pages/FetchError.tsx'],
      proofs: {
        'e2e/stack/content-states.test.ts': [
          "§4 §8 a server that can't fetch a page's content says so in its place, in ${language}",
        ],
        'e2e/content-states.spec.ts': [
          '§4 §8 a list that fails on the way to a page is named in place of the sections, in ${language}',
        ],
        'site/app/pages/detail-loader.test.ts': ['§4 §8 content that was never there is the error, not a missing page'],
        'site/app/pages/page-loader.test.ts': [
          '§4 §8 content that was never there is an error, with a word for the log only',
        ],
      },
    },
    {
      requirement: 'Unknown route or missing data: the error page with Go to Home',
      where: ['site/app/pages/ErrorPage/ErrorPage.tsx'],
      proofs: {
        'e2e/stack/missing-pages.test.ts': [
          '§2 §8 every other address is the error page with the status of it, in ${language}',
        ],
      },
    },
    {
      requirement: 'Unknown blog title from a card: `/404`',
      where: ['site/app/content/detail-cards.ts'],
      proofs: {
        'e2e/stale-cards.spec.ts': ['§2 §8 a stored post that is not among the cards leads to /404'],
      },
    },
    {
      requirement: 'Missing stored detail: the redirects of section 2',
      where: ['site/app/pages/detail-client-loader.ts'],
      proofs: {
        'e2e/stack/missing-pages.test.ts': ['§2 §8 ${path} leads to ${leadsTo}'],
        'e2e/stale-cards.spec.ts': [
          '§2 §8 without a stored card and without one in the backend a detail page leads on',
        ],
      },
    },
    {
      requirement: 'Unknown block name: Component "{name}" not found, the rest of the page stays',
      where: ['site/app/sections/SectionList.tsx'],
      proofs: {
        'e2e/sections-untidy.spec.ts': [
          '§2 §8 an unknown block says that it was not found and the rest of the page stays',
        ],
      },
    },
    {
      requirement: 'Missing data inside a page never takes the page down',
      where: ['contract/src/content/read-entries.ts', 'site/app/sections/titled-cards.ts'],
      proofs: {
        'e2e/sections-untidy.spec.ts': ['§3 §8 what can not be read is left out and takes nothing with it'],
      },
    },
    {
      requirement:
        'Contact submit fails (refused, failed, malformed or no answer): An error occurred while submitting the form. Please try again.; logged; the form stays and can be sent again',
      where: ['site/app/forms/MessageForm/send-contact.ts'],
      proofs: {
        'e2e/contact-failures.spec.ts': [
          '§4 §8 a message that is not taken is logged, keeps all that was typed and can be sent again, in ${language}',
          '§8 a message that gets no answer at all is kept and can be sent again',
        ],
        'site/app/forms/MessageForm/send-contact.test.ts': ['§8 %s is a failure, and logged'],
        'e2e/forms-lost.spec.ts': [
          '§8 what neither the CMS nor the spool takes is kept in the form, with the specified words',
        ],
        'site/app/forms/MessageForm/message-failure.browser.test.tsx': [
          '§8 why a message couldn’t be sent is in view, also where the button was the last of the window',
        ],
      },
    },
    {
      requirement: 'Contact submit refused with bad fields: their messages stand at the fields too',
      where: ['site/app/forms/MessageForm/send-contact.ts'],
      proofs: {
        'e2e/contact-failures.spec.ts': [
          '§4 §8 what a backend finds wrong with a message stands at its field until that is edited',
        ],
        'site/app/forms/MessageForm/send-contact.test.ts': [
          '§8 what the backend finds wrong stands at the fields of the form, beside the message of the catalogue',
        ],
      },
    },
    {
      requirement:
        "Contact submit fails without a script: the text stands on the page with all that was typed; a backend's 413 or 429 is passed on as what it is",
      where: ['site/app/forms/MessageForm/message-action.ts', 'site/app/forms/posted-answer.ts'],
      proofs: {
        'e2e/contact-without-script.spec.ts': [
          '§8 without a script the contact page says that a message could not be sent and keeps it',
        ],
        'site/app/forms/posted-answer.test.ts': ['§8 without a script the page is a %i and says %o'],
      },
    },
    {
      requirement: 'Contact meta missing: only logged; a form without headings stays (reading guide)',
      where: ['site/app/content/footer-section.ts', 'site/app/sections/ContactForm/ContactForm.tsx'],
      proofs: {
        'e2e/contact-meta.spec.ts': [
          "§8 where the footer's form has no entry of its own it has the contact page's words, and no error",
          '§8 a contact section without any content is a form that works',
        ],
        'site/app/content/footer-section.test.ts': [
          '§8 a missing contact meta is only logged, once for each language, and leaves a form without headings',
        ],
      },
    },
    {
      requirement: 'Career submit, status other than 200: An error occurred while submitting the form.',
      where: ['site/app/forms/ApplicationForm/application-outcome.ts'],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§4 §8 an application that is not taken says why, is logged, keeps all with its resume and can be sent again, in ${language}',
        ],
        'site/app/forms/ApplicationForm/application-outcome.test.ts': [
          '§8 every other answer to an application has its message',
        ],
      },
    },
    {
      requirement: 'Career submit, 413: The file size is too large. Please upload a smaller file.',
      where: ['site/app/forms/ApplicationForm/application-outcome.ts'],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§4 §8 an application that is not taken says why, is logged, keeps all with its resume and can be sent again, in ${language}',
        ],
        'e2e/stack/resume-size.test.ts': [
          '§5 §8 §9 the server answers a resume of one byte more with 413, in the language that is asked in',
        ],
        'site/app/forms/ApplicationForm/application-outcome.test.ts': [
          '§8 every other answer to an application has its message',
        ],
      },
    },
    {
      requirement:
        'Career submit, other answer with data: There was an error with your submission. Please check your inputs.',
      where: ['site/app/forms/ApplicationForm/application-outcome.ts'],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§4 §8 an application that is not taken says why, is logged, keeps all with its resume and can be sent again, in ${language}',
          '§4 §8 what a backend finds wrong with an application stands at its field until that is edited',
        ],
        'site/app/forms/ApplicationForm/application-outcome.test.ts': [
          '§8 every other answer to an application has its message',
          '§8 the bad fields of an answer get their messages',
        ],
      },
    },
    {
      requirement:
        'Career submit, network error: An error occurred. Please try again.; also where our site answers 502 or 503 because neither the backend nor its spool took it (reading guide)',
      where: [
        'site/app/forms/ApplicationForm/application-outcome.ts',
        'site/app/forms/ApplicationForm/send-application.ts',
      ],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§8 an application that gets no answer at all says so and can be sent again',
        ],
        'e2e/forms-lost.spec.ts': [
          '§8 what neither the CMS nor the spool takes is kept in the form, with the specified words',
        ],
      },
    },
    {
      requirement: 'Career submit fails: logged; everything typed and the chosen resume stay and can be sent again',
      where: ['site/app/forms/ApplicationForm/send-application.ts', 'site/app/forms/use-submission.ts'],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§4 §8 an application that is not taken says why, is logged, keeps all with its resume and can be sent again, in ${language}',
          '§8 an application that gets no answer at all says so and can be sent again',
        ],
      },
    },
    {
      requirement:
        "Career submit fails without a script: each row says its text, what was typed stays; a backend's 413 or 429 is passed on as what it is",
      where: ['site/app/forms/ApplicationForm/application-action.ts', 'site/app/forms/posted-answer.ts'],
      proofs: {
        'e2e/application-without-script.spec.ts': [
          '§8 without a script the page says why an application was not taken and keeps what was typed',
        ],
        'site/app/forms/posted-answer.test.ts': ['§8 without a script the page is a %i and says %o'],
      },
    },
    {
      requirement: 'Text: Contact submit fails: An error occurred while submitting the form. Please try again.',
      where: ['contract/src/forms/contact-messages.ts'],
      proofs: {
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the contact form are the specification’s to the letter',
          '§5 §8 the contact form has its messages in German',
        ],
        'contract/src/submissions/judgement.test.ts': ['§4 §8 both forms answer in the language of their page: %s'],
      },
    },
    {
      requirement: 'Text: Career submit, status other than 200: An error occurred while submitting the form.',
      where: ['contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Text: Career submit, 413: The file size is too large. Please upload a smaller file.',
      where: ['contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement:
        'Text: Career submit, other answer with data: There was an error with your submission. Please check your inputs.',
      where: ['contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Text: Career submit, network error: An error occurred. Please try again.',
      where: ['contract/src/forms/application-messages.ts'],
      proofs: {
        'contract/src/forms/messages.test.ts': [
          '§5 §8 the English messages of the application are the specification’s to the letter',
          '§5 §8 the application has its messages in German',
        ],
      },
    },
    {
      requirement: 'Missing stored detail: where each detail leads to, in the browser and on the server',
      where: ['site/app/pages/detail-client-loader.ts'],
      proofs: {
        'site/app/pages/detail-client-loader.test.ts': ['§2 §8 with the stored card %o, %s leads to %s'],
        'site/app/pages/detail-loader.test.ts': ['§2 §8 %# the server sends %s to %s'],
        'e2e/stack/missing-pages.test.ts': ['§2 §8 a service without its detail shows that it loads, in ${language}'],
      },
    },
    {
      requirement: 'Unknown blog title from a card: whether it is among the cards',
      where: ['site/app/content/detail-cards.ts'],
      proofs: {
        'site/app/content/detail-cards.test.ts': ['§2 §8 %# tells a post that is not among the cards'],
        'site/app/pages/detail-client-loader.test.ts': [
          '§2 §8 a stored card with its text is shown without a request, until the list says that it is none',
        ],
      },
    },
    {
      requirement: 'List request fails: loading stops, nothing is asked again',
      where: ['site/app/pages/page-resolution.ts', 'site/app/content/list-fetch.ts'],
      proofs: {
        'e2e/content-states.spec.ts': [
          '§4 §8 a list that fails on the way to a page is named in place of the sections, in ${language}',
        ],
      },
    },
  ],
};
