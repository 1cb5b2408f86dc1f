import type { Page } from '../../content-types.ts';

export default {
  page_key: 'service',
  slug: 'testsolution',
  title: { en: 'Test solution', de: 'Testlösungen' },
  seo: {
    title: { en: 'Software testing for shops and apps', de: 'Softwaretests für Shops und Apps' },
    description: {
      en: 'Automated tests with Playwright, load tests with k6 and people who look twice. We find bugs in shops and apps before your customers have to.',
      de: 'Automatische Tests mit Playwright, Lasttests mit k6 und Menschen, die zweimal hinsehen. Wir finden Fehler in Shops und Apps vor Ihrer Kundschaft.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'split',
      tone: 'paper-2',
      main_title: { en: 'We collect beetles', de: 'Wir sammeln Käfer' },
      description: {
        en: 'A bug that is found, named and pinned down does no more harm. Our collection grows by about forty specimens a month. Some are rather handsome.',
        de: 'Ein Fehler, der gefunden, benannt und festgesteckt ist, richtet keinen Schaden mehr an. Unsere Sammlung wächst um rund vierzig Stück im Monat. Manche sind recht hübsch.',
      },
      bg_image: 'service-testing',
      button_one_text: { en: 'Book a bug hunt', de: 'Käferjagd buchen' },
      button_one_link: '/contactus/contactform?service=software_testing',
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Seven specimens', de: 'Sieben Exemplare' },
      description: {
        en: 'Found between March and June, in shops that had already passed acceptance.',
        de: 'Gefunden zwischen März und Juni, in Shops, die schon abgenommen waren.',
      },
      cards: [
        {
          title: { en: '0417 Tab order', de: '0417 Tabreihenfolge' },
          description: {
            en: 'With the keyboard you reached “Pay” before “Address”. Habitat: checkouts with floating columns.',
            de: 'Mit der Tastatur kam „Zahlen“ vor „Adresse“. Lebensraum: Kassen mit mehreren Spalten.',
          },
        },
        {
          title: { en: '0422 Leap day', de: '0422 Schalttag' },
          description: {
            en: 'Subscriptions from 29 February were due never. Active every four years.',
            de: 'Abos vom 29.\u00a0Februar wurden nie fällig. Aktiv alle vier Jahre.',
          },
        },
        {
          title: { en: '0430 Umlaut in URL', de: '0430 Umlaut in der URL' },
          description: {
            en: 'The category for doors, “Türen”, led to page 404. German-speaking countries only.',
            de: 'Die Kategorie „Türen“ führte auf Seite 404. Kommt nur im deutschen Sprachraum vor.',
          },
        },
        {
          title: { en: '0433 Zero price', de: '0433 Nullpreis' },
          description: {
            en: 'Voucher and tier discount together made a sofa free. Eleven customers noticed within an hour.',
            de: 'Gutschein plus Staffelrabatt ergaben ein Sofa für nichts. Elf Personen bemerkten es binnen einer Stunde.',
          },
        },
        {
          title: { en: '0441 Double click', de: '0441 Doppelklick' },
          description: {
            en: 'Two clicks, two orders, one annoyed person. Prefers slow afternoons.',
            de: 'Zwei Klicks, zwei Bestellungen, eine verärgerte Person. Bevorzugt träge Nachmittage.',
          },
        },
        {
          title: { en: '0448 Night mode', de: '0448 Nachtmodus' },
          description: {
            en: 'Black text on black. Vanishes as soon as somebody looks by day.',
            de: 'Schwarze Schrift auf Schwarz. Wird unsichtbar, sobald bei Tag jemand nachsieht.',
          },
        },
        {
          title: { en: '0452 Slow train', de: '0452 Bummelzug' },
          description: {
            en: 'The basket empties itself between Hagen and Siegen. Still alive; we are on board every Thursday.',
            de: 'Zwischen Hagen und Siegen leert sich der Warenkorb. Lebt noch; wir fahren jeden Donnerstag mit.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'petrol',
      main_title: { en: 'The net', de: 'Das Netz' },
      description: {
        en: 'What runs on each change to a mid-sized shop.',
        de: 'Was bei jeder Änderung an einem mittelgroßen Shop läuft.',
      },
      cards: [
        {
          title: { en: '1,140', de: '1.140' },
          description: { en: 'unit tests', de: 'Unit-Tests' },
          detail_desc: { en: '40 seconds', de: '40\u00a0Sekunden' },
        },
        {
          title: { en: '86', de: '86' },
          description: { en: 'journeys in three browsers', de: 'Wege in drei Browsern' },
          detail_desc: { en: '7 minutes, in parallel', de: '7\u00a0Minuten, parallel' },
        },
        {
          title: { en: '34', de: '34' },
          description: { en: 'test phones on the shelf in Chennai', de: 'Testtelefone im Regal in Chennai' },
          detail_desc: { en: 'before every release', de: 'vor jeder Auslieferung' },
        },
        {
          title: { en: '1 in 3', de: '1 von 3' },
          description: { en: 'bugs found by hand', de: 'Fehlern findet ein Mensch' },
          detail_desc: { en: 'curiosity is hard to automate', de: 'Neugier lässt sich schlecht automatisieren' },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'First where the money is', de: 'Zuerst dort, wo das Geld ist' },
      description: {
        en: 'We begin at the last button and work backwards. An error in the imprint is embarrassing, an error in the total is expensive. So the checkout gets a third of all tests, with postcodes from Büsingen, company names of ninety letters and the card that the bank declines.',
        de: 'Wir beginnen am letzten Knopf und arbeiten uns zurück. Ein Fehler im Impressum ist peinlich, einer in der Summe ist teuer. Deshalb bekommt die Kasse ein Drittel aller Tests: mit Postleitzahlen aus Büsingen, Firmennamen von neunzig Zeichen und der Karte, die die Bank ablehnt.',
      },
      com_image: 'scene-checkout',
      cards: [
        { title: { en: 'Every payment method, including its failure', de: 'Jede Zahlart samt ihrem Scheitern' } },
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
      html_field: {
        en: `### Function
PHPUnit and Vitest for rules, **Playwright** for journeys, Appium or Flutter’s own driver for apps. Tests live in your repository and are reviewed like code.

### Load
**k6** replays a real Monday, then the sale, then the newsletter that went out too early. The result is a number of orders per minute, not a feeling.

### Access
axe finds about a third of all barriers. For the rest we use NVDA, VoiceOver and people who need them.

### Security
OWASP ZAP weekly, dependency checks daily, a penetration test by an outside firm once a year.`,
        de: `### Funktion
PHPUnit und Vitest für Regeln, **Playwright** für ganze Wege, Appium oder Flutters eigener Treiber für Apps. Die Tests liegen in Ihrem Repository und werden wie Code geprüft.

### Last
**k6** spielt einen echten Montag nach, dann den Schlussverkauf, dann den Newsletter, der zu früh hinausging. Heraus kommt eine Zahl von Bestellungen pro Minute, kein Gefühl.

### Zugang
axe findet etwa ein Drittel aller Barrieren. Für den Rest nehmen wir NVDA, VoiceOver und Menschen, die darauf angewiesen sind.

### Sicherheit
OWASP ZAP wöchentlich, Abhängigkeiten täglich, einmal im Jahr ein Penetrationstest durch ein fremdes Haus.`,
      },
    },
    {
      component_name: 'Faq',
      main_title: { en: 'Field questions', de: 'Fragen aus dem Gelände' },
      cards: [
        {
          title: {
            en: 'Do you test software that you did not build?',
            de: 'Testen Sie auch, was Sie nicht gebaut haben?',
          },
          html_field: {
            en: 'Gladly. The team that builds seldom finds its own beetles. That holds for ours too, so offices test each other.',
            de: 'Gern. Wer baut, findet selten die eigenen Käfer. Das gilt auch für uns, deshalb testen sich die Büros gegenseitig.',
          },
        },
        {
          title: { en: 'How does a bug hunt work?', de: 'Wie läuft eine Käferjagd ab?' },
          html_field: {
            en: 'Two testers, three days, fixed price of 3,200 euros. You get each find with steps, picture, severity and a guess at the cause.',
            de: 'Zwei Personen, drei Tage, Festpreis 3.200\u00a0Euro. Sie erhalten jeden Fund mit Weg, Bild, Schwere und einer Vermutung zur Ursache.',
          },
        },
        {
          title: { en: 'When does automation pay?', de: 'Ab wann lohnt sich Automatisierung?' },
          html_field: {
            en: 'From the third time you click the same path. For a campaign page that lives two weeks, never.',
            de: 'Ab dem dritten Mal, dass Sie denselben Weg klicken. Bei einer Aktionsseite, die zwei Wochen lebt, nie.',
          },
        },
        {
          title: { en: 'Is 100 per cent coverage the aim?', de: 'Ist 100\u00a0Prozent Abdeckung das Ziel?' },
          html_field: {
            en: 'No. It measures which lines ran, not whether the total was right. We aim at the ten sentences that must never be false.',
            de: 'Nein. Sie misst, welche Zeilen liefen, nicht ob die Summe stimmte. Wir zielen auf die zehn Sätze, die nie falsch sein dürfen.',
          },
        },
      ],
    },
    {
      component_name: 'ReviewSlider',
      tone: 'mist',
      main_title: { en: 'Said after acceptance', de: 'Nach der Abnahme gesagt' },
      limit: 4,
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'ink',
      main_title: { en: 'Have you seen this one?', de: 'Haben Sie diesen gesehen?' },
      description: {
        en: 'Describe the bug that nobody can reproduce. We have patience and a magnifying glass.',
        de: 'Beschreiben Sie den Fehler, den niemand nachstellen kann. Wir haben Geduld und eine Lupe.',
      },
      button_one_text: { en: 'Report a beetle', de: 'Käfer melden' },
      button_one_link: '/contactus/contactform?service=software_testing',
    },
  ],
} satisfies Page;
