import type { Section } from '../requirement.ts';

export const CALLS: Section = {
  name: '§7',
  title: 'The calls it makes',
  requirements: [
    {
      requirement: 'List fetch: `GET /wp-json/bc/v1/{endpoint}`, with `/de` for German',
      where: [
        'contract/src/wire.ts',
        'contract/src/content/query-resolution.ts',
        'site/server/routes/whole-set-sender.ts',
      ],
      proofs: {
        'contract/src/wire.test.ts': ['§7 the list of %s has an address for each language'],
        'site/app/content/list-fetch.test.ts': ['§4 §7 German has an address and a cache of its own'],
        'e2e/list-fetch.spec.ts': [
          '§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes',
        ],
        'site/server/routes/list-queries.test.ts': [
          '§7 answers the whole list though it holds its beginning only, cleaned',
        ],
      },
    },
    {
      requirement: 'List fetch headers: JSON content type and `X-BC-Secure` with the token',
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
      requirement: 'Every page key answers in both languages; each page is made of its sets',
      where: ['contract/src/pages/page-keys.ts', 'site/app/pages/prefetch-content.ts'],
      proofs: {
        'e2e/stack/wire.test.ts': ["§3 §7 the ${name} answers every page key in the contract's shape"],
        'site/app/pages/prefetch-content.test.ts': ['§7 the page %s is made of %j'],
      },
    },
    {
      requirement: 'On home the last 4 items are kept',
      where: ['site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/home-news.spec.ts': ['§2 §7 §9 home shows the last 4 posts of its list, also when the browser fetches it'],
      },
    },
    {
      requirement: 'Map embeds: four, from a maps service; no request to it before consent',
      where: ['site/app/sections/ContactMap/InteractiveMap.tsx', 'contract/src/settings/office-map.ts'],
      proofs: {
        'site/app/sections/ContactMap/map-consent.browser.test.tsx': [
          '§2 §7 the map shows four offices, and embeds each one after the visitor agreed',
        ],
        'e2e/contact-map.spec.ts': [
          '§7 the provider of the map is asked for nothing before the visitor agrees, and on the next page only where that was kept',
        ],
      },
    },
    {
      requirement:
        'Map embeds of cards that have a frame, a map link or coordinates, from a backend that says no offices beside them',
      where: [
        'contract/src/content/offices-of-cards.ts',
        'contract/src/settings/map-address.ts',
        'site/app/sections/ContactMap/map-offices.ts',
      ],
      proofs: {
        'contract/src/content/offices-of-cards.test.ts': ['§7 an office of a card is known by %s'],
        'site/app/sections/ContactMap/map-offices.test.ts': [
          '§7 shows the offices that are known by their cards alone with the maps of these and the texts beside them',
        ],
        'site/app/sections/ContactMap/map-consent.browser.test.tsx': [
          '§7 the maps of cards alone are offered, and the words say whose they are',
        ],
      },
    },
    {
      requirement:
        "The consent to the map is one to its provider's, lasts for the page, or longer when asked for, and can be withdrawn",
      where: ['site/app/sections/ContactMap/use-map-consent.ts'],
      proofs: {
        'site/app/sections/ContactMap/map-consent.browser.test.tsx': [
          '§7 the agreement to the map is kept only when the visitor says so',
          '§7 a kept agreement shows the map when the app runs, and is withdrawn with it',
          '§7 the agreement to one provider’s map is none to another’s',
        ],
        'e2e/contact-map.spec.ts': [
          '§7 the provider of the map is asked for nothing before the visitor agrees, and on the next page only where that was kept',
        ],
      },
    },
    {
      requirement:
        'Contact submit: POST `/wp-json/bc/v1/submit-form` as JSON with the secure header and exactly its fields',
      where: ['site/app/forms/post-json.ts', 'contract/src/forms/contact-submission.ts'],
      proofs: {
        'e2e/contact-request.spec.ts': [
          '§3 §5 §7 the contact form sends its fields and no others, three of four services as seo, in ${language}',
          '§5 §6 §7 the footer form sends dashes, as JSON with the secure header and credentials',
        ],
        'site/app/forms/MessageForm/send-contact.test.ts': ['§7 sends what the wire asks for and reads the reply'],
      },
    },
    {
      requirement: 'Contact submit: `message.message` is read as title, `data.message` as text',
      where: ['site/app/forms/MessageForm/send-contact.ts'],
      proofs: {
        'e2e/contact.spec.ts': [
          '§4 §7 a message from the contact page reaches sales and is confirmed with the reply and the first name',
        ],
        'site/app/forms/MessageForm/send-contact.test.ts': ['§7 sends what the wire asks for and reads the reply'],
      },
    },
    {
      requirement:
        'Career submit: POST `/wp-json/bc/v1/career-form` as JSON with exactly its fields, `resume` as data URL',
      where: ['site/app/forms/ApplicationForm/send-application.ts', 'contract/src/forms/application-submission.ts'],
      proofs: {
        'e2e/application-request.spec.ts': [
          '§3 §6 §7 an application sends its fields, the resume as data URL, as JSON with the secure header and credentials',
        ],
      },
    },
    {
      requirement: 'Career submit: success is status 200, with `data.desc` as text',
      where: ['site/app/forms/ApplicationForm/application-outcome.ts'],
      proofs: {
        'e2e/application.spec.ts': ['§4 §7 an application from a job reaches the recruiter, its resume nobody else'],
        'e2e/application-failures.spec.ts': [
          '§4 §7 an application that is taken without a text is confirmed by the name alone',
        ],
        'site/app/forms/ApplicationForm/application-outcome.test.ts': [
          '§7 only a 200 is a success, with the text of the reply or without',
        ],
      },
    },
    {
      requirement:
        'The list fetch is {backend}/wp-json/bc/v1/{endpoint}, with /de appended in German, and whole where nothing else is asked for',
      where: ['contract/src/wire.ts', 'cms/src/content/wire/answer.ts'],
      proofs: {
        'contract/src/wire.test.ts': ['§7 the list of %s has an address for each language'],
        'cms/src/content/wire/answer.test.ts': [
          '§7 without an ask the list is whole, every card with its text, as one JSON text would be',
        ],
      },
    },
    {
      requirement:
        'The page keys client, homepage, products, ecommerce, service, contactus, aboutus, projects, career, blog, review',
      where: ['contract/src/pages/page-keys.ts'],
      proofs: {
        'contract/src/wire.test.ts': [
          '§7 the list of %s has an address for each language',
          '§7 no other list can be asked for',
        ],
      },
    },
    {
      requirement: 'submit-form, career-form and the secure header with its fixed value',
      where: ['contract/src/wire.ts'],
      proofs: {
        'contract/src/wire.test.ts': [
          '§7 no call stands in the way of another, and all begin at the same place',
          '§7 a request can carry the token in its header, and the key of a submission in another',
        ],
      },
    },
    {
      requirement: 'The contact body, field for field',
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'contract/src/forms/contact-submission.test.ts': ['§3 §7 the contact form sends its fields, trimmed'],
      },
    },
    {
      requirement: 'The contact answer is read for message.message and data.message',
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'contract/src/forms/contact-submission.test.ts': [
          '§7 the answer to a message brings its title under message.message, its text under data.message',
        ],
      },
    },
    {
      requirement: 'The career body, field for field',
      where: ['contract/src/forms/application-submission.ts'],
      proofs: {
        'contract/src/forms/application-submission.test.ts': [
          '§3 §7 an application sends its fields, trimmed, with the resume as data URL',
        ],
      },
    },
    {
      requirement: 'The career answer is read for data.desc',
      where: ['contract/src/forms/application-submission.ts'],
      proofs: {
        'contract/src/forms/application-submission.test.ts': [
          '§7 the answer to an application brings its text under data.desc',
        ],
      },
    },
    {
      requirement: 'An answer is read as an array of entries, each with title, meta and endpoint_call',
      where: ['contract/src/content/read-entries.ts'],
      proofs: {
        'contract/src/content/read-entries.test.ts': [
          '§3 §7 an entry has the fields of the specification; what was not sent is empty',
        ],
      },
    },
    {
      requirement: "The names that the contact form's fields have in the body",
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'contract/src/forms/contact-submission.test.ts': [
          '§3 §7 what a server finds wrong with a field goes back to the input that sent it',
        ],
      },
    },
    {
      requirement: "Career submit: data.desc is the confirmation's text, in the language of the page",
      where: ['site/app/forms/ApplicationForm/application-outcome.ts'],
      proofs: {
        'e2e/application.spec.ts': ['§4 §7 an application is confirmed in German too, in the place of the form'],
      },
    },
    {
      requirement:
        "List POST variant: POST to the path of a list, in both languages, with a JSON body, is answered with the list's data; no page uses it, as its use was not shown",
      where: [
        'cms/src/app/wp-json/bc/v1/[key]/route.ts',
        'cms/src/app/wp-json/bc/v1/[key]/[language]/route.ts',
        'site/server/routes/wire-routes.ts',
      ],
      proofs: {
        'e2e/stack/wire.test.ts': [
          '§7 the ${name} answers the POST variant of the list fetch with the list, whatever the body',
        ],
        'site/server/routes/wire-routes.test.ts': ['§7 answers a POST to a list as it answers the list itself'],
      },
    },
    {
      requirement:
        'Content by page key: each of the eleven keys answers with a list of entries with title and meta, in both languages',
      where: ['contract/src/pages/page-keys.ts', 'cms/src/app/content/list-fetch.ts'],
      proofs: {
        'contract/src/wire.test.ts': [
          '§7 the list of %s has an address for each language',
          '§7 no other list can be asked for',
        ],
        'e2e/stack/wire.test.ts': ["§3 §7 the ${name} answers every page key in the contract's shape"],
      },
    },
    {
      requirement: 'The fixed token is the value of the secure header in every call',
      where: ['site/app/content/token.ts', 'contract/src/wire.ts'],
      proofs: {
        'contract/src/wire.test.ts': [
          '§7 no call stands in the way of another, and all begin at the same place',
          '§7 a request can carry the token in its header, and the key of a submission in another',
        ],
        'e2e/list-fetch.spec.ts': [
          '§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes',
        ],
        'e2e/contact-request.spec.ts': [
          '§5 §6 §7 the footer form sends dashes, as JSON with the secure header and credentials',
        ],
        'e2e/application-request.spec.ts': [
          '§3 §6 §7 an application sends its fields, the resume as data URL, as JSON with the secure header and credentials',
        ],
      },
    },
    {
      requirement: 'What visitors send while the backend is down is accepted with the specified answer',
      where: ['site/server/submissions/submissions.ts'],
      proofs: {
        'e2e/stack/outage.test.ts': [
          '§7 without the CMS what visitors send is accepted with the specified answer, also just before a restart',
        ],
      },
    },
  ],
};
