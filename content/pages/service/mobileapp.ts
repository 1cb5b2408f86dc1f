import type { Page } from '../../content-types.ts';

export default {
  page_key: 'service',
  slug: 'mobileapp',
  title: { en: 'Mobile app', de: 'Mobile Apps' },
  seo: {
    title: { en: 'Mobile apps for iOS and Android in Flutter', de: 'Mobile Apps für iOS und Android mit Flutter' },
    description: {
      en: 'Apps in Flutter, Swift and Kotlin that work offline, share customers with your shop and stay on the phone. From the first sketch to both stores.',
      de: 'Apps mit Flutter, Swift und Kotlin, die offline arbeiten, Kundendaten mit dem Shop teilen und auf dem Telefon bleiben. Von der Skizze bis in beide Stores.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      tone: 'petrol',
      main_title: { en: 'An app worth the space', de: 'Eine App, die bleiben darf' },
      description: {
        en: 'Most apps move out within a month. Those that stay have rooms with a purpose: a way there, a shelf, someone who answers, a door that opens.',
        de: 'Die meisten Apps ziehen nach einem Monat wieder aus. Die anderen haben Zimmer mit Zweck: einen Weg dorthin, ein Regal, jemanden, der antwortet, eine Tür, die aufgeht.',
      },
      bg_image: 'service-mobileapp',
      button_one_text: { en: 'Plan an app', de: 'App planen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See Isar Optik', de: 'Isar Optik ansehen' },
      button_two_link: '/projects/isar-optik',
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      main_title: { en: 'Only a phone can do this', de: 'Das kann nur ein Telefon' },
      bg_image: 'project-isar',
      com_image: 'project-salvia-detail-2',
      cards: [
        {
          title: { en: 'See', de: 'Sehen' },
          description: {
            en: 'Flora 03 on your own nose, before you visit the shop. The face never leaves the device.',
            de: 'Flora 03 auf der eigenen Nase, noch vor dem Besuch im Laden. Das Gesicht verlässt das Gerät nicht.',
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
      main_title: { en: 'Furnishings', de: 'Die Einrichtung' },
      cards: [
        {
          title: { en: 'Works in the lift', de: 'Geht auch im Aufzug' },
          description: {
            en: 'Data lies in a local database first. It is reconciled when the network returns, with rules for conflicts.',
            de: 'Daten liegen zuerst in einer lokalen Datenbank. Abgeglichen wird, sobald wieder Netz da ist, mit Regeln für Konflikte.',
          },
          image: 'glyph-cloud',
        },
        {
          title: { en: 'Knows its place', de: 'Drängt sich nicht auf' },
          description: {
            en: 'Notifications by kind and time of day. Marketing is off until someone switches it on.',
            de: 'Mitteilungen nach Art und Tageszeit. Werbung bleibt aus, bis jemand sie einschaltet.',
          },
          image: 'glyph-clock',
        },
        {
          title: { en: 'Pays with a glance', de: 'Bezahlt mit einem Blick' },
          description: {
            en: 'Apple Pay, Google Pay, and invoice for those who prefer paper.',
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
          title: { en: 'Shares the till', de: 'Teilt sich die Kasse' },
          description: {
            en: 'One basket for app and shop, whichever of the four systems stands behind it.',
            de: 'Ein Warenkorb für App und Shop, gleich welches der vier Systeme dahintersteht.',
          },
          image: 'glyph-link',
        },
        {
          title: { en: 'Reads aloud', de: 'Liest vor' },
          description: {
            en: 'VoiceOver and TalkBack in every release test, type up to 200 per cent.',
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
      main_title: { en: 'Thursday, eight o’clock', de: 'Donnerstag, acht Uhr' },
      description: {
        en: 'Three tablets after breakfast. The reminder for Salvia has to come on time even if the phone was restarted at night, the app has not been opened for a week and the family flew to Lisbon yesterday. We wrote 61 test cases for time alone. Summer time has four of them.',
        de: 'Drei Tabletten nach dem Frühstück. Die Erinnerung für Salvia muss pünktlich kommen, auch wenn das Telefon nachts neu gestartet hat, die App eine Woche zu war und die Familie gestern nach Lissabon geflogen ist. Allein zum Thema Zeit gibt es 61\u00a0Testfälle. Vier davon gehören der Sommerzeit.',
      },
      com_image: 'project-salvia-detail-1',
      button_one_text: { en: 'Project Salvia', de: 'Projekt Salvia' },
      button_one_link: '/projects/salvia',
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'App, PWA or neither', de: 'App, PWA oder keins von beiden' },
      html_field: {
        en: `**An app** if people open it several times a week, need it offline, or if it uses camera, location or Bluetooth in earnest.

**A [progressive web app](/ecommerce/pwaecommerce)** if they come once a month, mostly from a search result, and would never visit a store for it.

**Neither** if the shop is slow on phones. Repair that first. An icon on the home screen does not make a page faster.

We build most apps in **Flutter**: one code base, both platforms, real binaries. For watches, widgets and anything close to the hardware we write **Swift** and **Kotlin**.`,
        de: `**Eine App**, wenn man sie mehrmals pro Woche öffnet, offline braucht oder wenn Kamera, Standort oder Bluetooth ernsthaft mitarbeiten.

**Eine [Progressive Web App](/ecommerce/pwaecommerce)**, wenn die Leute einmal im Monat kommen, meist über die Suche, und dafür nie einen Store besuchen würden.

**Keins von beiden**, wenn der Shop auf dem Telefon langsam ist. Reparieren Sie erst das. Ein Symbol auf dem Startbildschirm macht keine Seite schneller.

Die meisten Apps bauen wir mit **Flutter**: ein Quelltext, beide Plattformen, echte Programme. Für Uhren, Widgets und alles nahe an der Hardware schreiben wir **Swift** und **Kotlin**.`,
      },
    },
    {
      component_name: 'ProjectSlider',
      main_title: { en: 'Three tenants', de: 'Drei Mietparteien' },
      pick: ['isar', 'salvia', 'hafenbad'],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'ink',
      main_title: { en: 'House rules', de: 'Hausordnung' },
      cards: [
        {
          title: { en: '99.9 %', de: '99,9\u00a0%' },
          description: { en: 'of sessions without a crash', de: 'der Sitzungen ohne Absturz' },
          detail_desc: { en: 'below 99.5 we pause new features', de: 'unter 99,5 ruhen neue Funktionen' },
        },
        {
          title: { en: '14 weeks', de: '14\u00a0Wochen' },
          description: { en: 'from kick-off to both stores', de: 'vom Auftakt bis in beide Stores' },
          detail_desc: { en: 'first version, six to eight screens', de: 'erste Version, sechs bis acht Ansichten' },
        },
        {
          title: { en: '6 years', de: '6\u00a0Jahre' },
          description: { en: 'the oldest phone we still test', de: 'alt ist unser ältestes Testgerät' },
          detail_desc: { en: 'its battery is no longer the youngest', de: 'der Akku ist nicht mehr der jüngste' },
        },
      ],
    },
    {
      component_name: 'Faq',
      main_title: { en: 'The doorbell rings', de: 'Es klingelt' },
      cards: [
        {
          title: { en: 'Who publishes to the stores?', de: 'Wer veröffentlicht in den Stores?' },
          html_field: {
            en: 'You own the developer accounts at Apple and Google; we submit on your behalf. Reviews usually take one to two days.',
            de: 'Die Konten bei Apple und Google gehören Ihnen, wir reichen in Ihrem Namen ein. Die Prüfung dauert meist ein bis zwei Tage.',
          },
        },
        {
          title: { en: 'What happens with each new iOS?', de: 'Was passiert bei jedem neuen iOS?' },
          html_field: {
            en: 'We test the betas from June, so that September is quiet. That is part of the care plan, like updates of libraries.',
            de: 'Ab Juni testen wir die Betas, damit der September ruhig bleibt. Das gehört zur Pflege wie die Updates der Bibliotheken.',
          },
        },
        {
          title: { en: 'Do you collect usage data?', de: 'Erheben Sie Nutzungsdaten?' },
          html_field: {
            en: 'Crash reports without personal data, always. Anything beyond that only with consent, and on servers in the EU.',
            de: 'Absturzberichte ohne Personenbezug immer. Alles Weitere nur mit Einwilligung und auf Servern in der EU.',
          },
        },
        {
          title: { en: 'Can you save an app that gets two stars?', de: 'Lässt sich eine App mit zwei Sternen retten?' },
          html_field: {
            en: 'Often. We read all reviews first. Nine times out of ten they describe the same three faults.',
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
        en: 'Tell us what your customers would do on the bus if they could. We sketch three screens for it.',
        de: 'Erzählen Sie, was Ihre Kundschaft im Bus erledigen würde, wenn sie könnte. Wir skizzieren drei Ansichten dazu.',
      },
      button_one_text: { en: 'Get three sketches', de: 'Drei Skizzen anfordern' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
