import type { Post } from '../content-types.ts';

export default {
  name: 'volume-twelve',
  post_type: 'news',
  title: { en: 'Volume twelve is open', de: 'Band zwölf ist aufgeschlagen' },
  description: {
    en: 'Our agency’s year in review: what is on the last page of the 2025 ledger, and what is pencilled in for 2026.',
    de: 'Der Jahresrückblick der Agentur: was auf der letzten Seite von 2025 steht und was für 2026 mit Bleistift vorgemerkt ist.',
  },
  category: { en: 'Agency', de: 'Agentur' },
  date: '2026-01-07',
  author: 'jonas',
  image: 'about-history',
  body: {
    en: `Until last week eleven ledgers stood on a shelf in Munich, one for each year since 2015. They are real books. Whatever a project has taught us goes in by hand, half a page at most. Since Monday there have been twelve.

The last page of volume eleven says:

- 41 planned releases for clients, three of which had to be rolled back the same morning
- five new shops, two relaunches, one project handed over to somebody better suited
- one entry by a client, who had asked for the pen

Three intentions are pencilled in for 2026. The load times of the shops in our care will be made public. Anybody should be able to have their checkout tested for accessibility without signing a contract first. And we want to give away code that we have now written for the fourth time.

Volume one, by the way, has eleven pages. The first entry reads: “Client asks if we do printers, too. Said no. Check in December whether that was wise.” The entry for December reads: “It was.”

Visit the [Munich office](/agency/aboutus) and you may take the books off the shelf. Two pages are glued together. We have our reasons.`,
    de: `Im Münchner Büro stehen elf Bücher im Regal, eines für jedes Jahr seit 2015. Es sind richtige Bücher. Was ein Projekt uns gelehrt hat, wird von Hand eingetragen, höchstens eine halbe Seite. Seit Montag steht das zwölfte daneben.

Auf der letzten Seite von Band elf heißt es:

- 41 geplante Releases für Kunden, drei davon noch am selben Morgen zurückgenommen
- fünf neue Shops, zwei Relaunches, ein Projekt, das wir an jemand Passenderen abgegeben haben
- ein Eintrag von einem Kunden, der um den Stift gebeten hatte

Mit Bleistift sind für 2026 drei Vorsätze vermerkt. Die Ladezeiten der Shops, die wir betreuen, sollen öffentlich werden. Wer seine Kasse auf Barrierefreiheit prüfen lassen will, soll das können, ohne vorher einen Vertrag zu unterschreiben. Und wir möchten Code verschenken, den wir inzwischen zum vierten Mal geschrieben haben.

Band eins hat übrigens elf Seiten. Der erste Eintrag lautet: „Kunde fragt, ob wir auch Drucker machen. Abgelehnt. Im Dezember prüfen, ob das klug war.“ Im Dezember steht dort: „War es.“

Wer das [Münchner Büro](/agency/aboutus) besucht, darf die Bücher aus dem Regal nehmen. Zwei Seiten kleben zusammen. Das hat Gründe.`,
  },
  seo: {
    title: { en: 'Kontorwerk opens volume twelve', de: 'Kontorwerk beginnt Band zwölf' },
    description: {
      en: 'Kontorwerk starts its twelfth ledger: 41 releases in 2025, five new shops, and three intentions pencilled in for 2026.',
      de: 'Kontorwerk schlägt das zwölfte Buch auf: 41 Releases im Jahr 2025, fünf neue Shops und mit Bleistift drei Vorsätze für 2026.',
    },
  },
} satisfies Post;
