import type { Project } from '../content-types.ts';

export default {
  name: 'salvia',
  title: { en: 'Salvia', de: 'Salvia' },
  description: {
    en: 'A pharmacy app that reminds you, and reorders in time.',
    de: 'Eine Apotheken-App, die ans Einnehmen erinnert und rechtzeitig nachbestellt.',
  },
  pro_category: { en: 'Mobile apps', de: 'Mobile Apps' },
  year: 2022,
  image: 'project-salvia',
  gallery: [
    {
      image: 'project-salvia-detail-1',
      caption: {
        en: 'Thursday, 08:00: three to take, after breakfast. The app copies the pill box people already own.',
        de: 'Donnerstag, 8\u00a0Uhr: drei Stück, nach dem Frühstück. Die App ahmt die Tablettendose nach, die alle schon haben.',
      },
    },
    {
      image: 'project-salvia-detail-2',
      caption: {
        en: 'Scan, choose the pharmacy, collect from shelf 12. The third screen can be read from across the counter.',
        de: 'Scannen, Apotheke wählen, aus Fach 12 abholen. Den dritten Bildschirm kann man vom Tresen aus lesen.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Salvia Apotheken e. K., Duisburg', de: 'Salvia Apotheken e. K., Duisburg' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2022', de: '2022' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'React Native, Symfony', de: 'React Native, Symfony' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: {
        en: 'App for iOS and Android, pharmacy integration',
        de: 'App für iOS und Android, Apothekenschnittstelle',
      },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Duisburg, Chennai', de: 'Duisburg, Chennai' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'salvia.example', de: 'salvia.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan an app like this', de: 'So eine App planen' },
  lead: {
    en: 'Eight tablets a day, two of them still to take. An app for four pharmacies that knows the difference between a reminder and advice.',
    de: 'Acht Tabletten am Tag, zwei stehen noch aus. Eine App für vier Apotheken, die weiß, wo Erinnern aufhört und Beraten anfängt.',
  },
  body: {
    en: `
## Two trips for one box

Most people notice the packet is empty when the packet is empty.

Then come the doctor, the pharmacy and, three times out of ten, the pharmacy again, because the tablets had to be ordered in. Salvia runs four pharmacies in Duisburg with 9,000 regular customers, median age 63. The owner didn’t want an app that sells vitamins. She wanted fewer second trips on bad knees.

## Six of eight

The home screen says how the day is going. A ring, a figure, “Two left today”, and below them the two: Vitamin D3 at half past seven, Ramipril 5\u00a0mg at nine. Tap the packet to confirm. The text can be doubled in size without anything falling off the edge, which is the sort of sentence that takes a designer eleven days.

It all comes from the printed medication plan that every doctor in Germany hands out: the whole list is in the square barcode printed on it. Nobody types drug names. When a packet has a week left in it, a button appears. Scan the prescription, choose a branch, and the message “ready, shelf 12” arrives when it is true.

## Reminding isn’t prescribing

Software that calculates doses is a medical device, with all that entails. So the app counts days, never milligrams. It repeats what the plan says, word for word, and when two entries look odd together it doesn’t warn you but offers to phone the pharmacy. Where that line runs took us three weeks to settle, with a lawyer and a pharmacist at the same table. It is the part of the project we are proudest of, and nobody will ever see it.

## Sixty-four isn’t many

The harder limit was technical. An iPhone keeps 64 scheduled notifications per app and forgets the rest without a word. At eight a day, that lasts until next Thursday. And somebody who leaves their phone alone for nine days is exactly the person who needs a reminder on the tenth.

So the app groups what is due at the same time, plans a fortnight ahead, and renews the plan in the background and at each confirmation. If even that fails, the server wakes it with one silent push that contains no name and no drug. Health data stays encrypted on the phone, and at the pharmacy, where it has always been.

## Four years later

The pink paper slip in our picture has become a rarity. Since 2024 most prescriptions have been electronic, and Salvia’s customers hold their health card to the phone instead. The scan screen stayed, for private prescriptions and out of affection. New versions come out every other month, each tested by the same eleven people, aged 58 to 84. They find things that [our test lab](/services/testsolution) doesn’t. The ring was their idea: a bar, they said, looks as if the day were running out.
`,
    de: `
## Zwei Wege für eine Packung

Dass die Packung leer ist, merken die meisten, wenn die Packung leer ist.

Dann kommen die Arztpraxis, die Apotheke und in drei von zehn Fällen noch einmal die Apotheke, weil das Mittel erst bestellt werden musste. Salvia betreibt vier Apotheken in Duisburg mit 9.000 Stammkunden, im Median 63\u00a0Jahre alt. Die Inhaberin wollte keine App, die Vitamine verkauft. Sie wollte weniger zweite Wege mit kaputten Knien.

## Sechs von acht

Der Startbildschirm sagt, wie es um den Tag steht. Ein Ring, eine Zahl, „Noch zwei heute“ und darunter die beiden: Vitamin D3 um halb acht, Ramipril 5\u00a0mg um neun. Einmal auf die Packung tippen genügt. Die Schrift lässt sich auf das Doppelte vergrößern, ohne dass etwas über den Rand fällt\u00a0– ein Satz, der in der Gestaltung elf Tage kostet.

Eingelesen wird der Bundesmedikationsplan, den jede Praxis ausdruckt: In seinem quadratischen Code steht die ganze Liste. Niemand tippt Arzneinamen ab. Reicht eine Packung nur noch eine Woche, erscheint ein Knopf. Rezept scannen, Filiale wählen, und die Nachricht „bereit, Fach 12“ kommt, wenn sie stimmt.

## Erinnern ist nicht verordnen

Software, die Dosierungen berechnet, ist ein Medizinprodukt, mit allem, was daraus folgt. Deshalb rechnet die App in Tagen, nie in Milligramm. Sie wiederholt Wort für Wort, was im Plan steht, und wo zwei Einträge schlecht zusammenpassen, warnt sie nicht, sondern bietet einen Anruf an. Wo diese Grenze verläuft, hat uns drei Wochen beschäftigt, mit einer Juristin und einem Apotheker am selben Tisch. Auf diesen Teil sind wir am stolzesten. Sehen wird ihn nie jemand.

## Vierundsechzig sind nicht viele

Die härtere Grenze war technisch. Ein iPhone merkt sich je App 64 geplante Mitteilungen und vergisst den Rest kommentarlos. Bei acht am Tag reicht das bis nächsten Donnerstag. Wer sein Telefon neun Tage liegen lässt, braucht aber gerade am zehnten eine Erinnerung.

Also fasst die App zusammen, was zur selben Stunde fällig ist, plant vierzehn Tage voraus und erneuert den Plan im Hintergrund und bei jeder Bestätigung. Versagt auch das, weckt der Server die Planung mit einer stillen Nachricht ohne Namen und ohne Arznei. Gesundheitsdaten liegen verschlüsselt auf dem Telefon und in der Apotheke, wo sie immer schon lagen.

## Vier Jahre danach

Der rosa Zettel auf unserem Bild ist selten geworden. Seit 2024 kommen die meisten Rezepte elektronisch, und wer bei Salvia Kunde ist, hält stattdessen die Gesundheitskarte ans Telefon. Der Scan blieb, für Privatrezepte und aus Anhänglichkeit. Alle zwei Monate erscheint eine neue Version, jedes Mal geprüft vom selben Kreis: elf Menschen zwischen 58 und 84. Sie finden Dinge, die [unser Testlabor](/services/testsolution) nicht findet. Auch der Ring ist ihre Idee. Ein Balken, sagten sie, sehe aus, als ginge der Tag zur Neige.
`,
  },
  results_title: { en: 'What four years have changed', de: 'Was sich in vier Jahren geändert hat' },
  results: [
    {
      term: { en: 'Collected on the first visit', de: 'Beim ersten Besuch abgeholt' },
      value: { en: '96%', de: '96\u00a0%' },
      note: { en: 'from 71%', de: 'vorher 71\u00a0%' },
    },
    {
      term: { en: 'Reordered before running out', de: 'Rechtzeitig nachbestellt' },
      value: { en: '64%', de: '64\u00a0%' },
      note: { en: 'of all repeat prescriptions', de: 'aller Folgerezepte' },
    },
    {
      term: { en: 'Doses confirmed the same day', de: 'Einnahmen am selben Tag bestätigt' },
      value: { en: '91%', de: '91\u00a0%' },
      note: { en: 'after three months of use', de: 'nach drei Monaten' },
    },
  ],
  review: 'salvia',
  seo: {
    title: {
      en: 'Salvia: a pharmacy app that reorders in time',
      de: 'Salvia: Apotheken-App mit Einnahmeplan',
    },
    description: {
      en: 'An app for four pharmacies in Duisburg: medication plan, reminders that get round the phone’s limits, and prescriptions ready on the first visit.',
      de: 'Eine App für vier Apotheken in Duisburg: Medikationsplan, verlässliche Erinnerungen und Arzneien, die beim ersten Besuch bereitliegen.',
    },
  },
} satisfies Project;
