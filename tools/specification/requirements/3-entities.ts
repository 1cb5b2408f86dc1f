import type { Section } from '../requirement.ts';

export const ENTITIES: Section = {
  name: '§3',
  title: 'Entities and their fields',
  requirements: [
    {
      requirement: 'Entries, sections and cards come in their exact shape, one endpoint_call for each set and language',
      where: ['cms/src/content/wire/content-set.ts'],
      proofs: {
        'e2e/stack/wire.test.ts': ["§3 §7 the ${name} answers every page key in the contract's shape"],
        'cms/src/content/wire/content-set.test.ts': [
          '§3 every entry names the call that its set came from',
          '§3 a set changes when what it shows changes, in the language in which it does',
          '§3 a set changes with a text that nobody has read, with what that shows, and with nothing else',
        ],
      },
    },
    {
      requirement: 'Review card: name, location_company, review, image',
      where: ['site/app/sections/ReviewSlider/Review.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 §3 a review shows its text, name, location or company, and picture'],
      },
    },
    {
      requirement: 'RichText, Faq and Stats (reading guide) show `html_field` and their cards',
      where: [
        'site/app/sections/RichText/RichText.tsx',
        'site/app/sections/Faq/Faq.tsx',
        'site/app/sections/Stats/Stats.tsx',
      ],
      proofs: {
        'e2e/sections-texts.spec.ts': ['§3 a text, questions and figures show what their cards hold'],
      },
    },
    {
      requirement:
        'Untidy content (objects for lists, null, false, numbers, missing fields): the page renders what can be read',
      where: ['contract/src/content/read-entries.ts'],
      proofs: {
        'e2e/sections-untidy.spec.ts': ['§3 §8 what can not be read is left out and takes nothing with it'],
      },
    },
    {
      requirement: "What can't be read is dropped with one logged line naming the entry and the field",
      where: ['site/server/content-store/content-log.ts'],
      proofs: {
        'site/server/content-store/content-store.test.ts': ['§3 says once for each answer what could not be read'],
      },
    },
    {
      requirement: "Images come from the backend's uploads folder",
      where: ['site/server/content-store/backend-addresses.ts', 'site/server/routes/upload-routes.ts'],
      proofs: {
        'e2e/stack/uploads.test.ts': [
          '§3 every image of the content comes from the uploads folder of the backend',
          '§3 pages show the images of another backend from its uploads folder',
        ],
      },
    },
    {
      requirement:
        'Contact form state: inputs `Mrormrs` (default Mr), `first_name`, `name`, `company`, `service` (default webDevelopment), `email`, `mobile`, `message`, each with a visible label',
      where: ['contract/src/forms/contact.ts', 'site/app/forms/MessageForm/MessageFields.tsx'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the full contact form has its fields with label and default, the last name required by the browser, in ${language}',
          '§3 §5 the footer form has its fields with label and default, in ${language}',
        ],
      },
    },
    {
      requirement:
        'The service of the page that the form stands on, or that led to it, is chosen already; a subject that is none of the services stands in their place as long as it is ticked',
      where: ['contract/src/forms/page-services.ts', 'site/app/forms/MessageForm/MessageFields.tsx'],
      proofs: {
        'site/app/forms/FooterForm/page-about.browser.test.tsx': [
          '§3 the form at the foot of %s begins with the service that belongs to the page',
          '§3 what a message at the foot of %s is about stands in the place of the services until it is unticked',
        ],
      },
    },
    {
      requirement:
        'Contact submission: `first_name`, `last_name`, `department`, `company`, `mr_or_mrs`, `email`, `phone_number`, `description`, `checkbox`',
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'e2e/contact-request.spec.ts': [
          '§3 §5 §7 the contact form sends its fields and no others, three of four services as seo, in ${language}',
        ],
      },
    },
    {
      requirement:
        'Application inputs: `full_name`, `email`, `phone_number`, `position`, `years_of_experience`, `checkbox`, `resume`, each with a visible label',
      where: ['contract/src/forms/application.ts', 'site/app/forms/ApplicationForm/ApplicationForm.tsx'],
      proofs: {
        'site/app/forms/ApplicationForm/application-fields.browser.test.tsx': [
          '§3 §5 the application has its fields with label and default, the terms accepted and the position required in the markup only, in ${language}',
        ],
      },
    },
    {
      requirement: 'The terms are accepted from the start',
      where: ['contract/src/forms/application.ts', 'site/app/forms/ApplicationForm/TermsField.tsx'],
      proofs: {
        'site/app/forms/ApplicationForm/application-fields.browser.test.tsx': [
          '§3 §5 the application has its fields with label and default, the terms accepted and the position required in the markup only, in ${language}',
        ],
      },
    },
    {
      requirement: 'The resume is sent as data URL',
      where: ['site/app/forms/ApplicationForm/upload.ts'],
      proofs: {
        'e2e/application-request.spec.ts': [
          '§3 §6 §7 an application sends its fields, the resume as data URL, as JSON with the secure header and credentials',
        ],
      },
    },
    {
      requirement:
        'A section has main_title, sub_title, description, bg_image, com_image, html_field and two buttons’ texts and links',
      where: ['contract/src/content/fields.ts'],
      proofs: {
        'contract/src/content/read-entries.test.ts': [
          '§3 §7 an entry has the fields of the specification; what was not sent is empty',
        ],
        'contract/src/content/fields.test.ts': ['§3 %s holds what its name says: %s'],
      },
    },
    {
      requirement:
        'A card has its fourteen fields, houres spelt so; a review card name, location_company, review, image',
      where: ['contract/src/content/fields.ts'],
      proofs: {
        'contract/src/content/read-entries.test.ts': [
          '§3 a card and a review card have the fields of the specification',
        ],
        'contract/src/content/fields.test.ts': ['§3 %s holds what its name says: %s'],
      },
    },
    {
      requirement: 'A content entry has title, meta and endpoint_call; a field that was not sent is empty',
      where: ['contract/src/content/entry.ts', 'contract/src/content/read-entries.ts'],
      proofs: {
        'contract/src/content/read-entries.test.ts': [
          '§3 §7 an entry has the fields of the specification; what was not sent is empty',
        ],
      },
    },
    {
      requirement:
        'Contact form state: Mrormrs (default Mr), first_name, name, company, service (default webDevelopment), email, mobile, message',
      where: ['contract/src/forms/contact.ts'],
      proofs: {
        'contract/src/forms/contact.test.ts': ['§3 a new contact form is empty but for Mr and web development'],
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the full contact form has its fields with label and default, the last name required by the browser, in ${language}',
        ],
      },
    },
    {
      requirement:
        'A contact submission has first_name, last_name, department, company, mr_or_mrs, email, phone_number, description, checkbox',
      where: ['contract/src/forms/contact-submission.ts'],
      proofs: {
        'contract/src/forms/contact-submission.test.ts': [
          '§3 §7 the contact form sends its fields, trimmed',
          '§3 §7 what a server finds wrong with a field goes back to the input that sent it',
        ],
      },
    },
    {
      requirement:
        'A job application has full_name, email, phone_number, position, years_of_experience, checkbox and resume as data URL',
      where: ['contract/src/forms/application.ts', 'contract/src/forms/application-submission.ts'],
      proofs: {
        'contract/src/forms/application-submission.test.ts': [
          '§3 §7 an application sends its fields, trimmed, with the resume as data URL',
        ],
      },
    },
    {
      requirement: 'The terms of an application are accepted from the start',
      where: ['contract/src/forms/application.ts'],
      proofs: {
        'contract/src/forms/application.test.ts': [
          '§3 a new application is empty but for the position, and has accepted the terms',
        ],
      },
    },
    {
      requirement: 'Contact form state: Mrormrs is Mr or Mrs, service is one of the choices',
      where: ['contract/src/forms/contact.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§3 §5 the titles and the services to choose from, in ${language}',
        ],
      },
    },
    {
      requirement: 'Fetched list item: carries `endpoint_call`, one for each content set and language',
      where: ['cms/src/content/wire/content-set.ts', 'contract/src/content/entry.ts'],
      proofs: {
        'e2e/stack/wire.test.ts': ["§3 §7 the ${name} answers every page key in the contract's shape"],
        'contract/src/content/read-entries.test.ts': [
          '§3 §7 an entry has the fields of the specification; what was not sent is empty',
        ],
      },
    },
    {
      requirement: "Numbers and records that can't be read are reported by entry and field too",
      where: ['contract/src/content/read-entries.ts'],
      proofs: {
        'contract/src/content/read-entries.test.ts': [
          '§3 a number that is none is reported: %s',
          '§3 an image set and SEO texts that are %j are dropped and reported',
        ],
      },
    },
  ],
};
