import type { Section } from '../requirement.ts';

export const SCREENS_AND_ROUTES: Section = {
  name: '§2',
  title: 'Screens and routes',
  requirements: [
    {
      requirement:
        '`/`, `/products`, `/contactus/…`, `/agency/…`, `/projects`, `/career-form`, `/imprint`, `/termsandcondition` each show their entry',
      where: ['site/app/pages/page-modules.ts', 'site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 §6 every page of the table shows its entry to anybody, in ${language}'],
        'site/app/pages/page-loader.test.ts': ['§2 the application form needs no introduction: %o'],
      },
    },
    {
      requirement: 'The 13 e-commerce addresses show the entry whose title equals the page name',
      where: ['contract/src/pages/pages.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 every e-commerce address shows the entry of its name, in ${language}'],
      },
    },
    {
      requirement: '`/ecommerce-detail/{title}` shows the same page as `/ecommerce/{pagename}`, in any case',
      where: ['contract/src/pages/pages.ts', 'contract/src/pages/page-table.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 /ecommerce-detail shows the same page as /ecommerce, in any case'],
        'contract/src/pages/page-table.test.ts': ['§2 %s is known as %s'],
      },
    },
    {
      requirement:
        'The 10 service addresses, and the misspelt `/services/webdevelopmente`, show the entry of their name',
      where: ['contract/src/pages/pages.ts', 'contract/src/pages/page-table.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 every service address shows the entry of its name, in ${language}'],
        'contract/src/pages/page-table.test.ts': ['§2 %s is known as %s'],
      },
    },
    {
      requirement:
        'An entry that its backend calls otherwise is found by the rules of [decision 58](decisions/0058-which-entry-is-the-page.md), and a page is named in another language only where it is there',
      where: [
        'contract/src/content/entry-names.ts',
        'site/server/content-store/raw-sets.ts',
        'site/app/pages/page-loader.ts',
      ],
      proofs: {
        'site/server/content-store/raw-sets.test.ts': [
          '§2 holds entries under the titles by which their pages find them, in both languages',
          '§2 %s leads to %s',
        ],
        'site/app/pages/page-loader.test.ts': [
          '§2 names a page in another language only where it is there, or might be',
        ],
      },
    },
    {
      requirement: 'Every address is reached by links, in both languages',
      where: ['site/app/pages/page-modules.ts'],
      proofs: {
        'e2e/stack/every-page.test.ts': ['§2 §6 every route is reached in ${language}, and nothing else but pages'],
      },
    },
    {
      requirement: 'Every page is whole: status, title, description, images, language',
      where: ['site/app/pages/page-modules.ts'],
      proofs: {
        'e2e/stack/every-page.test.ts': ['§2 every page in ${language} is whole'],
      },
    },
    {
      requirement: 'Links stay in the language of their page',
      where: ['site/app/ui/LocalLink/LocalLink.tsx'],
      proofs: {
        'e2e/stack/every-page.test.ts': ['§2 links stay in ${language}'],
      },
    },
    {
      requirement: '`/blog/{title}` and `/projects/{title}` show image and html_field, `/jobapply/{role}` its text',
      where: [
        'site/app/pages/PostPage/PostPage.tsx',
        'site/app/pages/ProjectPage/ProjectPage.tsx',
        'site/app/pages/JobPage/JobPage.tsx',
      ],
      proofs: {
        'e2e/stack/routes.test.ts': [
          '§2 every project, post and job shows its title, picture and text, in ${language}',
        ],
      },
    },
    {
      requirement: 'A role is read with hyphens as spaces and in any case',
      where: ['contract/src/address/slug.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': [
          '§2 a role is found with hyphens or spaces and in any case, under its one address',
        ],
        'contract/src/address/slug.test.ts': ['§2 the job "%s" belongs to the role "%s": %s'],
        'contract/src/content/detail-cards.test.ts': [
          '§2 a role in an address reads hyphens as spaces, other names do not',
        ],
      },
    },
    {
      requirement: 'The slug is the title in lower case with hyphens for spaces',
      where: ['contract/src/address/slug.ts'],
      proofs: {
        'contract/src/address/slug.test.ts': [
          '§2 the slug of "%s" is "%s"',
          '§2 the title "%s" belongs to the slug "%s": %s',
        ],
        'site/app/pages/detail-loader.test.ts': [
          '§2 %s is found by its slug',
          '§2 %s is found in any spelling, under its one address %s',
        ],
        'contract/src/pages/page-table.test.ts': [
          '§2 a page is filled with the slug of a title, and an entry is found by it',
        ],
      },
    },
    {
      requirement: 'Each kind of detail page takes the cards of its own sections',
      where: ['contract/src/content/detail-cards.ts'],
      proofs: {
        'contract/src/content/detail-cards.test.ts': ['§2 %# finds the cards of its own sections'],
      },
    },
    {
      requirement: 'A job without html_field is the error page',
      where: ['site/app/pages/detail-client-loader.ts'],
      proofs: {
        'e2e/stack/missing-pages.test.ts': ['§2 a job without its text is the error page, in ${language}'],
      },
    },
    {
      requirement: 'A service without its detail shows `Loading...`; the server answers 404',
      where: ['site/app/pages/ServicePage/ServicePage.tsx'],
      proofs: {
        'e2e/stack/missing-pages.test.ts': ['§2 §8 a service without its detail shows that it loads, in ${language}'],
        'site/app/pages/detail-loader.test.ts': ['§2 a service that is not there is missing, with the status of it'],
      },
    },
    {
      requirement: 'Any other path, `/404` among them, is the error page with status 404',
      where: ['site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/stack/missing-pages.test.ts': [
          '§2 §8 every other address is the error page with the status of it, in ${language}',
        ],
        'site/app/browser/load-page.test.ts': ['§2 an address of no page is missing, under its own address'],
      },
    },
    {
      requirement: 'The error page has an image and a Go to Home button that goes to `/` (German: `/de`)',
      where: ['site/app/pages/ErrorPage/ErrorPage.tsx'],
      proofs: {
        'e2e/missing-pages.spec.ts': ['§2 the error page has an image, and its button goes home, in ${language}'],
      },
    },
    {
      requirement: 'A missing project leads to `/projects`, a post to `/agency/blogs`, a job to `/404`',
      where: ['site/app/pages/detail-client-loader.ts'],
      proofs: {
        'e2e/stack/missing-pages.test.ts': ['§2 §8 ${path} leads to ${leadsTo}'],
        'e2e/stale-cards.spec.ts': [
          '§2 §8 without a stored card and without one in the backend a detail page leads on',
        ],
        'site/app/pages/detail-loader.test.ts': ['§2 §8 %# the server sends %s to %s'],
        'site/app/pages/detail-client-loader.test.ts': ['§2 %s leads to %s'],
        'site/app/browser/load-page.test.ts': ['§2 an address that leads elsewhere arrives there'],
      },
    },
    {
      requirement:
        'The selected card is stored before navigating as `pojectdetail`, `careerdetail`, `newsdetail` and shown without a request',
      where: [
        'site/app/browser/store-selected-cards.ts',
        'site/app/content/selected-card.ts',
        'site/app/content/store-card.ts',
        'site/app/pages/detail-client-loader.ts',
      ],
      proofs: {
        'e2e/detail-cards.spec.ts': ['§2 a card of ${list} is stored as ${key} and shown without a request'],
        'site/app/content/read-stored-card.test.ts': ['§2 a card is stored under the key of its page, %s'],
        'site/app/pages/detail-client-loader.test.ts': [
          '§2 a card that was stored as its list shows it is completed with its text',
        ],
        'site/app/content/selected-card.test.ts': [
          '§2 the card that leads to %s is stored as %s',
          '§2 the cards beside a detail page are selected on it, too',
        ],
      },
    },
    {
      requirement:
        'A card that leads to a shop or service page is stored as `ecommercedetail` or `servicedetail`, the latter a one-item list',
      where: ['site/app/content/selected-card.ts', 'contract/src/pages/pages.ts', 'site/app/content/store-card.ts'],
      proofs: {
        'e2e/detail-cards.spec.ts': ['§2 cards that lead to pages of shops and services are stored on the way'],
        'contract/src/pages/page-table.test.ts': ['§2 a card that leads to "%s" is stored as: %s'],
        'site/app/content/read-stored-card.test.ts': ['§2 a service is stored as a one-item list'],
        'site/app/content/selected-card.test.ts': ['§2 the card that leads to %s is stored as %s'],
      },
    },
    {
      requirement: 'A stored card whose title matches is shown even where the backend has none',
      where: ['site/app/pages/detail-client-loader.ts'],
      proofs: {
        'e2e/stale-cards.spec.ts': ['§2 a stored card is shown though the backend has nothing'],
      },
    },
    {
      requirement: 'A blog title from a card that is not among the cards leads to `/404`',
      where: ['site/app/pages/detail-client-loader.ts', 'site/app/content/detail-cards.ts'],
      proofs: {
        'e2e/stale-cards.spec.ts': ['§2 §8 a stored post that is not among the cards leads to /404'],
        'site/app/pages/detail-client-loader.test.ts': [
          '§2 §8 with the stored card %o, %s leads to %s',
          '§2 §8 a stored card with its text is shown without a request, until the list says that it is none',
        ],
        'site/app/content/detail-cards.test.ts': ['§2 §8 %# tells a post that is not among the cards'],
      },
    },
    {
      requirement: 'Every route change scrolls to the top; going back and forward restores the place',
      where: ['site/app/browser/router.ts', 'site/app/browser/RouterView.tsx'],
      proofs: {
        'e2e/scroll-position.spec.ts': ['§2 every route change scrolls to the top, and going back restores the place'],
        'site/app/browser/router.test.ts': ['§2 going back leads to where the page was scrolled to'],
      },
    },
    {
      requirement: '`lang` is written by a prefixed address and restored on load; default en',
      where: ['site/app/base/language/language-script.ts'],
      proofs: {
        'e2e/language.spec.ts': [
          '§2 §4 §9 without a stored language a plain address is English, and its calls are',
          '§2 §4 a German address is German, is remembered, and has calls with /de',
        ],
        'site/app/base/language/language-script.test.ts': [
          '§2 %s opened with the stored language %s moves to %s and leaves %s stored',
        ],
      },
    },
    {
      requirement: '`/en/…` stores en and moves to the plain address',
      where: ['site/app/base/language/language-script.ts', 'site/server/routes/plain-address.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 an address with /en stores English and moves to the plain address'],
      },
    },
    {
      requirement: 'A stored `de` moves a plain address to `/de/…` before anything is painted',
      where: ['site/app/base/language/language-script.ts', 'site/app/document/head-script.ts'],
      proofs: {
        'e2e/language.spec.ts': [
          '§2 a stored German moves a plain address to its German twin before anything is painted',
        ],
      },
    },
    {
      requirement: 'The language selector is hidden',
      where: ['site/app/shell/LanguageSelector.tsx'],
      proofs: {
        'e2e/language.spec.ts': ['§2 the selector is hidden'],
      },
    },
    {
      requirement: 'Where a setting shows it, the selector leads to the twin page and stores the choice as `lang`',
      where: ['site/app/shell/LanguageSelector.tsx'],
      proofs: {
        'e2e/language-selector.spec.ts': [
          '§2 §4 the selector leads to the twin page, is remembered, and changes the path of the calls',
        ],
      },
    },
    {
      requirement: 'Pages name their twins with hreflang, the English one as default',
      where: ['site/app/pages/page-description.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 pages name each other and the English one as the default'],
        'e2e/stack/every-page.test.ts': ['§2 the twins of a page name it in turn'],
      },
    },
    {
      requirement: 'Dates and salaries are written as each language does',
      where: ['site/app/ui/LocalDate/format-date.ts', 'cms/src/content/wire/job.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 dates and salaries are written as the language does, below "${path}"'],
      },
    },
    {
      requirement: 'The loading state shows a loader with the logo, announced as status',
      where: ['site/app/shell/PageLoader/PageLoader.tsx'],
      proofs: {
        'e2e/content-states.spec.ts': [
          '§2 §4 a page that is long in coming shows the logo as it loads, in ${language}',
        ],
      },
    },
    {
      requirement:
        'Navigation groups Agency, Ecommerce, Services, Products, Projects, Contact Us, in English and German, from a local menu definition',
      where: ['contract/src/navigation/standard-menu.ts', 'site/app/shell/site-links.ts'],
      proofs: {
        'e2e/navigation-entries.spec.ts': ['§2 the navigation has the six groups, in ${language}'],
      },
    },
    {
      requirement: 'All thirteen e-commerce links in the navigation, in both languages',
      where: ['contract/src/navigation/standard-menu.ts'],
      proofs: {
        'e2e/navigation-entries.spec.ts': ['§2 the navigation links every e-commerce page, in ${language}'],
      },
    },
    {
      requirement:
        'All ten service links in the navigation; the German menu uses the misspelt `/services/webdevelopmente`',
      where: ['contract/src/navigation/standard-menu.ts'],
      proofs: {
        'e2e/navigation-entries.spec.ts': [
          '§2 the navigation links every service page; the German menu has its own address for one of them',
        ],
      },
    },
    {
      requirement: 'The news page is listed by the German menu only',
      where: ['contract/src/navigation/standard-menu.ts'],
      proofs: {
        'e2e/navigation-entries.spec.ts': ['§2 only the German menu lists the news'],
      },
    },
    {
      requirement:
        "Menu and footer link to the news and the legal pages, which a backend needn't have, where it has them",
      where: ['site/app/shell/site-links.ts'],
      proofs: {
        'site/app/shell/site-links.test.ts': [
          '§2 the site’s own menu and footer link to no news and legal pages that a backend hasn’t',
        ],
      },
    },
    {
      requirement: 'The navigation marks the current page',
      where: ['site/app/shell/Navigation/MenuPanel.tsx', 'site/app/shell/Navigation/MenuGroupItem.tsx'],
      proofs: {
        'e2e/navigation-entries.spec.ts': ['§2 the navigation marks the page that is shown'],
      },
    },
    {
      requirement: 'Dropdowns open on hover on windows wider than 991 px (at 992 px) and close on leaving',
      where: ['site/app/shell/Navigation/use-menu-pointer.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-pointer.browser.test.tsx': [
          '§2 §9 at 992 px a panel opens on hover and closes on leaving',
        ],
      },
    },
    {
      requirement: 'Dropdowns toggle on click otherwise (at 991 px), hover does nothing there',
      where: ['site/app/shell/Navigation/use-menu-pointer.ts', 'site/app/shell/Navigation/MenuGroupItem.tsx'],
      proofs: {
        'site/app/shell/Navigation/navigation-pointer.browser.test.tsx': [
          '§2 §9 at 991 px a panel toggles on click and not on hover',
        ],
      },
    },
    {
      requirement: 'Dropdowns close when something else is pressed and when a page was chosen',
      where: ['site/app/shell/Navigation/use-open-menus.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-pointer.browser.test.tsx': [
          '§2 a panel closes when the visitor presses something else, and when a page was chosen',
        ],
      },
    },
    {
      requirement: 'Dropdowns toggle by touch on wide and narrow windows',
      where: ['site/app/shell/Navigation/Navigation.tsx', 'site/app/shell/Navigation/use-menu-pointer.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-pointer.browser.test.tsx': [
          '§2 a tap opens a panel, a second one closes it, a third leads on, at ${width} px',
        ],
      },
    },
    {
      requirement: 'Dropdowns and the narrow menu work before any script runs',
      where: ['site/app/shell/Navigation/Navigation.tsx'],
      proofs: {
        'e2e/navigation-pointer.spec.ts': ['§2 panels and the menu of narrow windows toggle before any script runs'],
      },
    },
    {
      requirement:
        'Dropdowns by keyboard: Enter and Space toggle, arrows, Home and End move, Escape closes and returns the focus',
      where: ['site/app/shell/Navigation/use-menu-keys.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-keyboard.browser.test.tsx': [
          '§2 with keys a panel opens, is walked through and closes with the focus where it was',
          '§2 with keys the focus moves along the groups and round their ends',
        ],
      },
    },
    {
      requirement: 'Tab order of the navigation; a dropdown closes when the focus leaves it',
      where: ['site/app/shell/Navigation/use-open-menus.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-keyboard.browser.test.tsx': [
          '§2 the Tab key goes through an open panel in its order, and leaving the panel closes it',
        ],
      },
    },
    {
      requirement: 'The narrow menu opens, moves and closes by keyboard',
      where: ['site/app/shell/Navigation/use-menu-keys.ts'],
      proofs: {
        'site/app/shell/Navigation/navigation-keyboard.browser.test.tsx': [
          '§2 the menu of narrow windows works by keys, and Escape closes it step by step',
        ],
      },
    },
    {
      requirement: 'Top contact bar with social icons, a mail link and a phone link',
      where: ['site/app/shell/ContactBar.tsx'],
      proofs: {
        'e2e/shell.spec.ts': ['§2 the contact bar has social icons, a mail link and a phone link, in ${language}'],
      },
    },
    {
      requirement:
        'Footer: five link columns (quick links, technologies, services, e-commerce, brand experience); `/` is labelled site map (the label stays, and leads to a page that is one, [decision 47](decisions/0047-every-page-in-one-list.md))',
      where: ['contract/src/navigation/standard-footer.ts'],
      proofs: {
        'e2e/shell.spec.ts': ['§2 §9 the footer has its columns, offices, networks and copyright line, in ${language}'],
      },
    },
    {
      requirement: 'Footer: four office locations (India, two in Germany, Pakistan) with map links',
      where: ['site/app/shell/Footer/Offices.tsx'],
      proofs: {
        'e2e/shell.spec.ts': ['§2 §9 the footer has its columns, offices, networks and copyright line, in ${language}'],
      },
    },
    {
      requirement: "The four offices are those of the contact map's cards where nobody says others",
      where: ['site/server/content-store/settings-completion.ts'],
      proofs: {
        'site/server/content-store/settings-completion.test.ts': [
          '§2 has the offices of the contact map’s cards where nobody says others, and is the same as long as they are',
        ],
      },
    },
    {
      requirement:
        'Footer: social links X, Instagram, Facebook, Xing, YouTube, Pinterest, code hosting (GitHub), LinkedIn, shop-platform partner page (Shopware)',
      where: ['site/app/shell/SocialLinks.tsx', 'site/app/shell/social-marks.svg'],
      proofs: {
        'e2e/shell.spec.ts': ['§2 §9 the footer has its columns, offices, networks and copyright line, in ${language}'],
      },
    },
    {
      requirement: 'The scroll-to-top button leads to the top and hands the focus to the content',
      where: ['site/app/shell/ScrollToTop/ScrollToTop.tsx'],
      proofs: {
        'site/app/shell/ScrollToTop/ScrollToTop.browser.test.tsx': [
          '§2 §4 §9 the way back to the top shows above 300 px and leads there, in ${language}',
        ],
      },
    },
    {
      requirement: 'The way back to the top respects reduced motion',
      where: ['site/app/shell/ScrollToTop/ScrollToTop.tsx'],
      proofs: {
        'site/app/shell/ScrollToTop/ScrollToTop.browser.test.tsx': [
          '§2 the way back to the top is no journey for who wants no motion',
        ],
      },
    },
    {
      requirement: 'The footer contact form is on every page except paths containing contactus/contactform',
      where: ['site/app/shell/Shell.tsx'],
      proofs: {
        'e2e/contact.spec.ts': ['§2 the footer form is on every page except the contact form'],
      },
    },
    {
      requirement: 'Banner with up to two call buttons (none, one, two)',
      where: ['site/app/sections/Banner/Banner.tsx', 'site/app/ui/SectionButtons/SectionButtons.tsx'],
      proofs: {
        'e2e/sections-texts.spec.ts': ['§2 a banner shows its title, text, picture and up to two call buttons'],
      },
    },
    {
      requirement: 'Grid blocks',
      where: ['site/app/sections/GridBlocks/GridBlocks.tsx'],
      proofs: {
        'e2e/sections-texts.spec.ts': ['§2 grid blocks show title, text, picture and link of each block'],
      },
    },
    {
      requirement: 'Client logo slider',
      where: ['site/app/sections/ClientSlider/ClientSlider.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 the client slider shows a logo for each client, or the name'],
      },
    },
    {
      requirement: 'Reviews slider',
      where: ['site/app/sections/ReviewSlider/ReviewSlider.tsx', 'site/app/sections/ReviewSlider/Review.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 §3 a review shows its text, name, location or company, and picture'],
      },
    },
    {
      requirement: "Image/content blocks; a section's button shows only with text and link",
      where: ['site/app/sections/ImageContent/ImageContent.tsx', 'site/app/ui/SectionButtons/SectionButtons.tsx'],
      proofs: {
        'e2e/sections-texts.spec.ts': [
          '§2 an image and content block shows its picture, texts and the button that has a link',
        ],
      },
    },
    {
      requirement: 'Services grid; its cards lead to their pages',
      where: ['site/app/sections/ServicesGrid/ServicesGrid.tsx', 'site/app/sections/ServicesGrid/ServiceCell.tsx'],
      proofs: {
        'e2e/sections-texts.spec.ts': ['§2 the services grid leads from each service to its page'],
      },
    },
    {
      requirement: 'Contact form section with its texts and two blocks of html_field',
      where: ['site/app/sections/ContactForm/ContactForm.tsx', 'site/app/sections/ContactForm/ContactPage.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': [
          '§2 the contact form section shows its texts, its two blocks and the name of its button',
        ],
      },
    },
    {
      requirement: 'Two-image row',
      where: ['site/app/sections/TwoImages/TwoImages.tsx'],
      proofs: {
        'e2e/sections-texts.spec.ts': ['§2 the two-image row shows two pictures'],
      },
    },
    {
      requirement: 'Certificate slider',
      where: ['site/app/sections/CertificateSlider/CertificateSlider.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 the certificate slider shows each certificate'],
      },
    },
    {
      requirement:
        'Career grid, projects without slider, project slider: cards lead to `/jobapply/{role}` and `/projects/{title}`',
      where: [
        'site/app/sections/CareerGrid/CareerGrid.tsx',
        'site/app/sections/ProjectGrid/ProjectGrid.tsx',
        'site/app/sections/ProjectSlider/ProjectSlider.tsx',
      ],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 jobs and projects lead to their detail pages'],
      },
    },
    {
      requirement: 'Hire grid: each card links to `/contactus/contactform`',
      where: ['site/app/sections/HireGrid/HireGrid.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 every card of the hire grid leads to the contact form, in ${language}'],
      },
    },
    {
      requirement: 'News section',
      where: ['site/app/sections/News/News.tsx'],
      proofs: {
        'e2e/sections-lists.spec.ts': ['§2 the news show their posts, the newest first'],
      },
    },
    {
      requirement: "Contact map with four office embeds, after the visitor's consent",
      where: ['site/app/sections/ContactMap/ContactMap.tsx', 'site/app/sections/ContactMap/InteractiveMap.tsx'],
      proofs: {
        'site/app/sections/ContactMap/map-consent.browser.test.tsx': [
          '§2 §7 the map shows four offices, and embeds each one after the visitor agreed',
        ],
      },
    },
    {
      requirement:
        'The map shows the offices that its section brings along, else those that its cards name, else those of the site',
      where: ['site/app/sections/ContactMap/map-offices.ts', 'contract/src/settings/read-office.ts'],
      proofs: {
        'site/app/sections/ContactMap/map-offices.test.ts': [
          '§2 shows the offices that the section brings along',
          '§2 shows the offices of the site where the section names none',
          '§2 shows the offices that cards name, and takes what they do not say from the office they mean',
        ],
      },
    },
    {
      requirement: 'The contact block with two selects sends nothing; the pair goes into the contact form of the page',
      where: ['site/app/sections/FromToContact/FromToContact.tsx', 'site/app/forms/MessageForm/use-message-target.ts'],
      proofs: {
        'site/app/sections/FromToContact/FromToContact.browser.test.tsx': [
          '§2 the pair goes into the ${variant} contact form of the page and nothing is sent, in ${language}',
        ],
      },
    },
    {
      requirement: 'Without a contact form on the page, the pair goes to the contact page, with and without a script',
      where: ['site/app/sections/FromToContact/FromToContact.tsx'],
      proofs: {
        'site/app/sections/FromToContact/FromToContact.browser.test.tsx': [
          '§2 the pair goes to the contact page, in ${language}',
        ],
        'e2e/from-to.spec.ts': ['§2 the pair goes to the contact page without a script too'],
      },
    },
    {
      requirement: 'An unknown block name shows Component "{name}" not found',
      where: ['site/app/sections/SectionList.tsx'],
      proofs: {
        'e2e/sections-untidy.spec.ts': [
          '§2 §8 an unknown block says that it was not found and the rest of the page stays',
        ],
      },
    },
    {
      requirement: 'An empty list in a section says so in its place, with the way home',
      where: ['site/app/ui/EmptyList/EmptyList.tsx', 'site/app/sections/EmptySection.tsx'],
      proofs: {
        'e2e/sections-untidy.spec.ts': [
          '§2 §4 every kind of list says that it is empty, under its heading, in ${language}',
        ],
      },
    },
    {
      requirement: 'Project listing: a select with All plus each distinct pro_category',
      where: ['site/app/sections/ProjectGrid/ProjectGrid.tsx', 'contract/src/content/filters.ts'],
      proofs: {
        'site/app/sections/ProjectGrid/project-filter.browser.test.tsx': [
          '§2 §4 projects are filtered by All or one category, kept in the address, in ${language}',
        ],
        'contract/src/content/filters.test.ts': [
          '§2 offices stand in their own order, all else as it appears, each once',
        ],
      },
    },
    {
      requirement: 'Career grid: jobs are filtered by office and team, and a list without one says so',
      where: ['site/app/sections/CareerGrid/CareerGrid.tsx', 'contract/src/content/filters.ts'],
      proofs: {
        'site/app/sections/CareerGrid/job-filters.browser.test.tsx': [
          '§2 jobs are filtered by office and team together, kept in the address, in ${language}',
          '§2 where the filters leave no job, the list says so and leads to the application, in ${language}',
        ],
        'contract/src/content/filters.test.ts': [
          '§2 offices stand in their own order, all else as it appears, each once',
        ],
        'site/app/ui/PageLinks/page-links.browser.test.tsx': [
          '§2 a long list of jobs counts and numbers all of them, and says so where filters leave none',
        ],
      },
    },
    {
      requirement:
        'The contact section uses main_title, sub_title, description, button_two_text and cards with html_field',
      where: ['contract/src/content/section-kinds.ts'],
      proofs: {
        'contract/src/content/section-kinds.test.ts': ['§2 the section kind %s shows its fields'],
      },
    },
    {
      requirement: 'The kinds of section, by their component_name, and the fields that each uses',
      where: ['contract/src/content/section-kinds.ts'],
      proofs: {
        'contract/src/content/section-kinds.test.ts': [
          '§2 there are these kinds of section and no others',
          '§2 the section kind %s shows its fields',
        ],
      },
    },
    {
      requirement: 'A slug is the title in lower case with spaces as hyphens',
      where: ['contract/src/address/slug.ts'],
      proofs: {
        'contract/src/address/slug.test.ts': [
          '§2 the slug of "%s" is "%s"',
          '§2 the title "%s" belongs to the slug "%s": %s',
        ],
      },
    },
    {
      requirement: 'A role matches a job’s title with hyphens read as spaces and case ignored',
      where: ['contract/src/address/slug.ts'],
      proofs: {
        'contract/src/address/slug.test.ts': ['§2 the job "%s" belongs to the role "%s": %s'],
      },
    },
    {
      requirement: 'An empty page shows the error page',
      where: ['site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/stack/content-states.test.ts': [
          '§2 §4 a page without sections or without an entry is the error page, in ${language}',
        ],
        'site/app/pages/page-loader.test.ts': ['§2 §4 %s is missing'],
      },
    },
    {
      requirement: 'Home shows only the last 4 cards of the news list',
      where: ['site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/home-news.spec.ts': ['§2 §7 §9 home shows the last 4 posts of its list, also when the browser fetches it'],
        'site/app/pages/page-loader.test.ts': [
          '§2 §9 the home page shows the last four of its news, the news page all',
        ],
      },
    },
    {
      requirement: 'The language is kept under lang, and goes with the storage',
      where: ['site/app/base/language/language-script.ts'],
      proofs: {
        'e2e/language.spec.ts': ['§2 §9 German is forgotten where leaving clears the storage'],
      },
    },
    {
      requirement: "A card that can't be stored opens its page all the same",
      where: ['site/app/content/browser-storage.ts', 'site/app/pages/detail-client-loader.ts'],
      proofs: {
        'e2e/without-storage.spec.ts': ['§2 §9 with a ${name} storage pages change and cards open, in ${language}'],
      },
    },
    {
      requirement: '`/` is built from the entry titled Home of the page key homepage',
      where: ['site/app/pages/page-resolution.ts'],
      proofs: {
        'e2e/stack/routes.test.ts': ['§2 §6 every page of the table shows its entry to anybody, in ${language}'],
        'site/app/pages/page-loader.test.ts': ['§2 %s shows the entry %s'],
      },
    },
    {
      requirement:
        'A selected service is stored as a one-item list, and `/service-detail/{serviceTitle}` shows its title and description',
      where: ['site/app/content/store-card.ts', 'site/app/pages/ServicePage/ServicePage.tsx'],
      proofs: {
        'e2e/service-detail.spec.ts': [
          '§2 a selected service is stored as a list of one, and its page shows title and description',
        ],
      },
    },
    {
      requirement: '`/service-detail/{serviceTitle}` shows the stored html_field, and does without one',
      where: ['site/app/pages/ServicePage/ServicePage.tsx'],
      proofs: {
        'e2e/service-detail.spec.ts': ['§2 the page of a stored service shows its text, where it has one'],
      },
    },
    {
      requirement: 'Imprint and terms are samples, marked as such, with a privacy page beside them (reading guide)',
      where: ['content/pages/legal/imprint.ts', 'content/pages/legal/terms.ts', 'content/pages/legal/privacy.ts'],
      proofs: {
        'e2e/stack/legal-pages.test.ts': [
          "§2 imprint, terms and privacy are there on every page's foot and say that they are samples, in ${language}",
        ],
      },
    },
  ],
};
