import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'test-engineer',
  title: { en: 'Test engineer', de: 'Softwaretest' },
  description: {
    en: 'You find the bug while it is still cheap: before the release, on a slow connection, with a postcode nobody thought of.',
    de: 'Sie finden den Fehler, solange er billig ist: vor dem Release, bei langsamer Verbindung, mit einer Postleitzahl, an die niemand gedacht hat.',
  },
  detail_desc: { en: 'Playwright, load, curiosity', de: 'Playwright, Lasttests, Neugier' },
  offices: ['MAA'],
  job_type: { en: 'Full or part time', de: 'Voll- oder Teilzeit' },
  houres: { en: '30 to 40 hours a week', de: '30 bis 40 Stunden pro Woche' },
  category: { en: 'Quality', de: 'Qualität' },
  contact: 'karthik',
  valid_through: '2027-12-31',
  salary: { from: 900000, to: 1600000, currency: 'INR' },
  body: {
    en: `A glass case hangs in our Chennai office, with seven paper beetles in it, one for each of the bugs that taught us most. Six are pinned down; number 0452, the slow train, is still alive. You could start there.

## What you do

- Write end-to-end tests in Playwright for search, account and checkout, and keep the suite under twelve minutes
- Test by hand with intent: two tabs, expired cards, the back button at the worst moment
- Run load tests with k6 before the big campaigns and turn the curves into advice
- Put contract tests between shop and ERP, so that we are the first to notice when an API changes
- Agree with developers what “done” means before they begin

## What you bring

- Three years in software testing, including at least one online shop
- TypeScript good enough that others enjoy maintaining your tests
- A sure hand with SQL, HTTP and the browser’s developer tools
- Bug reports that somebody in another time zone can follow without asking you
- An ISTQB certificate, if you happen to have one

## What we offer

- The right, in writing, to stop a release
- One day a month for flaky tests and nothing else
- Two career paths, expert and lead, in the same salary band
- A company cab on monsoon evenings
- Employer contributions to the National Pension System
- Thirty hours a week for those who need their afternoons, with the same kind of work

We care how you look at things; gender isn’t one of the criteria. In the first interview we show you a small shop with eleven bugs. Nobody has found them all yet, ${people.karthik.name} included.`,
    de: `In unserem Büro in Chennai hängt ein Schaukasten. Darin stecken, als Käfer aus Papier, die sieben Fehler, aus denen wir am meisten gelernt haben. Sechs sitzen fest; Nummer 0452, der Bummelzug, lebt noch. Mit ihm könnten Sie anfangen.

## Was Sie tun

- Playwright-Tests für Suche, Konto und Kasse schreiben und dafür sorgen, dass der ganze Lauf unter zwölf Minuten bleibt
- Von Hand testen, und zwar gezielt: zwei Tabs, abgelaufene Karten, der Zurück-Knopf im ungünstigsten Moment
- Vor Aktionstagen mit k6 Last erzeugen und aus den Kurven Empfehlungen ableiten
- Die Schnittstellen zwischen Shop und ERP mit Contract-Tests absichern, damit eine Änderung zuerst bei uns auffällt
- Mit der Entwicklung klären, was „fertig“ heißt, bevor jemand anfängt

## Was Sie mitbringen

- Drei Jahre Erfahrung im Softwaretest, mindestens ein Shop war dabei
- TypeScript, und zwar so, dass andere Ihre Tests gern pflegen
- Sicheren Umgang mit SQL, HTTP und den Entwicklerwerkzeugen des Browsers
- Fehlerberichte, mit denen sich ein Fehler auch in einer anderen Zeitzone nachstellen lässt
- Ein ISTQB-Zertifikat, falls Sie zufällig eines haben

## Was wir bieten

- Das verbriefte Recht, ein Release anzuhalten
- Einen Tag im Monat nur für wacklige Tests
- Zwei Laufbahnen, Fachkarriere und Leitung, im selben Gehaltsband
- Ein Taxi auf Firmenkosten an Monsunabenden
- Einen Arbeitgeberbeitrag zum National Pension System
- 30\u00a0Stunden für alle, die den Nachmittag brauchen, ohne schlechtere Aufgaben

Wir achten darauf, wie Sie hinsehen; das Geschlecht (m/w/d) gehört nicht zu den Kriterien. Im ersten Gespräch zeigen wir Ihnen einen kleinen Shop mit elf Fehlern. Alle elf hat noch niemand gefunden, auch ${people.karthik.name} nicht.`,
  },
  seo: {
    title: { en: 'Test engineer in Chennai', de: 'Softwaretest (m/w/d) in Chennai' },
    description: {
      en: 'Test online shops before customers do: Playwright, k6 and contract tests, with the right, in writing, to stop a release. Full or part time in Chennai.',
      de: 'Onlineshops prüfen, bevor es die Kunden tun: Playwright, k6 und Contract-Tests, mit dem Recht, ein Release anzuhalten. In Chennai.',
    },
  },
} satisfies Job;
