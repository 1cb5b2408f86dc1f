import type { Post } from '../content-types.ts';

export default {
  name: 'accessible-checkout',
  post_type: 'blog',
  title: { en: 'An accessible checkout in eight checks', de: 'Barrierefreie Kasse in acht Prüfungen' },
  description: {
    en: 'One afternoon, a keyboard and a screen reader: how to find out whether everybody can pay in your shop.',
    de: 'Ein Nachmittag, eine Tastatur und ein Screenreader: So finden Sie heraus, ob in Ihrem Shop wirklich alle bezahlen können.',
  },
  category: { en: 'Law and access', de: 'Recht und Barrierefreiheit' },
  date: '2026-06-18',
  author: 'farid',
  image: 'blog-02',
  body: {
    en: `Since 28 June 2025 the European Accessibility Act has required most shops that sell to consumers in the European Union to be accessible. Germany’s version of it is called the [Barrierefreiheitsstärkungsgesetz]{lang=de}, a word that is itself a small barrier. Service providers with fewer than ten people and no more than two million euros in turnover are exempt. Everybody else should be able to pass the eight checks below, and the exempt will win customers by passing them too.

Start with the checkout. A product photo without a description is a nuisance. A payment button that no keyboard can reach is a closed till.

## The eight checks

1. **Put the mouse in a drawer.** Order something with Tab, Shift+Tab, Enter, Space and the arrow keys. You should always be able to see where you are, and to get out of anything you got into. Address suggestions and date pickers are the usual traps.
2. **Read the labels.** Each field needs a visible label that stays put while somebody types. Grey example text inside the field is not a label. Add the autocomplete attributes for name, street and postcode: they help people with poor memory, and everybody else as well.
3. **Make mistakes on purpose.** Submit the form empty. The message has to say in words what is wrong and how to put it right, it has to be tied to its field, and red alone does not count. If there are several errors, the focus should move to a summary with links.
4. **Listen.** Turn on NVDA or VoiceOver and redeem a voucher. If the total changes in silence, a live region is missing.
5. **Pay.** Card fields usually sit in a frame that belongs to the payment provider. Does the frame have a title, can you get in and out, are errors read aloud? Ask the provider for a conformance report. What you embed is your responsibility.
6. **Log in without a puzzle.** Password managers and pasting must work, and a picture puzzle must not be the only way in. The simplest answer is guest checkout.
7. **Enlarge.** At 400 per cent zoom, nothing should be cut off, and nobody should have to scroll sideways. Text needs a contrast of 4.5 to 1, field borders and focus outlines 3 to 1. Targets should measure at least 24 by 24 pixels.
8. **Look before you leap.** Before the click that commits you, everything can still be read and corrected: items, address, total. If the session is about to expire, the shop says so in time and offers to extend it.

## What a machine will find

Checkers such as axe belong in every build. They find missing labels, poor contrast and broken roles, perhaps a third of what people stumble over. They don’t notice that the focus jumps to the footer after the voucher, or that four different buttons are all called “Next”. For that you need somebody who uses the site the way your customers do. We test with two people who rely on a screen reader every day; testing a checkout takes them about three hours, and they are more polite than we would be.

## The ramp leads to the same door

The picture above shows stairs and a ramp. What matters is that there is one door. A separate “accessible version” goes stale within weeks, because nobody maintains two tills. Almost everything on the list can be fixed in the existing theme. In a typical Shopware storefront it takes us six to ten days, most of them spent on dialogs, error messages and third-party frames.

The yardstick is the European standard EN 301 549, which refers to WCAG at level AA. Parts of checks six and seven come from version 2.2, which goes further than the law demands. You also owe your visitors a statement that explains how your shop meets the requirements. Have a lawyer check the wording; we supply the facts.

If you would rather begin with an hour than with an audit, use the [contact form](/contactus/contactform) and tell us which shop. Our [software testing](/services/testsolution) page explains how we test.`,
    de: `Seit dem 28. Juni 2025 müssen die meisten Shops, die in der Europäischen Union an Privatleute verkaufen, barrierefrei sein. Das deutsche Gesetz dazu heißt Barrierefreiheitsstärkungsgesetz, was für sich genommen schon eine kleine Barriere ist. Ausgenommen sind Dienstleister mit weniger als zehn Beschäftigten und höchstens zwei Millionen Euro Umsatz. Alle anderen sollten die folgenden acht Prüfungen bestehen, und auch wer ausgenommen ist, gewinnt damit Kunden.

Fangen Sie bei der Kasse an. Ein Produktfoto ohne Beschreibung ist ärgerlich. Ein Bezahlknopf, den keine Tastatur erreicht, ist eine geschlossene Kasse.

## Die acht Prüfungen

1. **Maus in die Schublade.** Bestellen Sie etwas nur mit Tabulator, Umschalt, Eingabe, Leertaste und Pfeilen. Sie müssen jederzeit sehen, wo Sie sind, und überall wieder hinausfinden. Adressvorschläge und Kalender sind die üblichen Fallen.
2. **Beschriftungen lesen.** Jedes Feld braucht eine sichtbare Beschriftung, die beim Tippen stehen bleibt. Grauer Beispieltext im Feld ist keine. Ergänzen Sie die autocomplete-Angaben für Name, Straße und Postleitzahl: Sie helfen Menschen mit schwachem Gedächtnis und allen anderen auch.
3. **Absichtlich Fehler machen.** Schicken Sie das Formular leer ab. Die Meldung muss in Worten sagen, was nicht stimmt und wie es richtig geht. Sie muss mit ihrem Feld verknüpft sein, und Rot allein zählt nicht. Bei mehreren Fehlern gehört der Fokus auf eine Übersicht mit Sprungmarken.
4. **Zuhören.** Schalten Sie NVDA oder VoiceOver ein und lösen Sie einen Gutschein ein. Ändert sich die Summe stumm, fehlt eine Live-Region.
5. **Bezahlen.** Kartenfelder liegen meist in einem iFrame des Zahlungsdienstes. Hat der iFrame einen Titel? Kommt man hinein und wieder heraus? Werden Fehler vorgelesen? Verlangen Sie vom Anbieter einen Konformitätsbericht. Für das, was Sie einbetten, stehen Sie gerade.
6. **Anmelden ohne Rätsel.** Passwortverwaltung und Einfügen müssen funktionieren, Bilderrätsel dürfen nicht der einzige Weg sein. Am einfachsten ist die Bestellung ohne Konto.
7. **Vergrößern.** Bei 400\u00a0Prozent Zoom darf nichts abgeschnitten sein, und niemand soll seitwärts scrollen müssen. Text braucht einen Kontrast von 4,5 zu 1, Feldränder und Fokusrahmen 3 zu 1. Schaltflächen sollten mindestens 24 mal 24\u00a0Pixel messen.
8. **Vor dem letzten Klick.** Artikel, Adresse und Summe stehen vor dem verbindlichen Klick noch einmal da, und was falsch ist, lässt sich ändern. Läuft die Sitzung ab, warnt der Shop rechtzeitig und bietet mehr Zeit an.

## Was die Maschine findet

Prüfprogramme wie axe gehören in jeden Build. Sie finden fehlende Beschriftungen, schwache Kontraste und falsche Rollen, vielleicht ein Drittel dessen, worüber Menschen stolpern. Dass der Fokus nach dem Gutschein in die Fußzeile springt oder vier Knöpfe nacheinander „Weiter“ heißen, merken sie nicht. Dafür braucht es jemanden, der den Shop so benutzt wie Ihre Kunden. Wir testen mit zwei Personen, die täglich auf einen Screenreader angewiesen sind. Sie brauchen für eine Kasse rund drei Stunden und bleiben höflicher, als wir es wären.

## Die Rampe führt zur selben Tür

Das Bild zeigt eine Treppe und eine Rampe. Entscheidend ist, dass es nur eine Tür gibt. Eine eigene „barrierefreie Version“ veraltet binnen Wochen, weil niemand zwei Kassen pflegt. Fast alles auf der Liste lässt sich im vorhandenen Theme beheben. In einer gewöhnlichen Shopware-Storefront brauchen wir dafür sechs bis zehn Tage, die meisten davon für Dialoge, Fehlermeldungen und fremde iFrames.

Maßstab ist die europäische Norm EN\u00a0301\u00a0549, die auf die WCAG in Stufe AA verweist. Die Punkte sechs und sieben stammen zum Teil aus Version 2.2 und gehen damit über das Gesetz hinaus. Außerdem brauchen Sie eine Erklärung, wie der Shop die Anforderungen erfüllt. Deren Wortlaut sollte eine Kanzlei prüfen; die Fakten liefern wir.

Wenn Sie lieber mit einer Stunde als mit einem Gutachten beginnen, nennen Sie uns den Shop über das [Kontaktformular](/contactus/contactform). Wie wir sonst prüfen, steht auf der Seite [Softwaretests](/services/testsolution).`,
  },
  seo: {
    title: { en: 'Accessible checkout: eight checks for shops', de: 'Barrierefreie Kasse: acht Prüfungen für Shops' },
    description: {
      en: 'Keyboard, labels, errors, payment frames, zoom: eight practical checks for an accessible checkout under the European Accessibility Act.',
      de: 'Tastatur, Beschriftung, Fehler, Zahlung, Zoom: acht praktische Prüfungen für eine barrierefreie Kasse nach dem BFSG.',
    },
  },
} satisfies Post;
