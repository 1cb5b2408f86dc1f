import type { Section } from '../requirement.ts';

export const STATES: Section = {
  name: '§4',
  title: 'States and transitions',
  requirements: [
    {
      requirement: 'The language changes the request path of content calls',
      where: ['contract/src/wire.ts', 'site/app/content/list-fetch.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 §4 a German address is German, is remembered, and has calls with /de'],
        'e2e/language-selector.spec.ts': [
          '§2 §4 the selector leads to the twin page, is remembered, and changes the path of the calls',
        ],
        'site/app/content/list-fetch.test.ts': ['§4 §7 German has an address and a cache of its own'],
      },
    },
    {
      requirement: 'Without a stored value, or without storage, the language is that of the address, en by default',
      where: ['site/app/base/language/language-script.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 §4 §9 without a stored language a plain address is English, and its calls are'],
        'site/app/base/language/language-script.test.ts': ['§4 without storage %s moves to %s'],
      },
    },
    {
      requirement: 'Loading: the logo loader shows while a page is long in coming',
      where: ['site/app/shell/PageLoader/PageLoader.tsx'],
      proofs: {
        'e2e/content-states.spec.ts': [
          '§2 §4 a page that is long in coming shows the logo as it loads, in ${language}',
        ],
      },
    },
    {
      requirement:
        'Error: `Error fetching data:` and the error in place of the sections, from the server and in the browser',
      where: ['site/app/pages/FetchError.tsx', 'site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/stack/content-states.test.ts': [
          "§4 §8 a server that can't fetch a page's content says so in its place, in ${language}",
        ],
        'e2e/content-states.spec.ts': [
          '§4 §8 a list that fails on the way to a page is named in place of the sections, in ${language}',
        ],
        'site/app/pages/page-loader.test.ts': [
          '§4 §8 content that was never there is an error, with a word for the log only',
        ],
      },
    },
    {
      requirement: 'Empty: a page without sections or without an entry is the error page',
      where: ['site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/stack/content-states.test.ts': [
          '§2 §4 a page without sections or without an entry is the error page, in ${language}',
        ],
        'site/app/pages/page-loader.test.ts': ['§2 §4 %s is missing'],
      },
    },
    {
      requirement: 'Scroll-to-top button visible when the scroll position exceeds 300 px: hidden at 300, shown at 301',
      where: ['site/app/shell/ScrollToTop/ScrollToTop.tsx'],
      proofs: {
        'site/app/shell/ScrollToTop/ScrollToTop.browser.test.tsx': [
          '§2 §4 §9 the way back to the top shows above 300 px and leads there, in ${language}',
        ],
      },
    },
    {
      requirement: 'Content loading: a list that came empty shows its empty state',
      where: ['site/app/ui/EmptyList/EmptyList.tsx'],
      proofs: {
        'e2e/sections-untidy.spec.ts': [
          '§2 §4 every kind of list says that it is empty, under its heading, in ${language}',
        ],
      },
    },
    {
      requirement:
        'Project filter: All or one category; kept in the address, over a reload and the way back; its count is announced',
      where: ['site/app/ui/Filters/use-filters.ts', 'site/app/ui/Filters/Filters.tsx'],
      proofs: {
        'site/app/sections/ProjectGrid/project-filter.browser.test.tsx': [
          '§2 §4 projects are filtered by All or one category, kept in the address, in ${language}',
          '§4 a choice is there again on the way back, and is no step of its own',
          "§4 the server's HTML is filtered by the address, with a button that goes when the app runs",
        ],
        'e2e/project-filter.spec.ts': [
          '§4 a shared address shows its choice, and another choice asks the backend for nothing',
        ],
        'contract/src/content/filters.test.ts': [
          '§4 cards are filtered by what was chosen; what no card offers filters nothing',
        ],
        'site/app/ui/PageLinks/page-links.browser.test.tsx': [
          '§4 a long list of projects counts and offers all of them, numbers them on, and ends on its last page',
        ],
      },
    },
    {
      requirement: 'Project filter: an unknown category in the address reads as All',
      where: ['contract/src/content/filters.ts', 'site/app/ui/Filters/FilterSelect.tsx'],
      proofs: {
        'site/app/sections/ProjectGrid/project-filter.browser.test.tsx': [
          '§4 a category that no project has shows them all',
        ],
        'contract/src/content/filters.test.ts': [
          '§4 cards are filtered by what was chosen; what no card offers filters nothing',
        ],
      },
    },
    {
      requirement: 'Project filter by keyboard, without asking for the content again',
      where: ['site/app/ui/Filters/use-filters.ts'],
      proofs: {
        'site/app/sections/ProjectGrid/project-filter.browser.test.tsx': ['§4 the filter works by keys'],
        'e2e/project-filter.spec.ts': [
          '§4 a shared address shows its choice, and another choice asks the backend for nothing',
        ],
      },
    },
    {
      requirement: 'Project filter without a script',
      where: ['site/app/ui/Filters/Filters.tsx'],
      proofs: {
        'e2e/project-filter.spec.ts': ['§4 the filter is a form that asks for the filtered page'],
        'site/app/sections/ProjectGrid/project-filter.browser.test.tsx': [
          "§4 the server's HTML is filtered by the address, with a button that goes when the app runs",
        ],
      },
    },
    {
      requirement: 'The review carousel advances by itself every 3000 ms and not earlier',
      where: ['site/app/ui/Carousel/use-autoplay.ts', 'site/app/sections/ReviewSlider/ReviewSlider.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 reviews advance every 3000 ms, not a millisecond earlier, and wrap around',
        ],
      },
    },
    {
      requirement: 'The review carousel wraps around from the last page to the first',
      where: ['site/app/ui/Carousel/turn-page.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 reviews advance every 3000 ms, not a millisecond earlier, and wrap around',
        ],
      },
    },
    {
      requirement: 'The review carousel pauses on hover and goes on afterwards, also after a click',
      where: ['site/app/ui/Carousel/use-is-paused.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-pause.browser.test.tsx': [
          '§4 reviews wait while a pointer is on them and go on when it leaves, also after a click',
        ],
      },
    },
    {
      requirement: 'The review carousel pauses for a pointer that was there before the script',
      where: ['site/app/ui/Carousel/use-is-paused.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-pause.browser.test.tsx': [
          '§4 reviews wait for a pointer that was on them before the script ran',
        ],
      },
    },
    {
      requirement: 'The review carousel pauses on touch and goes on afterwards',
      where: ['site/app/ui/Carousel/use-is-paused.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-pause.browser.test.tsx': [
          '§4 reviews wait while a finger is on them and go on when it lets go',
        ],
      },
    },
    {
      requirement: 'The client slider plays by itself after 3000 ms, in a loop',
      where: ['site/app/sections/ClientSlider/ClientSlider.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': ['§4 §9 clients move on every 3000 ms in a loop'],
      },
    },
    {
      requirement: 'The project slider plays by itself after 3000 ms, in a loop',
      where: ['site/app/sections/ProjectSlider/ProjectSlider.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 projects move on by one every 3000 ms in a loop',
        ],
      },
    },
    {
      requirement: 'The certificate carousel plays by itself after 3000 ms, in a loop',
      where: ['site/app/sections/CertificateSlider/CertificateSlider.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': ['§4 §9 certificates move on every 3000 ms in a loop'],
      },
    },
    {
      requirement: 'Slides too few for a ring loop too, by themselves and by hand',
      where: ['site/app/ui/Carousel/turn-page.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 projects that are too few for a ring go back to the first one',
        ],
        'site/app/ui/Carousel/carousel-keyboard.browser.test.tsx': [
          '§4 the arrow keys and buttons lead around both ends where slides are too few for a ring',
        ],
      },
    },
    {
      requirement: 'A mouse drag over 40 px changes the slide both ways; 40 px does not',
      where: ['site/app/ui/Carousel/use-swipe.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-swipe.browser.test.tsx': [
          '§4 §9 dragging by 41 px changes the slide both ways and around, by 40 px it does not',
        ],
        'site/app/ui/Carousel/use-swipe.test.ts': ['§4 §9 a swipe over 40 px changes the slide, against its direction'],
      },
    },
    {
      requirement: "A finger's swipe over 40 px changes the slide both ways; 40 px does not",
      where: ['site/app/ui/Carousel/use-swipe.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-swipe.browser.test.tsx': [
          '§4 §9 a swipe of 41 px changes the slide both ways and around, one of 40 px does not',
        ],
      },
    },
    {
      requirement: 'A finger that scrolls the page is no swipe',
      where: ['site/app/ui/Carousel/use-swipe.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-swipe.browser.test.tsx': [
          '§4 a finger that scrolls the page does not change the slide',
        ],
      },
    },
    {
      requirement: 'The left and right arrow keys navigate',
      where: ['site/app/ui/Carousel/Carousel.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-keyboard.browser.test.tsx': [
          '§4 the left and right arrow keys navigate, around both ends',
        ],
      },
    },
    {
      requirement: "The generic carousel's default interval is 5000 ms",
      where: ['site/app/ui/Carousel/Carousel.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 a carousel that names no interval moves on every 5000 ms',
        ],
      },
    },
    {
      requirement: 'Contact form: on a validation failure its errors show and nothing is sent',
      where: ['site/app/forms/use-submission.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-rules.browser.test.tsx': [
          "§4 §5 the full contact form shows each rule's message under its field and sends nothing, in ${language}",
          "§4 §5 the footer form shows each rule's message except for the company, which it does not ask, in ${language}",
        ],
      },
    },
    {
      requirement:
        'Contact form: on success title and text of the reply, the first name and an exclamation mark stand in its place',
      where: [
        'site/app/forms/MessageForm/message-sending.ts',
        'site/app/forms/MessageForm/send-contact.ts',
        'site/app/forms/Sent/sent-texts.ts',
      ],
      proofs: {
        'e2e/contact.spec.ts': [
          '§4 §7 a message from the contact page reaches sales and is confirmed with the reply and the first name',
          '§4 §5 a message from the footer form arrives with dashes for what it does not ask and is confirmed in its place',
        ],
        'site/app/forms/Sent/sent-texts.test.ts': [
          '§4 ends a success text with the first name and an exclamation mark',
        ],
        'contract/src/submissions/judgement.test.ts': ['§4 §8 both forms answer in the language of their page: %s'],
        'contract/src/submissions/submission-answers.test.ts': ['§4 a name can follow on %s'],
      },
    },
    {
      requirement: 'Contact form: on a send failure a generic error appears and the form stays with all that was typed',
      where: ['site/app/forms/MessageForm/message-sending.ts', 'site/app/forms/MessageForm/send-contact.ts'],
      proofs: {
        'e2e/contact-failures.spec.ts': [
          '§4 §8 a message that is not taken is logged, keeps all that was typed and can be sent again, in ${language}',
          '§4 §8 what a backend finds wrong with a message stands at its field until that is edited',
        ],
      },
    },
    {
      requirement:
        'The submit button is disabled by the readiness flag alone, which is always true; a form on its way is not sent twice',
      where: ['site/app/forms/FormEnd.tsx', 'site/app/forms/use-submission.ts'],
      proofs: {
        'e2e/sending.spec.ts': [
          '§4 a message is sent once, however often it is submitted, and the form says that it is on its way',
          '§4 an application is sent once, however often it is submitted, and the form says that it is on its way',
          '§4 two clicks in a row send a message once',
        ],
      },
    },
    {
      requirement: 'Application: on success the desc text and the full name stand in the place of the form',
      where: ['site/app/forms/ApplicationForm/Application.tsx', 'site/app/forms/Sent/sent-texts.ts'],
      proofs: {
        'e2e/application.spec.ts': [
          '§4 §7 an application from a job reaches the recruiter, its resume nobody else',
          '§4 §7 an application is confirmed in German too, in the place of the form',
        ],
        'site/app/forms/Sent/sent-texts.test.ts': ['§4 ends a confirmation with the full name, or is the name'],
      },
    },
    {
      requirement: 'Application: without a desc text just the name',
      where: ['site/app/forms/ApplicationForm/application-outcome.ts', 'site/app/forms/Sent/sent-texts.ts'],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§4 §7 an application that is taken without a text is confirmed by the name alone',
        ],
      },
    },
    {
      requirement: 'Application: otherwise an error message below the form, which stays',
      where: ['site/app/forms/FormEnd.tsx'],
      proofs: {
        'e2e/application-failures.spec.ts': [
          '§4 §8 an application that is not taken says why, is logged, keeps all with its resume and can be sent again, in ${language}',
          '§4 §8 what a backend finds wrong with an application stands at its field until that is edited',
        ],
      },
    },
    {
      requirement: 'Editing a field clears its error, and no other',
      where: ['site/app/forms/use-submission.ts', 'site/app/forms/form-state.ts'],
      proofs: {
        'site/app/forms/error-summary.browser.test.tsx': [
          '§4 what is wrong with the ${name} is announced, takes the focus, leads to each field, and goes when that is edited, in ${language}',
        ],
        'site/app/forms/form-state.test.ts': ['§4 editing a field clears its error and no other'],
      },
    },
    {
      requirement: 'Errors are announced, take the focus and lead to their fields',
      where: ['site/app/forms/ErrorSummary/ErrorSummary.tsx', 'site/app/ui/Field/FieldNote.tsx'],
      proofs: {
        'site/app/forms/error-summary.browser.test.tsx': [
          '§4 what is wrong with the ${name} is announced, takes the focus, leads to each field, and goes when that is edited, in ${language}',
        ],
      },
    },
    {
      requirement: 'Both forms work without a script: errors shown, everything typed kept, accepted ones confirmed',
      where: ['site/app/forms/MessageForm/message-action.ts', 'site/app/forms/ApplicationForm/application-action.ts'],
      proofs: {
        'e2e/contact-without-script.spec.ts': [
          '§4 §5 without a script the contact form shows what is wrong, keeps what was typed, and arrives',
          '§4 §5 without a script the footer form shows what is wrong, keeps what was typed, and arrives',
        ],
        'e2e/application-without-script.spec.ts': [
          '§4 §5 without a script the application shows what is wrong, keeps what was typed, and arrives with its file',
        ],
      },
    },
    {
      requirement: 'Content that could not be fetched is the error state, not the empty one',
      where: ['site/app/pages/detail-client-loader.ts'],
      proofs: {
        'site/app/pages/detail-loader.test.ts': ['§4 §8 content that was never there is the error, not a missing page'],
      },
    },
    {
      requirement: 'The application: on a validation failure the messages show and nothing is sent',
      where: ['site/app/forms/ApplicationForm/application-sending.ts', 'site/app/forms/use-submission.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-rules.browser.test.tsx': [
          "§4 §5 the application shows each rule's message under its field and one for all below, and sends nothing, in ${language}",
        ],
      },
    },
  ],
};
