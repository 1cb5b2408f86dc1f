import type { Page } from '../../content-types.ts';
import { priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'mobileapp',
  title: { en: 'Mobile apps', de: 'Mobile Apps' },
  seo: {
    title: { en: 'Mobile apps for iOS and Android in Flutter', de: 'Mobile Apps für iOS und Android mit Flutter' },
    description: {
      en: 'Apps in Flutter, Swift and Kotlin that work offline, share accounts with your shop and don’t get deleted. From the first sketch to both stores.',
      de: 'Apps mit Flutter, Swift und Kotlin, die offline arbeiten, Kundendaten mit dem Shop teilen und auf dem Telefon bleiben. Von der Skizze bis in beide Stores.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'petrol',
      main_title: { en: 'An app worth the space', de: 'Eine App, die bleiben darf' },
      sub_title: { en: 'App development for iOS and Android', de: 'App-Entwicklung für iOS und Android' },
      description: {
        en: 'We build apps that people keep. Most others are evicted within a month; the ones that stay have a job to do: show the way, answer a question, open a door.',
        de: 'Wir bauen Apps, die man behält. Die meisten anderen müssen nach einem Monat wieder ausziehen; bleiben darf, was etwas leistet: den Weg zeigt, Fragen beantwortet, eine Tür öffnet.',
      },
      bg_image: 'service-mobileapp',
      button_one_text: { en: 'Plan an app', de: 'App planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See the Isar Optik app', de: 'App von Isar Optik ansehen' },
      button_two_link: '/projects/isar-optik',
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      main_title: { en: 'Only a phone can do this', de: 'Das kann nur ein Telefon' },
      bg_image: 'project-isar-detail-2',
      com_image: 'project-salvia-detail-2',
      cards: [
        {
          title: { en: 'Measure', de: 'Messen' },
          description: {
            en: 'The camera estimates how far apart your pupils are: 63\u00a0millimetres here. Your face never leaves the device.',
            de: 'Die Kamera schätzt den Abstand der Pupillen, hier 63\u00a0Millimeter. Ihr Gesicht verlässt das Gerät nicht.',
          },
        },
        {
          title: { en: 'Scan', de: 'Scannen' },
          description: {
            en: 'Prescription in front of the camera, pharmacy on the map, bag on shelf 12.',
            de: 'Rezept vor die Kamera, Apotheke auf der Karte, Tüte in Fach 12.',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'paper-2',
      sub_title: { en: 'Furnishings', de: 'Die Einrichtung' },
      main_title: { en: 'What goes into our apps', de: 'Was in unseren Apps steckt' },
      cards: [
        {
          title: { en: 'Works in the lift', de: 'Geht auch im Aufzug' },
          description: {
            en: 'Data goes into a local database first and syncs when the network is back, with rules for conflicts.',
            de: 'Daten liegen zuerst in einer lokalen Datenbank. Abgeglichen wird, sobald wieder Netz da ist, mit Regeln für Konflikte.',
          },
          image: 'glyph-cloud',
        },
        {
          title: { en: 'Knows its place', de: 'Drängt sich nicht auf' },
          description: {
            en: 'Notifications by type and time of day. Marketing stays off until somebody switches it on.',
            de: 'Mitteilungen nach Art und Tageszeit. Werbung bleibt aus, bis jemand sie einschaltet.',
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Pays with a glance', de: 'Bezahlt mit einem Blick' },
          description: {
            en: 'Apple Pay, Google Pay, and an invoice for people who like paper.',
            de: 'Apple Pay, Google Pay\u00a0– und Rechnung für alle, die Papier mögen.',
          },
          image: 'glyph-payment',
        },
        {
          title: { en: 'Locks itself', de: 'Schließt selbst ab' },
          description: {
            en: 'Passkeys instead of passwords, keys in the Secure Enclave or Android Keystore.',
            de: 'Passkeys statt Passwörter, Schlüssel in der Secure Enclave oder im Android Keystore.',
          },
          image: 'glyph-lock',
        },
        {
          title: { en: 'Shares the till', de: 'Nutzt dieselbe Kasse' },
          description: {
            en: 'One basket for app and shop, whichever of our four platforms is behind them.',
            de: 'Ein Warenkorb für App und Shop, gleich welches unserer vier Shopsysteme dahintersteht.',
          },
          image: 'glyph-link',
        },
        {
          title: { en: 'Reads aloud', de: 'Liest vor' },
          description: {
            en: 'VoiceOver and TalkBack in every release test, text at up to 200 per cent.',
            de: 'VoiceOver und TalkBack in jedem Abnahmetest, Schrift bis 200\u00a0Prozent.',
          },
          image: 'glyph-phone',
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      tone: 'mist',
      sub_title: { en: 'Thursday, eight o’clock', de: 'Donnerstag, acht Uhr' },
      main_title: { en: 'Reminders that arrive', de: 'Erinnerungen, die ankommen' },
      description: {
        en: 'Three tablets after breakfast. Salvia’s reminder has to come on time even if the phone restarted overnight, the app hasn’t been opened for a week and the family flew to Lisbon yesterday. We wrote 61 test cases about time alone. Four of them are there for the clocks going forward and back.',
        de: 'Drei Tabletten nach dem Frühstück. Die Erinnerung von Salvia muss pünktlich kommen, auch wenn das Telefon nachts neu gestartet ist, die App eine Woche zu war und die Familie gestern nach Lissabon geflogen ist. Allein zum Thema Zeit gibt es 61\u00a0Testfälle. Vier davon gelten der Sommerzeit.',
      },
      com_image: 'project-salvia-detail-1',
      button_one_text: { en: 'See the Salvia project', de: 'Zum Projekt Salvia' },
      button_one_link: '/projects/salvia',
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'App, PWA or neither', de: 'App, PWA oder keins von beiden' },
      html_field: {
        en: `**An app** if people will open it several times a week, need it offline, or will really use the camera, location or Bluetooth.

**A [progressive web app](/ecommerce/pwaecommerce)** if they come once a month, mostly from a search result, and would never visit an app store for it.

**Neither** if the shop is slow on phones. Fix that first. An icon on the home screen doesn’t make a page any faster.

We build most apps in **Flutter**: one code base, both platforms, native binaries. For watches, widgets and anything close to the hardware, we write **Swift** and **Kotlin**.`,
        de: `**Eine App**, wenn man sie mehrmals pro Woche öffnet, offline braucht oder wenn Kamera, Standort oder Bluetooth ernsthaft mitarbeiten.

**Eine [Progressive Web App](/ecommerce/pwaecommerce)**, wenn die Leute einmal im Monat kommen, meist über die Suche, und dafür nie einen Store besuchen würden.

**Keins von beiden**, wenn der Shop auf dem Telefon langsam ist. Bringen Sie erst das in Ordnung. Ein Symbol auf dem Startbildschirm macht keine Seite schneller.

Die meisten Apps bauen wir mit **Flutter**: ein Quelltext, beide Plattformen, native Programme. Für Uhren, Widgets und alles Hardwarenahe schreiben wir **Swift** und **Kotlin**.`,
      },
    },
    {
      component_name: 'ProjectSlider',
      sub_title: { en: 'Two tenants and a day guest', de: 'Zwei Mietparteien, ein Tagesgast' },
      main_title: { en: 'Three apps, one of them a PWA', de: 'Drei Apps, eine davon als PWA' },
      pick: ['isar', 'salvia', 'hafenbad'],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'ink',
      sub_title: { en: 'House rules', de: 'Hausordnung' },
      main_title: { en: 'What you can expect', de: 'Was Sie erwarten dürfen' },
      cards: [
        {
          title: { en: '99.8%', de: '99,8\u00a0%' },
          description: { en: 'of sessions without a crash', de: 'der Sitzungen ohne Absturz' },
          detail_desc: {
            en: 'below 99.5, new features wait',
            de: 'unter 99,5 Prozent ruht die Arbeit an neuen Funktionen',
          },
        },
        {
          title: { en: '14 weeks', de: '14\u00a0Wochen' },
          description: { en: 'from kick-off to both stores', de: 'vom Auftakt bis in beide Stores' },
          detail_desc: { en: 'first version, six to eight screens', de: 'erste Version, sechs bis acht Ansichten' },
        },
        {
          title: { en: '6 years', de: '6\u00a0Jahre' },
          description: { en: 'the age of our oldest test phone', de: 'alt ist unser ältestes Testgerät' },
          detail_desc: { en: 'its battery feels every one of them', de: 'der Akku ist nicht mehr der jüngste' },
        },
      ],
    },
    {
      component_name: 'Faq',
      sub_title: { en: 'The doorbell rings', de: 'Es klingelt' },
      main_title: { en: 'What people ask about apps', de: 'Was Kunden zu Apps fragen' },
      cards: [
        {
          title: { en: 'What does an app cost?', de: 'Was kostet eine App?' },
          html_field: {
            en: `${priceSentence(prices.app).en} That is for a first version with six to eight screens, in both stores.`,
            de: `${priceSentence(prices.app).de} Das gilt für eine erste Version mit sechs bis acht Ansichten, in beiden Stores.`,
          },
        },
        {
          title: { en: 'Who publishes to the stores?', de: 'Wer bringt die App in die Stores?' },
          html_field: {
            en: 'You own the developer accounts with Apple and Google; we submit on your behalf. Reviews usually take one to two days.',
            de: 'Die Konten bei Apple und Google gehören Ihnen, wir reichen in Ihrem Namen ein. Die Prüfung dauert meist ein bis zwei Tage.',
          },
        },
        {
          title: { en: 'What happens when a new iOS comes out?', de: 'Was passiert bei jedem neuen iOS?' },
          html_field: {
            en: 'We test the betas from June, so that September is quiet. It’s part of the care plan, like library updates.',
            de: 'Ab Juni testen wir die Betas, damit der September ruhig bleibt. Das gehört zur Pflege wie die Updates der Bibliotheken.',
          },
        },
        {
          title: { en: 'Do you collect usage data?', de: 'Erheben Sie Nutzungsdaten?' },
          html_field: {
            en: 'Crash reports without personal data, always. Anything else, only with consent and on servers in the EU.',
            de: 'Absturzberichte ohne Personenbezug immer. Alles Weitere nur mit Einwilligung und auf Servern in der EU.',
          },
        },
        {
          title: { en: 'Can you rescue a two-star app?', de: 'Lässt sich eine App mit zwei Sternen retten?' },
          html_field: {
            en: 'Often. We start by reading all the reviews. Nine times out of ten, they describe the same three faults.',
            de: 'Oft. Zuerst lesen wir sämtliche Bewertungen. In neun von zehn Fällen beschreiben sie dieselben drei Fehler.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Which room is missing?', de: 'Welches Zimmer fehlt noch?' },
      description: {
        en: 'Tell us what your customers would do on the bus if they could. We’ll sketch three screens for it.',
        de: 'Erzählen Sie, was Ihre Kunden im Bus erledigen würden, wenn sie könnten. Wir skizzieren drei Ansichten dazu.',
      },
      button_one_text: { en: 'Get three sketches', de: 'Drei Skizzen anfordern' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
