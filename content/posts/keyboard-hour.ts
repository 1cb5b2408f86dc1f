import type { Post } from '../content-types.ts';

export default {
  name: 'keyboard-hour',
  post_type: 'news',
  title: { en: 'An hour of keyboard testing for checkouts', de: 'Eine Tastaturstunde für Kassen' },
  description: {
    en: 'On the last Wednesday of each month we test two shops without a mouse, live and free of charge. Bring yours.',
    de: 'Am letzten Mittwoch im Monat prüfen wir zwei Shops ohne Maus, live und kostenlos. Bringen Sie Ihren mit.',
  },
  category: { en: 'Services', de: 'Angebot' },
  date: '2026-06-29',
  author: 'farid',
  image: 'news-access',
  body: {
    en: `A year after Germany’s accessibility act came into force, there are plenty of statements and few accessible checkouts. So from July we are doing something about it, in public. On the last Wednesday of each month, from eleven to noon Munich time, two of us go shopping in two shops. Keyboard only, screen reader on.

You watch, your developers can ask questions, and after thirty minutes per shop you have a list. It says what we stumbled over, how serious it is, and where in the theme the fix belongs. In the trial runs the lists had between six and fourteen lines. The prize goes to a delivery date picker that could be opened but never left.

How it works:

1. Send us the address of your shop, with the word “keyboard”.
2. We draw two at random from all the addresses we have received by noon on the Friday before.
3. If yours is drawn, you get a link to the video call. All we need from you is a payment method for testing.

It costs nothing, and we don’t record it. If your shop is drawn and you would rather not have an audience, we’ll close the door.

The first hour is on 29 July. Sign up through the [contact form](/contactus/contactform?about=/blog/an-hour-of-keyboard-testing-for-checkouts). The mouse stays in the drawer.`,
    de: `Ein Jahr nach Inkrafttreten des Barrierefreiheitsstärkungsgesetzes gibt es viele Erklärungen und wenige barrierefreie Kassen. Ab Juli gehen wir das öffentlich an. Am letzten Mittwoch jedes Monats, von elf bis zwölf Uhr Münchner Zeit, kaufen zwei von uns in zwei Shops ein. Nur mit der Tastatur und bei eingeschaltetem Screenreader.

Sie sehen zu, Ihr Entwicklungsteam darf fragen, und nach dreißig Minuten je Shop haben Sie eine Liste. Darauf steht, worüber wir gestolpert sind, wie schwer es wiegt und an welche Stelle des Themes die Reparatur gehört. In den Probeläufen hatten die Listen zwischen sechs und vierzehn Zeilen. Den Rekord hält ein Kalender fürs Lieferdatum, der sich öffnen und nie wieder verlassen ließ.

So läuft es ab:

1. Sie schicken uns die Adresse Ihres Shops mit dem Stichwort „Tastatur“.
2. Unter allen Adressen, die bis zum Freitagmittag davor eingegangen sind, entscheidet das Los.
3. Fällt es auf Sie, bekommen Sie den Link zur Videorunde. Von Ihnen brauchen wir dann nur eine Zahlungsart zum Testen.

Das kostet nichts, und wir zeichnen nicht auf. Wird Ihr Shop gezogen und möchten Sie lieber kein Publikum, machen wir die Tür zu.

Die erste Stunde findet am 29.\u00a0Juli statt. Anmelden können Sie sich über das [Kontaktformular](/contactus/contactform?about=/blog/eine-tastaturstunde-für-kassen). Die Maus bleibt in der Schublade.`,
  },
  seo: {
    title: { en: 'Free monthly accessibility test for checkouts', de: 'Kostenloser Kassentest auf Barrierefreiheit' },
    description: {
      en: 'From July 2026 Kontorwerk tests two checkouts a month live with keyboard and screen reader. Thirty minutes per shop, a list, no charge.',
      de: 'Ab Juli 2026 prüft Kontorwerk monatlich zwei Kassen live mit Tastatur und Screenreader. Dreißig Minuten je Shop, eine Liste, keine Kosten.',
    },
  },
} satisfies Post;
