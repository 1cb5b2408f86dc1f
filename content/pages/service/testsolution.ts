import type { Page } from '../../content-types.ts';

export default {
  page_key: 'service',
  slug: 'testsolution',
  title: { en: 'Software testing', de: 'Testlösungen' },
  seo: {
    title: { en: 'Software testing for shops and apps', de: 'Softwaretests für Shops und Apps' },
    description: {
      en: 'Automated tests with Playwright, load tests with k6 and people who look twice. We find the bugs in shops and apps before your customers do.',
      de: 'Automatische Tests mit Playwright, Lasttests mit k6 und Menschen, die zweimal hinsehen. Wir finden die Fehler in Shops und Apps vor Ihren Kunden.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'paper-2',
      main_title: { en: 'We collect beetles', de: 'Wir sammeln Käfer' },
      sub_title: { en: 'Software testing for shops and apps', de: 'Softwaretests für Shops und Apps' },
      description: {
        en: 'A bug that has been found, named and pinned down can do no more harm. We catch about ten new species a month. The seven that taught us most hang in a glass case in Chennai.',
        de: 'Ein Bug, auf Deutsch ein Käfer, richtet keinen Schaden mehr an, sobald er gefunden, benannt und aufgespießt ist. Wir fangen im Monat rund zehn neue Arten. Die sieben lehrreichsten hängen in Chennai im Schaukasten.',
      },
      bg_image: 'service-testing',
      button_one_text: { en: 'Book a bug hunt', de: 'Käferjagd buchen' },
      button_one_link: '/contactus/contactform?service=software_testing',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Seven specimens', de: 'Sieben Exemplare' },
      sub_title: { en: 'Bugs we have caught', de: 'Fehler, die wir gefangen haben' },
      description: {
        en: 'Found between March and June, in shops that had already passed acceptance testing.',
        de: 'Gefunden zwischen März und Juni, in Shops, die schon abgenommen waren.',
      },
      cards: [
        {
          title: { en: '0417 Tab order', de: '0417 Tabreihenfolge' },
          description: {
            en: 'Tabbing through, you reached “Pay” before “Address”. Habitat: checkouts with several columns.',
            de: 'Mit der Tastatur kam „Zahlen“ vor „Adresse“. Lebensraum: Kassen mit mehreren Spalten.',
          },
        },
        {
          title: { en: '0422 Leap day', de: '0422 Schalttag' },
          description: {
            en: 'Subscriptions taken out on 29 February never came up for renewal. Active every four years.',
            de: 'Abos vom 29.\u00a0Februar wurden nie fällig. Aktiv alle vier Jahre.',
          },
        },
        {
          title: { en: '0430 Umlaut in URL', de: '0430 Umlaut in der URL' },
          description: {
            en: 'The category for doors, “Türen”, led to a 404 page. Found only in German-speaking countries.',
            de: 'Die Kategorie „Türen“ führte auf eine 404-Seite. Kommt nur im deutschen Sprachraum vor.',
          },
        },
        {
          title: { en: '0433 Zero price', de: '0433 Nullpreis' },
          description: {
            en: 'A voucher plus a tiered discount made a sofa free. Eleven customers noticed within an hour.',
            de: 'Gutschein plus Staffelrabatt machten ein Sofa kostenlos. Elf Kunden bemerkten es binnen einer Stunde.',
          },
        },
        {
          title: { en: '0441 Double click', de: '0441 Doppelklick' },
          description: {
            en: 'Two clicks, two orders, one annoyed customer. Prefers slow afternoons.',
            de: 'Zwei Klicks, zwei Bestellungen, eine verärgerte Kundin. Bevorzugt träge Nachmittage.',
          },
        },
        {
          title: { en: '0448 Night mode', de: '0448 Nachtmodus' },
          description: {
            en: 'Black text on black. Vanishes as soon as somebody looks by daylight.',
            de: 'Schwarze Schrift auf Schwarz. Verschwindet, sobald bei Tageslicht jemand nachsieht.',
          },
        },
        {
          title: { en: '0452 Slow train', de: '0452 Bummelzug' },
          description: {
            en: 'The basket empties itself between Hagen and Siegen. Still alive; we take that train every Thursday.',
            de: 'Zwischen Hagen und Siegen leert sich der Warenkorb. Lebt noch; wir fahren jeden Donnerstag mit.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'petrol',
      sub_title: { en: 'Our tests in figures', de: 'Unsere Tests in Zahlen' },
      main_title: { en: 'The net', de: 'Das Netz' },
      description: {
        en: 'What stands guard over a mid-sized shop.',
        de: 'Was über einen mittelgroßen Shop wacht.',
      },
      cards: [
        {
          title: { en: '1,140', de: '1.140' },
          description: { en: 'unit tests', de: 'Unit-Tests' },
          detail_desc: { en: '40 seconds', de: '40\u00a0Sekunden' },
        },
        {
          title: { en: '86', de: '86' },
          description: { en: 'user journeys in three browsers', de: 'Klickwege in drei Browsern' },
          detail_desc: { en: '7 minutes, in parallel', de: '7\u00a0Minuten, parallel' },
        },
        {
          title: { en: '34', de: '34' },
          description: { en: 'test phones on the shelf in Chennai', de: 'Testtelefone im Regal in Chennai' },
          detail_desc: { en: 'before every release', de: 'vor jeder Auslieferung' },
        },
        {
          title: { en: '1 in 3', de: '1 von 3' },
          description: { en: 'bugs is found by hand', de: 'Fehler, die nur ein Mensch findet' },
          detail_desc: { en: 'curiosity is hard to automate', de: 'Neugier lässt sich schlecht automatisieren' },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      sub_title: { en: 'How we test a checkout', de: 'So testen wir eine Kasse' },
      main_title: { en: 'Follow the money', de: 'Zuerst dort, wo das Geld ist' },
      description: {
        en: 'We start at the last button and work backwards. A mistake in the legal notice is embarrassing; a mistake in the total is expensive. So the checkout gets a third of all tests: postcodes from Büsingen, company names ninety letters long and the card that the bank declines.',
        de: 'Wir beginnen am letzten Knopf und arbeiten uns zurück. Ein Fehler im Impressum ist peinlich, einer in der Summe ist teuer. Deshalb bekommt die Kasse ein Drittel aller Tests: mit Postleitzahlen aus Büsingen, Firmennamen von neunzig Zeichen und der Karte, die die Bank ablehnt.',
      },
      com_image: 'scene-checkout',
      cards: [
        { title: { en: 'Every payment method, including how it fails', de: 'Jede Zahlungsart samt ihrem Scheitern' } },
        {
          title: {
            en: 'Totals recalculated independently, to the cent',
            de: 'Summen unabhängig nachgerechnet, auf den Cent',
          },
        },
        {
          title: {
            en: 'Keyboard only, screen reader only, thumb only',
            de: 'Nur mit Tastatur, nur mit Screenreader, nur mit dem Daumen',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      tone: 'paper-2',
      main_title: { en: 'What is in the bag', de: 'Was in der Tasche steckt' },
      sub_title: { en: 'Methods and tools', de: 'Verfahren und Werkzeuge' },
      html_field: {
        en: `### Function
PHPUnit and Vitest for rules, **Playwright** for journeys, Appium or Flutter’s own driver for apps. Tests live in your repository and are reviewed like code.

### Load
**k6** replays a real Monday, then the sale, then the newsletter that went out too early. You get a figure, in orders per minute, not a gut feeling.

### Access
axe finds about a third of all barriers. For the rest, we use NVDA, VoiceOver and people who rely on them.

### Security
OWASP ZAP weekly, dependency checks daily, a penetration test by an outside firm once a year.`,
        de: `### Funktion
PHPUnit und Vitest für Regeln, **Playwright** für ganze Klickwege, Appium oder Flutters eigener Treiber für Apps. Die Tests liegen in Ihrem Repository und werden wie Code geprüft.

### Last
**k6** spielt einen echten Montag nach, dann den Schlussverkauf, dann den Newsletter, der zu früh hinausging. Heraus kommt eine Zahl, nämlich Bestellungen pro Minute, und kein Gefühl.

### Barrierefreiheit
axe findet etwa ein Drittel aller Barrieren. Für den Rest nehmen wir NVDA, VoiceOver und Menschen, die darauf angewiesen sind.

### Sicherheit
OWASP ZAP wöchentlich, Abhängigkeiten täglich, einmal im Jahr ein Penetrationstest durch ein unabhängiges Prüfbüro.`,
      },
    },
    {
      component_name: 'Faq',
      sub_title: { en: 'What people ask about testing', de: 'Was Kunden zum Testen fragen' },
      main_title: { en: 'Field questions', de: 'Fragen aus dem Unterholz' },
      cards: [
        {
          title: {
            en: 'Do you test software that you didn’t build?',
            de: 'Testen Sie auch, was Sie nicht gebaut haben?',
          },
          html_field: {
            en: 'Gladly. Hardly anyone finds their own bugs. That goes for us, too, so our offices test each other’s work.',
            de: 'Gern. Wer baut, findet selten die eigenen Käfer. Das gilt auch für uns, deshalb testen sich die Büros gegenseitig.',
          },
        },
        {
          title: { en: 'How does a bug hunt work?', de: 'Wie läuft eine Käferjagd ab?' },
          html_field: {
            en: 'Two testers, three days, a fixed price of €3,200. Every find comes with the steps, a screenshot, its severity and our best guess at the cause.',
            de: 'Zwei Personen, drei Tage, Festpreis 3.200\u00a0Euro. Zu jedem Fund erhalten Sie Klickweg, Bildschirmfoto, Schweregrad und eine Vermutung zur Ursache.',
          },
        },
        {
          title: { en: 'When does automation pay off?', de: 'Ab wann lohnt sich Automatisierung?' },
          html_field: {
            en: 'From the third time you click your way down the same path. For a campaign page that lives for two weeks, never.',
            de: 'Sobald Sie denselben Weg zum dritten Mal klicken. Bei einer Aktionsseite, die zwei Wochen lebt, nie.',
          },
        },
        {
          title: { en: 'Is 100 per cent coverage the goal?', de: 'Ist 100\u00a0Prozent Abdeckung das Ziel?' },
          html_field: {
            en: 'No. It measures which lines ran, not whether the total was right. Our goal is the ten statements that must never be false.',
            de: 'Nein. Sie misst, welche Zeilen liefen, nicht ob die Summe stimmte. Uns geht es um die zehn Aussagen, die immer stimmen müssen.',
          },
        },
      ],
    },
    {
      component_name: 'ReviewSlider',
      tone: 'mist',
      main_title: { en: 'Said after sign-off', de: 'Nach der Abnahme gesagt' },
      sub_title: { en: 'Client reviews', de: 'Kundenstimmen' },
      limit: 4,
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Have you seen this one?', de: 'Wer hat diesen Käfer gesehen?' },
      description: {
        en: 'Describe the bug that nobody can reproduce. We have patience and a magnifying glass.',
        de: 'Beschreiben Sie den Fehler, den niemand nachstellen kann. Wir haben Geduld und eine Lupe.',
      },
      button_one_text: { en: 'Report a beetle', de: 'Käfer melden' },
      button_one_link: '/contactus/contactform?service=software_testing',
    },
  ],
} satisfies Page;
