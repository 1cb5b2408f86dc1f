import type { Section } from '../requirement.ts';

export const LIMITS: Section = {
  name: '§9',
  title: 'Business constants and limits',
  requirements: [
    {
      requirement: 'A list is kept under its request URL, its time under the same key plus `_timestamp`',
      where: ['site/app/content/list-cache.ts'],
      proofs: {
        'e2e/list-fetch.spec.ts': [
          '§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes',
        ],
        'site/app/content/list-cache.test.ts': [
          '§9 keeps a list under the request URL, and the time under the same key plus _timestamp',
        ],
        'site/app/content/list-fetch.test.ts': ['§9 what is asked for of a list is kept under its own request URL'],
      },
    },
    {
      requirement: 'The list cache lives 5 minutes',
      where: ['site/app/content/list-cache.ts', 'contract/src/constants.ts'],
      proofs: {
        'e2e/list-fetch.spec.ts': [
          '§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes',
        ],
        'site/app/content/list-cache.test.ts': ['§9 a list of %i ms is still good: %s'],
        'site/app/content/list-fetch.test.ts': [
          '§9 asks again after 5 minutes and not before',
          '§9 a fresh answer with the same endpoint_call is kept for another 5 minutes',
        ],
      },
    },
    {
      requirement: 'A fresh answer with another endpoint_call than seen in the session removes the kept list',
      where: ['site/app/content/list-fetch.ts'],
      proofs: {
        'e2e/list-fetch.spec.ts': ['§9 a list that an editor has changed since it was seen is no longer kept'],
        'site/app/content/list-fetch.test.ts': [
          '§9 a fresh answer with another endpoint_call removes the kept entry',
          '§9 what an earlier page kept counts as seen',
          '§9 another endpoint_call removes all that was kept of its set, and nothing else',
        ],
      },
    },
    {
      requirement: 'Leaving or closing the page clears the whole local storage',
      where: ['site/app/document/head-script.ts'],
      proofs: {
        'e2e/leaving.spec.ts': [
          '§9 leaving from any other page clears the whole storage',
          '§9 closing the page clears the storage too',
        ],
        'site/app/document/head-script.test.ts': ['§9 leaving from %s clears the storage'],
        'e2e/language.spec.ts': ['§2 §9 German is forgotten where leaving clears the storage'],
      },
    },
    {
      requirement: 'On the projects, blog, agency and jobapply routes leaving keeps it',
      where: ['site/app/document/head-script.ts'],
      proofs: {
        'e2e/leaving.spec.ts': ['§9 leaving from projects, blog, agency and jobapply keeps the storage'],
        'site/app/document/head-script.test.ts': ['§9 leaving from %s keeps the storage'],
      },
    },
    {
      requirement: 'Moving inside the site is not leaving',
      where: ['site/app/document/head-script.ts'],
      proofs: {
        'e2e/leaving.spec.ts': ['§9 moving between pages inside the site is not leaving'],
      },
    },
    {
      requirement: 'Leaving is told by pagehide, so that pages may stay in the back-forward cache',
      where: ['site/app/document/head-script.ts'],
      proofs: {
        'e2e/leaving.spec.ts': [
          '§9 nothing keeps a page out of the back-forward cache: no unload, no beforeunload, no ban on storing it',
        ],
      },
    },
    {
      requirement: 'Forbidden, full or broken storage stops nothing',
      where: ['site/app/content/browser-storage.ts'],
      proofs: {
        'e2e/without-storage.spec.ts': ['§2 §9 with a ${name} storage pages change and cards open, in ${language}'],
        'site/app/document/head-script.test.ts': [
          '§9 a storage that cannot be cleared does not stop a visitor from leaving',
        ],
      },
    },
    {
      requirement: 'Home news list: 4 items',
      where: ['site/app/pages/page-resolution.ts', 'contract/src/constants.ts'],
      proofs: {
        'e2e/home-news.spec.ts': ['§2 §7 §9 home shows the last 4 posts of its list, also when the browser fetches it'],
        'site/app/pages/page-loader.test.ts': [
          '§2 §9 the home page shows the last four of its news, the news page all',
        ],
      },
    },
    {
      requirement: 'Languages en and de, default en',
      where: ['contract/src/languages.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 §4 §9 without a stored language a plain address is English, and its calls are'],
      },
    },
    {
      requirement: 'Navigation hover threshold 991 px',
      where: ['contract/src/constants.ts', 'site/app/shell/Navigation/use-menu-pointer.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-pointer.browser.test.tsx': [
          '§2 §9 at 992 px a panel opens on hover and closes on leaving',
          '§2 §9 at 991 px a panel toggles on click and not on hover',
        ],
      },
    },
    {
      requirement: 'Footer copyright line 2015-2025',
      where: ['site/app/shell/Footer/Footer.tsx', 'contract/src/constants.ts'],
      proofs: {
        'e2e/shell.spec.ts': ['§2 §9 the footer has its columns, offices, networks and copyright line, in ${language}'],
      },
    },
    {
      requirement: 'Scroll-to-top threshold 300 px',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/shell/ScrollToTop/ScrollToTop.browser.test.tsx': [
          '§2 §4 §9 the way back to the top shows above 300 px and leads there, in ${language}',
        ],
      },
    },
    {
      requirement: 'Review carousel: interval 3000 ms',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 reviews advance every 3000 ms, not a millisecond earlier, and wrap around',
        ],
      },
    },
    {
      requirement: 'Review carousel: 2 reviews per slide from a window width of 1024 px, else 1',
      where: ['site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': ['§9 reviews in view: 1 below 1024, 2 from 1024'],
      },
    },
    {
      requirement: 'Default carousel interval: 5000 ms',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 a carousel that names no interval moves on every 5000 ms',
        ],
      },
    },
    {
      requirement: 'Swipe threshold: 40 px',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/ui/Carousel/use-swipe.test.ts': ['§4 §9 a swipe over 40 px changes the slide, against its direction'],
        'site/app/ui/Carousel/carousel-swipe.browser.test.tsx': [
          '§4 §9 dragging by 41 px changes the slide both ways and around, by 40 px it does not',
          '§4 §9 a swipe of 41 px changes the slide both ways and around, one of 40 px does not',
        ],
      },
    },
    {
      requirement: 'Other carousels: autoplay delay 3000 ms with loop',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 clients move on every 3000 ms in a loop',
          '§4 §9 projects move on by one every 3000 ms in a loop',
          '§4 §9 certificates move on every 3000 ms in a loop',
          '§4 §9 projects that are too few for a ring go back to the first one',
        ],
      },
    },
    {
      requirement: 'Client slider per view: 1 at 320 px, 2 at 768, 3 at 1024, 4 at 1400, 6 above 1400',
      where: ['site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': [
          '§9 clients in view: 1 at 320, 2 at 768, 3 at 1024, 4 at 1400, 6 above',
        ],
      },
    },
    {
      requirement: 'Project slider per view: 1 at 320 px, 2 at 768, 3 at 1300, 4 at 1450',
      where: ['site/app/ui/Carousel/per-view.module.css', 'site/app/ui/Carousel/Carousel.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': [
          '§9 projects in view: 1 at 320, 2 at 768, 3 at 1300, 4 at 1450',
        ],
      },
    },
    {
      requirement: 'Certificate carousel: interval 3000 ms',
      where: ['site/app/sections/CertificateSlider/CertificateSlider.tsx'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': ['§4 §9 certificates move on every 3000 ms in a loop'],
      },
    },
    {
      requirement: 'Certificate carousel: 1, 3 or 4 cards per slide below 768 px, from 768 and from 1024',
      where: ['site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': [
          '§9 certificates in view: 1 below 768, 3 from 768, 4 from 1024',
        ],
      },
    },
    {
      requirement: 'Where all slides are in view, by the numbers of the contract, nothing is there to control them',
      where: ['site/app/ui/Carousel/per-view.ts', 'site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-controls.browser.test.tsx': [
          '§9 $count $kind need no controls from $from px on',
        ],
      },
    },
    {
      requirement: 'Phone input maximum 9999999999, length 15',
      where: ['site/app/forms/MessageForm/PhoneField.tsx', 'contract/src/constants.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§5 §9 the phone input of the ${variant} form is numeric, at most 9999999999 and 15 long',
        ],
      },
    },
    {
      requirement: 'Years of experience 0 to 25',
      where: ['site/app/forms/ApplicationForm/ExperienceField.tsx', 'contract/src/constants.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/application-fields.browser.test.tsx': [
          '§5 §9 the years of experience take no sign, no letter and nothing above 25',
        ],
        'site/app/forms/ApplicationForm/ExperienceField.test.ts': [
          '§5 §9 the years of experience may read %j while they are typed',
          '§5 §9 the years of experience may never read %j',
        ],
      },
    },
    {
      requirement: 'Resume maximum 10 MB',
      where: ['contract/src/forms/resume.ts', 'contract/src/constants.ts'],
      proofs: {
        'site/app/forms/ApplicationForm/resume-field.browser.test.tsx': [
          '§5 §9 the form takes a resume of 10 MB to the byte and says at once that one byte more is too much',
        ],
        'e2e/stack/resume-size.test.ts': [
          '§5 §9 the server takes a resume of 10 MB to the byte',
          '§5 §8 §9 the server answers a resume of one byte more with 413, in the language that is asked in',
        ],
      },
    },
    {
      requirement: 'Constant: a list is cached for 5 minutes, its time under the timestamp key',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/content/list-cache.test.ts': [
          '§9 keeps a list under the request URL, and the time under the same key plus _timestamp',
        ],
        'e2e/list-fetch.spec.ts': [
          '§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes',
        ],
      },
    },
    {
      requirement: 'Constant: the home news list has 4 items',
      where: ['contract/src/constants.ts'],
      proofs: {
        'contract/src/pages/pages.test.ts': ['§9 the home page shows four of its news, every other page all'],
      },
    },
    {
      requirement: 'Constant: the scroll-to-top threshold is 300 px',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/shell/ScrollToTop/ScrollToTop.browser.test.tsx': [
          '§2 §4 §9 the way back to the top shows above 300 px and leads there, in ${language}',
        ],
      },
    },
    {
      requirement: 'Constant: reviews change after 3000 ms, two of them per slide from 1024 px',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 reviews advance every 3000 ms, not a millisecond earlier, and wrap around',
        ],
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': ['§9 reviews in view: 1 below 1024, 2 from 1024'],
        'site/app/sections/ReviewSlider/review-width.test.ts': [
          '§9 the reviews’ style sheet makes room for two from the same width on as the carousel',
        ],
      },
    },
    {
      requirement:
        'Constant: the default carousel interval is 5000 ms, the others’ autoplay delay 3000 ms, the swipe threshold 40 px',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/ui/Carousel/carousel-time.browser.test.tsx': [
          '§4 §9 a carousel that names no interval moves on every 5000 ms',
          '§4 §9 clients move on every 3000 ms in a loop',
        ],
        'site/app/ui/Carousel/use-swipe.test.ts': ['§4 §9 a swipe over 40 px changes the slide, against its direction'],
      },
    },
    {
      requirement: 'Constant: clients per view: 1 at 320 px, 2 at 768, 3 at 1024, 4 at 1400, 6 above 1400',
      where: ['contract/src/constants.ts', 'site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': [
          '§9 clients in view: 1 at 320, 2 at 768, 3 at 1024, 4 at 1400, 6 above',
        ],
      },
    },
    {
      requirement: 'Constant: projects per view: 1 at 320 px, 2 at 768, 3 at 1300, 4 at 1450',
      where: ['contract/src/constants.ts', 'site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': [
          '§9 projects in view: 1 at 320, 2 at 768, 3 at 1300, 4 at 1450',
        ],
      },
    },
    {
      requirement: 'Constant: certificates per view: 1 below 768 px, 3 from 768, 4 from 1024',
      where: ['contract/src/constants.ts', 'site/app/ui/Carousel/per-view.module.css'],
      proofs: {
        'site/app/ui/Carousel/carousel-per-view.browser.test.tsx': [
          '§9 certificates in view: 1 below 768, 3 from 768, 4 from 1024',
        ],
      },
    },
    {
      requirement: 'Constant: the navigation opens on hover above 991 px',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-pointer.browser.test.tsx': [
          '§2 §9 at 992 px a panel opens on hover and closes on leaving',
          '§2 §9 at 991 px a panel toggles on click and not on hover',
        ],
      },
    },
    {
      requirement: 'Constant: the final part of an email address has 2 to 6 characters',
      where: ['contract/src/constants.ts'],
      proofs: {
        'contract/src/forms/rules.test.ts': ['§9 "%s" is an email address: %s'],
      },
    },
    {
      requirement:
        'Constant: a phone number has 10 digits, the contact form’s starting 6 to 9, the application’s 7 to 9',
      where: ['contract/src/constants.ts'],
      proofs: {
        'contract/src/forms/rules.test.ts': ['§9 "%s" is one for the contact form: %s, for an application: %s'],
      },
    },
    {
      requirement: 'Constant: the phone input takes 9999999999 at most, and 15 characters',
      where: ['contract/src/constants.ts'],
      proofs: {
        'site/app/forms/MessageForm/message-fields.browser.test.tsx': [
          '§5 §9 the phone input of the ${variant} form is numeric, at most 9999999999 and 15 long',
        ],
      },
    },
    {
      requirement: 'Constant: a resume has 10 MB at most, experience is 0 to 25 years',
      where: ['contract/src/constants.ts'],
      proofs: {
        'contract/src/forms/resume.test.ts': ['§9 the file "%s" of %i bytes has the problem %s'],
        'contract/src/forms/rules.test.ts': ['§9 "%s" is a number of years: %s'],
      },
    },
    {
      requirement:
        'Constant: the footer’s copyright years are 2015-2025, the first being the year from which the company is active',
      where: ['contract/src/constants.ts'],
      proofs: {
        'e2e/shell.spec.ts': ['§2 §9 the footer has its columns, offices, networks and copyright line, in ${language}'],
      },
    },
    {
      requirement: 'Constant: the languages are en and de, the default is en',
      where: ['contract/src/languages.ts'],
      proofs: {
        'contract/src/languages.test.ts': ['§9 knows the site’s languages by their names'],
      },
    },
  ],
};
