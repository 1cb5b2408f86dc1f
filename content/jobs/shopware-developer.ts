import type { Job } from '../content-types.ts';
import { people } from '../people.ts';

export default {
  name: 'shopware-developer',
  title: { en: 'Shopware developer', de: 'Shopware-Entwicklung' },
  description: {
    en: 'You build shops that will still be easy to update five years from now. You work with two other developers, one designer and the client’s own people.',
    de: 'Sie bauen Shops, die sich auch in fünf Jahren noch leicht aktualisieren lassen. An Ihrer Seite: zwei weitere Leute aus der Entwicklung, eine Designerin und das Team des Kunden.',
  },
  detail_desc: { en: 'PHP, Symfony, Vue', de: 'PHP, Symfony, Vue' },
  offices: ['MUC', 'DUI'],
  job_type: { en: 'Full or part time', de: 'Voll- oder Teilzeit' },
  houres: { en: '32 to 40 hours a week', de: '32 bis 40 Stunden pro Woche' },
  category: { en: 'Development', de: 'Entwicklung' },
  contact: 'amira',
  valid_through: '2027-09-30',
  salary: { from: 58000, to: 74000, currency: 'EUR' },
  body: {
    en: `## What you do

- Plan and build plugins, themes and data flows for three or four shops
- Review code with Chennai in the morning and with your German colleagues in the afternoon
- Explain to shop owners, without slides, why something takes two days
- Move shops to the next Shopware version when the calendar says so, not on a bad Friday
- Write the kind of upgrade notes you would want to find

## What you bring

- Three years of PHP with Symfony or Shopware 6
- Enough Twig and Vue to find your way around the storefront and the administration
- A working knowledge of OpenSearch, message queues and the reasons an indexer dawdles
- Tests you wrote because you wanted to sleep
- German at B2, English for the team

## What we offer

- Shopware certification during working hours, exam fee included
- One afternoon every two weeks for patches to Shopware itself or to plugins that we publish
- 30 days’ holiday, with Christmas Eve and New Year’s Eve on top
- A desk in Munich or Duisburg and up to three days a week at home
- A colleague who looks after you for ninety days, and who has done it well if you rarely need them afterwards

## Good to know

We are hiring for both offices. Pick one now; after a year you may change your mind. The job is open to people of every gender, and thirty-two hours are as welcome as forty. If you come from another corner of the Symfony world and have never opened a Shopware plugin, apply all the same: that is what the first four weeks are for. ${people.amira.name} leads the team and answers questions before you apply.`,
    de: `## Was Sie tun

- Plugins, Themes und Datenflüsse für drei bis vier Shops planen und bauen
- Vormittags mit Chennai Code prüfen, nachmittags mit München
- Inhaberinnen und Inhabern erklären, warum etwas zwei Tage dauert – ohne Folien
- Shops nach Kalender auf die nächste Shopware-Version heben, nicht an einem unglücklichen Freitag
- Die Update-Hinweise schreiben, die Sie selbst gern vorfänden

## Was Sie mitbringen

- Drei Jahre PHP mit Symfony oder Shopware\u00a06
- Genug Twig und Vue, um sich in Storefront und Administration zurechtzufinden
- Eine brauchbare Vorstellung von OpenSearch, Message-Queues und den Gründen, aus denen ein Indexer trödelt
- Tests, die Sie geschrieben haben, weil Sie gut schlafen wollten
- Deutsch auf B2-Niveau, Englisch fürs Team

## Was wir bieten

- Shopware-Zertifizierung in der Arbeitszeit, Prüfungsgebühr inbegriffen
- Jede zweite Woche einen Nachmittag für Beiträge zu Shopware selbst oder zu unseren veröffentlichten Plugins
- 30\u00a0Tage Urlaub, Heiligabend und Silvester kommen obendrauf
- Einen Schreibtisch in München oder Duisburg und bis zu drei Tage pro Woche zu Hause
- Neunzig Tage lang eine feste Ansprechperson – sie hat ihre Sache gut gemacht, wenn Sie danach selten fragen müssen

## Gut zu wissen

Wir besetzen die Stelle in beiden Büros. Sie wählen jetzt eines und dürfen es sich nach einem Jahr anders überlegen. Ob Shopware-Entwicklerin oder Shopware-Entwickler (m/w/d), ob 32 oder 40\u00a0Stunden: Alles passt. Sie kommen aus einer anderen Symfony-Welt und haben noch nie ein Shopware-Plugin geöffnet? Bewerben Sie sich trotzdem, dafür sind die ersten vier Wochen da. ${people.amira.name} leitet das Team und beantwortet Fragen gern schon vor der Bewerbung.`,
  },
  seo: {
    title: { en: 'Shopware developer in Munich or Duisburg', de: 'Shopware-Entwicklung (m/w/d), München, Duisburg' },
    description: {
      en: 'Build Shopware 6 shops that stay easy to update: PHP, Symfony and Vue, 32 to 40 hours, in Munich or Duisburg, with the salary stated up front.',
      de: 'Shopware-6-Shops bauen, die wartbar bleiben: PHP, Symfony und Vue, 32 bis 40\u00a0Stunden in München oder Duisburg, das Gehalt steht in der Anzeige.',
    },
  },
} satisfies Job;
