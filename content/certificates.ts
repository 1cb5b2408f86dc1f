import type { Certificate } from './content-types.ts';

/** Samples: checks by invented institutes and in-house exams. None claims a partnership or an official certificate. */
export const certificates = [
  {
    title: { en: 'Accessibility review, WCAG 2.2 AA', de: 'Barrierefreiheit, WCAG 2.2 AA' },
    description: {
      en: 'Institute for Open Interfaces. 55 criteria, four of our shops.',
      de: 'Institut für offene Oberflächen. 55 Kriterien, vier unserer Shops.',
    },
    image: 'certificate-1',
    date: '2026-03-12',
  },
  {
    title: { en: 'In-house exam, platforms', de: 'Hausprüfung Shopsysteme' },
    description: {
      en: 'Four hours, one broken shop, no internet. Passed by nineteen colleagues.',
      de: 'Vier Stunden, ein kaputter Shop, kein Internet. Bestanden haben neunzehn.',
    },
    image: 'certificate-2',
    date: '2026-01-23',
  },
  {
    title: { en: 'Two-week penetration test', de: 'Penetrations\u00adtest, zwei Wochen' },
    description: {
      en: 'Blue Chest Test Bureau. Two findings, both fixed the same day.',
      de: 'Prüfbüro Blaue Truhe. Zwei Befunde, beide am selben Tag behoben.',
    },
    image: 'certificate-3',
    date: '2025-11-07',
  },
  {
    title: { en: 'Recovery drill', de: 'Rückspielübung' },
    description: {
      en: 'Twice a year we restore a whole shop from its backup. Last time: 41 minutes.',
      de: 'Hausregel, zweimal im Jahr: ein ganzer Shop, in 41\u00a0Minuten aus der Sicherung zurück.',
    },
    image: 'certificate-4',
    date: '2026-06-18',
  },
  {
    title: { en: 'Light pages', de: 'Leichte Seiten' },
    description: {
      en: 'Society for Page Weight. Home pages under 500\u00a0kilobytes, weighed every quarter.',
      de: 'Gesellschaft für Seitengewicht. Startseiten unter 500\u00a0Kilobyte, jedes Quartal gewogen.',
    },
    image: 'certificate-5',
    date: '2025-09-30',
  },
  {
    title: { en: 'Mentors in four offices', de: 'Patenschaften in vier Büros' },
    description: {
      en: 'In-house training: nobody joins without a mentor, nobody mentors without the course.',
      de: 'Interner Kurs: Niemand fängt ohne Pate oder Patin an, niemand wird es ohne den Kurs.',
    },
    image: 'certificate-6',
    date: '2025-05-16',
  },
  {
    title: { en: 'Privacy records in order', de: 'Datenschutz\u00adakten geprüft' },
    description: {
      en: 'Bureau for Tidy Registers. Every processing record read, three rewritten.',
      de: 'Kontor für ordentliche Verzeichnisse. Alle Einträge gelesen, drei neu verfasst.',
    },
    image: 'certificate-7',
    date: '2026-04-02',
  },
  {
    title: { en: 'Screen reader Fridays', de: 'Vorlesefreitage' },
    description: {
      en: 'Every Friday since 2021: one checkout, with the screen switched off.',
      de: 'Hausbrauch seit 2021: jeden Freitag eine Kasse mit Screenreader, bei ausgeschaltetem Bildschirm.',
    },
    image: 'certificate-8',
    date: '2021-10-01',
  },
] as const satisfies readonly Certificate[];
