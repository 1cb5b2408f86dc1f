import type { Page } from '../../content-types.ts';
import { buildContactLink, hireablePeople, people } from '../../people.ts';

export default {
  page_key: 'contactus',
  slug: 'Hire a developer',
  title: { en: 'Hire a developer', de: 'Entwicklung auf Zeit' },
  seo: {
    title: { en: 'Hire a developer by the week', de: 'Entwicklerinnen und Entwickler auf Zeit' },
    description: {
      en: 'Developers, testers and designers for your team, 4 to 40 hours a week, booked by the week, from four offices. Meet the person before you sign.',
      de: 'Entwicklung, Test und Design für Ihr Team: 4 bis 40\u00a0Stunden pro Woche, wochenweise, aus vier Büros. Erst kennenlernen, dann unterschreiben.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      sub_title: { en: 'Developers, testers and designers for hire', de: 'Entwicklung, Test und Design zum Buchen' },
      main_title: { en: 'A colleague for a while', de: 'Verstärkung auf Zeit' },
      description: {
        en: 'Sometimes you don’t need an agency, just one more pair of hands that has done it before. Choose somebody by trade, talk for an hour, start on a Monday.',
        de: 'Manchmal fehlt keine Agentur, sondern jemand, der es kann. Sie wählen das Fach, wir reden eine Stunde, am Montag geht es los.',
      },
      button_one_text: { en: 'Tell us who you need', de: 'Sagen Sie, wer fehlt' },
      button_one_link: '/contactus/contactform',
    },
    {
      component_name: 'HireGrid',
      layout: 'grid',
      main_title: { en: 'Eight people with hours to spare', de: 'Acht Leute mit freien Stunden' },
      description: {
        en: 'All on our payroll, no middlemen. The hours are what they can spare in an ordinary week.',
        de: 'Alle fest bei uns angestellt. Die Stunden gelten für eine gewöhnliche Woche.',
      },
      cards: [
        {
          title: { en: 'Shopware developer', de: 'Shopware-Entwicklung' },
          category: { en: 'PHP 8, Symfony, Shopware 6, Twig, Vue', de: 'PHP 8, Symfony, Shopware 6, Twig, Vue' },
          houres: { en: '20–40\u00a0hours a week', de: '20–40\u00a0Std. pro Woche' },
          description: {
            en: 'Munich. Leila Hartmann writes plugins that survive the next major version, and deletes more lines than she adds.',
            de: 'München. Leila Hartmann schreibt Plugins, die das nächste Hauptrelease überstehen, und löscht mehr Zeilen, als sie hinzufügt.',
          },
          image: hireablePeople.leila.image,
          button_text: { en: 'Ask about Shopware', de: 'Shopware anfragen' },
          button_link: buildContactLink(hireablePeople.leila),
        },
        {
          title: { en: 'Flutter developer', de: 'Flutter-Entwicklung' },
          category: { en: 'Flutter, Dart, Swift, Kotlin', de: 'Flutter, Dart, Swift, Kotlin' },
          houres: { en: '30–40\u00a0hours a week', de: '30–40\u00a0Std. pro Woche' },
          description: {
            en: 'Chennai. Anita Selvam has seven apps in both stores. She tests in underground car parks, because that is where apps show what they’re made of.',
            de: 'Chennai. Anita Selvam hat sieben Apps in beiden Stores. Sie testet in der Tiefgarage, denn dort zeigen Apps Charakter.',
          },
          image: hireablePeople.anita.image,
          button_text: { en: 'Ask about Flutter', de: 'Flutter anfragen' },
          button_link: buildContactLink(hireablePeople.anita),
        },
        {
          title: { en: 'Adobe Commerce architect', de: 'Adobe-Commerce-Architektur' },
          category: { en: 'Adobe Commerce, Hyvä, RabbitMQ, MySQL', de: 'Adobe Commerce, Hyvä, RabbitMQ, MySQL' },
          houres: { en: '8–16\u00a0hours a week', de: '8–16\u00a0Std. pro Woche' },
          description: {
            en: 'Duisburg. Dieter Kowalski has thirty years in the trade. He has seen your idea twice already and knows which time it worked.',
            de: 'Duisburg. Dieter Kowalski ist seit dreißig Jahren im Beruf. Er hat Ihre Idee schon zweimal gesehen und weiß, wann sie funktioniert hat.',
          },
          image: hireablePeople.dieter.image,
          button_text: { en: 'Ask about architecture', de: 'Architektur anfragen' },
          button_link: buildContactLink(hireablePeople.dieter),
        },
        {
          title: { en: 'Test engineer', de: 'Test\u00adautomatisierung' },
          category: { en: 'Playwright, k6, Appium, GitLab CI', de: 'Playwright, k6, Appium, GitLab CI' },
          houres: { en: '20–40\u00a0hours a week', de: '20–40\u00a0Std. pro Woche' },
          description: {
            en: 'Chennai. Priya Natarajan asks “what if?” until the specification is complete. She leaves behind a pipeline your team understands.',
            de: 'Chennai. Priya Natarajan fragt „Und wenn nicht?“, bis die Anforderung vollständig ist. Sie hinterlässt eine Pipeline, die Ihr Team versteht.',
          },
          image: hireablePeople.priya.image,
          button_text: { en: 'Ask about testing', de: 'Tests anfragen' },
          button_link: `${buildContactLink(hireablePeople.priya)}&service=software_testing`,
        },
        {
          title: { en: 'Front-end developer', de: 'Frontend-Entwicklung' },
          category: { en: 'TypeScript, Vue, React, WCAG 2.2', de: 'TypeScript, Vue, React, WCAG 2.2' },
          houres: { en: '16–32\u00a0hours a week', de: '16–32\u00a0Std. pro Woche' },
          description: {
            en: 'Karachi. Farid Anwar turns designs into components that work without a mouse, and audits the ones you have.',
            de: 'Karatschi. Farid Anwar macht aus Entwürfen Komponenten, die ohne Maus funktionieren, und prüft die vorhandenen.',
          },
          image: 'person-6',
          button_text: { en: 'Ask about front end', de: 'Frontend anfragen' },
          button_link: buildContactLink(people.farid),
        },
        {
          title: { en: 'Integration developer', de: 'Schnittstellen\u00adentwicklung' },
          category: { en: 'Symfony Messenger, SAP, Business Central', de: 'Symfony Messenger, SAP, Business Central' },
          houres: { en: '10–20\u00a0hours a week', de: '10–20\u00a0Std. pro Woche' },
          description: {
            en: 'Duisburg. Miriam Scholten speaks SAP with the consultants and plain German with the warehouse.',
            de: 'Duisburg. Miriam Scholten spricht SAP mit der Beratung und Klartext mit dem Lager.',
          },
          image: 'person-5',
          button_text: { en: 'Ask about integrations', de: 'Schnittstellen anfragen' },
          button_link: buildContactLink(people.miriam),
        },
        {
          title: { en: 'Product designer', de: 'Produktdesign' },
          category: { en: 'Figma, prototypes, design systems', de: 'Figma, Prototypen, Designsysteme' },
          houres: { en: '8–24\u00a0hours a week', de: '8–24\u00a0Std. pro Woche' },
          description: {
            en: 'Karachi. Sana Qureshi sits in on five customer calls first. Then she removes a step.',
            de: 'Karatschi. Sana Qureshi hört zuerst fünf Kundengespräche mit an. Dann streicht sie einen Schritt.',
          },
          image: 'person-8',
          button_text: { en: 'Ask about design', de: 'Design anfragen' },
          button_link: buildContactLink(people.sana),
        },
        {
          title: { en: 'Technical lead', de: 'Technische Leitung' },
          category: { en: 'Architecture, reviews, hiring', de: 'Architektur, Reviews, Personalauswahl' },
          houres: { en: '4–8\u00a0hours a week', de: '4–8\u00a0Std. pro Woche' },
          description: {
            en: 'Chennai. Karthik Raman stands in while you look for a lead of your own, and interviews the candidates with you.',
            de: 'Chennai. Karthik Raman springt ein, bis Sie die Stelle besetzt haben, und führt mit Ihnen zusammen die Bewerbungsgespräche.',
          },
          image: 'person-2',
          button_text: { en: 'Ask about a lead', de: 'Leitung anfragen' },
          button_link: buildContactLink(people.karthik),
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      tone: 'paper-2',
      sub_title: { en: 'How it works', de: 'So läuft es ab' },
      main_title: { en: 'From Tuesday to Monday', de: 'Von Dienstag bis Montag' },
      cards: [
        {
          title: { en: 'Tuesday', de: 'Dienstag' },
          description: {
            en: 'You describe the gap. Six sentences will do, one of them about your build process.',
            de: 'Sie beschreiben die Lücke. Sechs Sätze genügen, einer davon über Ihren Build.',
          },
        },
        {
          title: { en: 'Wednesday', de: 'Mittwoch' },
          description: {
            en: 'We name one person, perhaps two, and say what they have not done yet.',
            de: 'Wir nennen eine Person, vielleicht zwei, und sagen dazu, was sie noch nicht gemacht hat.',
          },
        },
        {
          title: { en: 'Thursday', de: 'Donnerstag' },
          description: {
            en: 'An hour together, with a real ticket on the screen. Either side may say no.',
            de: 'Eine gemeinsame Stunde mit einem echten Ticket am Bildschirm. Beide Seiten dürfen ablehnen.',
          },
        },
        {
          title: { en: 'Monday', de: 'Montag' },
          description: {
            en: 'First day. The accounts are ready, and the first change is live by Wednesday.',
            de: 'Erster Tag. Die Zugänge stehen, bis Mittwoch geht die erste Änderung live.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'bleed',
      tone: 'petrol',
      main_title: { en: 'Hours that overlap', de: 'Stunden, die sich überschneiden' },
      description: {
        en: 'Chennai and Karachi start while Germany is asleep and work until your early afternoon. Whoever works for you joins your stand-up at half past nine and writes a handover before going home. You read it after lunch.',
        de: 'Chennai und Karatschi beginnen, wenn Deutschland noch schläft, und arbeiten, bis es hier früher Nachmittag ist. Wer für Sie arbeitet, ist um halb zehn bei Ihrem Stand-up dabei und schreibt vor Feierabend eine Übergabe. Die lesen Sie nach dem Mittagessen.',
      },
      com_image: 'hire-hours',
      cards: [
        {
          title: { en: 'Shared hours in summer', de: 'Gemeinsame Stunden, Sommer' },
          description: { en: '6', de: '6' },
        },
        {
          title: { en: 'Shared hours in winter', de: 'Gemeinsame Stunden, Winter' },
          description: { en: '5', de: '5' },
        },
        {
          title: { en: 'If your day begins at eight', de: 'Wenn Ihr Tag um acht beginnt' },
          description: { en: 'one more', de: 'eine mehr' },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      main_title: { en: 'In figures', de: 'In Zahlen' },
      cards: [
        {
          title: { en: '€58–128', de: '58–128\u00a0€' },
          description: { en: 'per hour, by trade and office', de: 'je Stunde, nach Fach und Büro' },
          detail_desc: { en: 'plus VAT, no agency fee', de: 'zuzüglich MwSt., keine Vermittlungsgebühr' },
        },
        {
          title: { en: '2 weeks', de: '2\u00a0Wochen' },
          description: { en: 'minimum, and notice period', de: 'Mindestdauer und Kündigungsfrist' },
          detail_desc: { en: 'for both sides', de: 'für beide Seiten' },
        },
        {
          title: { en: '8 months', de: '8\u00a0Monate' },
          description: { en: 'people stay on average', de: 'bleiben die Leute im Schnitt' },
          detail_desc: { en: 'one has been there since 2019', de: 'eine Person schon seit 2019' },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Before the first Monday', de: 'Vor dem ersten Montag' },
      cards: [
        {
          title: { en: 'Who tells them what to do?', de: 'Wer gibt die Aufgaben vor?' },
          html_field: {
            en: 'You set goals and priorities; our team lead gives the instructions. That keeps it a service contract rather than temporary agency work.',
            de: 'Ziele und Prioritäten kommen von Ihnen, die Weisungen von unserer Teamleitung. So bleibt es ein Dienstvertrag und wird keine Arbeitnehmerüberlassung.',
          },
        },
        {
          title: { en: 'What if it doesn’t work out?', de: 'Und wenn es nicht passt?' },
          html_field: {
            en: 'Say so in the first week and it costs nothing. We then suggest somebody else, or advise you to hire.',
            de: 'Sagen Sie es in der ersten Woche, dann kostet es nichts. Wir schlagen jemand anderen vor oder raten Ihnen, selbst jemanden einzustellen.',
          },
        },
        {
          title: { en: 'May we take the person on for good?', de: 'Dürfen wir die Person übernehmen?' },
          html_field: {
            en: 'After twelve months, without a fee, if both of you want it. It has happened three times. We still go for lunch together.',
            de: 'Nach zwölf Monaten und ohne Ablöse, wenn beide wollen. Das kam dreimal vor. Wir gehen immer noch zusammen essen.',
          },
        },
        {
          title: { en: 'What about holidays and illness?', de: 'Was ist mit Urlaub und Krankheit?' },
          html_field: {
            en: 'You only pay for hours worked. If somebody is away for more than a week, a colleague who knows the code steps in.',
            de: 'Sie zahlen nur geleistete Stunden. Bei mehr als einer Woche Ausfall springt jemand ein, der den Code kennt.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'cells',
      main_title: { en: 'Would you rather have a whole team?', de: 'Lieber ein ganzes Team?' },
      cards: [
        {
          title: { en: 'Bespoke development', de: 'Individual\u00adentwicklung' },
          description: {
            en: 'You set the goal, we bring the people.',
            de: 'Sie nennen das Ziel, wir bringen die Leute mit.',
          },
          image: 'glyph-content',
          link: '/services/individualdevelopment',
        },
        {
          title: { en: 'Software testing', de: 'Softwaretests' },
          description: {
            en: 'Three days of fresh eyes on your release.',
            de: 'Drei Tage lang ein unbefangener Blick auf Ihr Release.',
          },
          image: 'glyph-test',
          link: '/services/testsolution',
        },
        {
          title: { en: 'Work here', de: 'Hier arbeiten' },
          description: {
            en: 'If you would rather sit on our side of the desk.',
            de: 'Falls Sie lieber auf unserer Seite des Tisches sitzen.',
          },
          image: 'glyph-people',
          link: '/contactus/career',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Who do you need on Monday?', de: 'Wer fehlt Ihnen am Montag?' },
      description: {
        en: 'Give us the trade, the hours and a start date, and you’ll have a name within one working day.',
        de: 'Nennen Sie Fach, Stunden und Starttermin. Binnen eines Werktags haben Sie einen Namen.',
      },
      button_one_text: { en: 'Fill the gap', de: 'Lücke füllen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
