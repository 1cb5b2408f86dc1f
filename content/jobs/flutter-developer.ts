import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'flutter-developer',
  title: { en: 'Flutter developer', de: 'Flutter-Entwicklung' },
  description: {
    en: 'One code base, two stores, and users who are in a cellar, on a ski lift or on a train just when they need your app.',
    de: 'Eine Codebasis, zwei Stores und Menschen, die Ihre App genau dann brauchen, wenn sie im Keller, im Skilift oder im Zug sitzen.',
  },
  detail_desc: { en: 'Apps for three clients', de: 'Apps für drei Kunden' },
  offices: ['MAA'],
  job_type: { en: 'Full time', de: 'Vollzeit' },
  houres: { en: '40 hours a week', de: '40 Stunden pro Woche' },
  category: { en: 'Development', de: 'Entwicklung' },
  contact: 'karthik',
  valid_through: '2027-08-31',
  salary: { from: 1400000, to: 2400000, currency: 'INR' },
  body: {
    en: `## What you do

- Build apps in Flutter and Dart for three clients, from the first sketch to the store review
- Keep orders and tickets usable without a signal, and merge them quietly when it returns
- Write platform channels in Kotlin and Swift where no plugin is good enough
- Measure start-up time and dropped frames on a five-year-old Android phone before a customer does
- Show the result every second Thursday at 14:30, when the clients in Germany have had their coffee

## What you bring

- Three years of mobile development, two of them with Flutter
- At least one app in both stores that we can install and try
- A way to manage state that you can defend, be it Riverpod or Bloc
- Widget and golden tests, releases with Fastlane or Codemagic
- Clear written English; no German needed

## What we offer

- Thirty-four test phones on a shelf, some of them deliberately dreadful
- Health insurance for you, your partner, your children and both sets of parents
- 24 days of leave plus the public holidays of Tamil Nadu
- German lessons twice a week, in working hours, for those who want to read the clients’ jokes
- Provident fund and gratuity on full basic pay, and a payslip that needs no explaining
- No calls before 9:30 or after 18:30

You will sit with the app team on the second floor of the Chennai office. Its five members learnt to program in five different ways, so a degree is only one of the routes. We welcome applications from people of every gender and background. You can work from home two days a week. ${people.karthik.name}, who heads engineering, reads every application himself, and tells you why if the answer is no.`,
    de: `## Was Sie tun

- Apps mit Flutter und Dart für drei Kunden bauen, von der ersten Skizze bis zur Prüfung im Store
- Bestellungen und Tickets ohne Netz benutzbar halten und geräuschlos abgleichen, sobald es wieder da ist
- Platform Channels in Kotlin und Swift schreiben, wo kein Plugin gut genug ist
- Startzeit und verlorene Frames auf einem fünf Jahre alten Android-Telefon messen, bevor es die Kunden tun
- Jeden zweiten Donnerstag um 14:30\u00a0Uhr Ortszeit das Ergebnis zeigen, wenn man in Deutschland den ersten Kaffee hinter sich hat

## Was Sie mitbringen

- Drei Jahre mobile Entwicklung, davon zwei mit Flutter
- Mindestens eine App in beiden Stores, die wir installieren und ausprobieren können
- State Management mit Riverpod, Bloc oder etwas anderem, solange Sie Ihre Wahl begründen können
- Widget- und Golden-Tests, Auslieferung mit Fastlane oder Codemagic
- Klares schriftliches Englisch; Deutsch ist nicht nötig

## Was wir bieten

- Vierunddreißig Testgeräte im Regal, einige mit Absicht furchtbar
- Krankenversicherung für Sie, Ihre Familie und die Eltern beider Seiten
- 24\u00a0Tage Urlaub und dazu die Feiertage von Tamil Nadu
- Deutschstunden zweimal pro Woche in der Arbeitszeit, falls Sie die Witze der Kunden verstehen möchten
- Provident Fund und Gratuity auf das volle Grundgehalt, dazu eine Abrechnung, die niemand erklären muss
- Telefonate nur zwischen 9:30 und 18:30\u00a0Uhr

Ihr Platz ist beim App-Team im zweiten Stock in Chennai. Seine fünf Mitglieder haben auf fünf verschiedenen Wegen programmieren gelernt; ein Studium ist also nur einer davon. Wir freuen uns auf Bewerbungen von Entwicklerinnen und Entwicklern (m/w/d) jeder Herkunft. Zwei Tage pro Woche sind im Homeoffice möglich. ${people.karthik.name}, Leiter der Entwicklung, liest jede Bewerbung selbst und nennt auch bei einer Absage den Grund.`,
  },
  seo: {
    title: { en: 'Flutter developer in Chennai', de: 'Flutter-Entwicklung (m/w/d) in Chennai' },
    description: {
      en: 'Build Flutter apps that work offline, for three clients, with thirty-four test phones and regular hours. Full time, based in Chennai.',
      de: 'Apps mit Flutter, die auch ohne Netz funktionieren: drei Kunden, vierunddreißig Testgeräte, geregelte Zeiten. Vollzeit in unserem Büro in Chennai.',
    },
  },
} satisfies Job;
