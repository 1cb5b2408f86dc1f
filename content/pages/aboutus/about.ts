import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { buildContactLink, people } from '../../people.ts';

export default {
  page_key: 'aboutus',
  slug: 'About us',
  title: { en: 'About us', de: 'Über uns' },
  seo: {
    title: { en: 'About us: an agency that keeps a ledger', de: 'Über uns: eine Agentur, die Buch führt' },
    description: {
      en: 'Forty-eight people in Munich, Duisburg, Chennai and Karachi keep one ledger. Who they are, how they work and what they turn down.',
      de: 'Achtundvierzig Menschen in München, Duisburg, Chennai und Karatschi schreiben ins selbe Buch. Wer sie sind, wie sie arbeiten, was sie ablehnen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      bg_image: 'about-team',
      sub_title: { en: 'Software and e-commerce agency', de: 'Software- und E-Commerce-Agentur' },
      main_title: { en: 'The people behind the book', de: 'Die Leute hinter dem Buch' },
      description: {
        en: 'There are forty-eight of us, in four cities. We build online shops for people who make or sell things, and we are still here when the shop turns three.',
        de: 'Wir sind achtundvierzig Leute in vier Städten. Wir bauen Onlineshops für alle, die etwas herstellen oder verkaufen, und sind noch da, wenn der Shop drei Jahre alt wird.',
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'Why the name sounds old', de: 'Warum der Name alt klingt' },
      html_field: {
        en: `A Kontor was a merchant’s office abroad, in the days when an order travelled by ship. Goods, debts and promises went into one ledger. Anybody who came after you could read what had been agreed, even if you were at sea.

We liked that. Most of what goes wrong in software isn’t a bug. It is an agreement that lived in one person’s head, and that person was on holiday. So every project has a page that the client, the developer and the next developer can read. Decisions go in with their reasons, estimates with how they turned out, and mistakes in the same ink as everything else.

The **Werk** in the second half stands for the workshop. Somebody has to build the thing, after all.`,
        de: `Ein Kontor war die Schreibstube eines Handelshauses in der Fremde, als Bestellungen noch mit dem Schiff kamen. Waren, Schulden und Versprechen standen in einem Buch. Wer später dazukam, konnte lesen, was vereinbart war, auch wenn die Beteiligten gerade auf See waren.

Das gefiel uns. Das meiste, was bei Software schiefgeht, ist kein Programmierfehler. Es ist eine Absprache, die in einem einzigen Kopf stand, und der war im Urlaub. Deshalb hat jedes Projekt eine Seite, die alle lesen können: der Kunde, wer entwickelt und wer danach weiterentwickelt. Entscheidungen stehen dort mit Begründung, Schätzungen mit Ergebnis und Fehler in derselben Tinte wie alles andere.

Das **Werk** in der zweiten Hälfte des Namens ist die Werkstatt. Gebaut werden muss es ja auch.`,
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      com_image: 'about-history',
      sub_title: { en: 'Our history', de: 'Unsere Geschichte' },
      main_title: { en: 'Twelve volumes, one hand', de: 'Zwölf Bände, eine Handschrift' },
      description: {
        en: 'It began with two desks and a borrowed meeting room. We have never bought another agency. Each office exists because somebody good lived there and didn’t want to move.',
        de: 'Angefangen hat es mit zwei Schreibtischen und einem geliehenen Besprechungszimmer. Eine andere Agentur haben wir nie gekauft. Jedes Büro gibt es, weil dort jemand wohnte, der sein Fach verstand und nicht umziehen wollte.',
      },
      cards: [
        {
          title: { en: 'Munich, first client: a saddler', de: 'München, erster Kunde: eine Sattlerei' },
          description: { en: `${brand.founded}`, de: `${brand.founded}` },
        },
        {
          title: { en: 'Duisburg, first ERP connected', de: 'Duisburg, erstes ERP angebunden' },
          description: { en: '2016', de: '2016' },
        },
        {
          title: { en: 'Chennai, first release at sunrise', de: 'Chennai, erstes Release bei Sonnenaufgang' },
          description: { en: '2018', de: '2018' },
        },
        {
          title: {
            en: 'Karachi, first order placed without a mouse',
            de: 'Karatschi, erste Bestellung ganz ohne Maus',
          },
          description: { en: '2020', de: '2020' },
        },
        {
          title: { en: 'Volume twelve, nearly full', de: 'Band zwölf, beinahe voll' },
          description: { en: '2026', de: '2026' },
        },
      ],
    },
    {
      component_name: 'HireGrid',
      layout: 'grid',
      tone: 'paper-2',
      main_title: { en: 'Six people who will answer you', de: 'Sechs, die Ihnen antworten' },
      description: {
        en: 'No call centre, no account managers. Times are local.',
        de: 'Es gibt kein Callcenter und kein Account-Management. Alle Zeiten sind Ortszeit.',
      },
      cards: [
        {
          title: { en: people.jonas.name, de: people.jonas.name },
          category: people.jonas.role,
          houres: { en: '09:00\u00a0–\u00a017:00', de: '09:00–17:00\u00a0Uhr' },
          description: {
            en: 'Signs the contracts and reads them first. He used to sell coffee machines and still thinks in spare parts.',
            de: 'Unterschreibt die Verträge und liest sie vorher. Hat früher Kaffeemaschinen verkauft und denkt bis heute in Ersatzteilen.',
          },
          image: people.jonas.image,
          button_text: { en: 'Write to Jonas', de: 'Jonas schreiben' },
          button_link: buildContactLink(people.jonas),
        },
        {
          title: { en: people.amira.name, de: people.amira.name },
          category: people.amira.role,
          houres: { en: '09:00\u00a0–\u00a018:00', de: '09:00–18:00\u00a0Uhr' },
          description: {
            en: 'Has moved more than thirty shops from one system to another. Keeps a list of everything that got forgotten on the way.',
            de: 'Hat mehr als dreißig Shops von einem System ins andere gebracht. Führt eine Liste von allem, was dabei vergessen wurde.',
          },
          image: people.amira.image,
          button_text: { en: 'Write to Amira', de: 'Amira schreiben' },
          button_link: buildContactLink(people.amira),
        },
        {
          title: { en: people.karthik.name, de: people.karthik.name },
          category: people.karthik.role,
          houres: { en: '09:30\u00a0–\u00a018:30', de: '09:30–18:30\u00a0Uhr' },
          description: {
            en: 'Looks after architecture, releases and the question of whether it could all be simpler. It usually could.',
            de: 'Kümmert sich um Architektur, Releases und die Frage, ob es nicht einfacher ginge. Meist geht es.',
          },
          image: people.karthik.image,
          button_text: { en: 'Write to Karthik', de: 'Karthik schreiben' },
          button_link: buildContactLink(people.karthik),
        },
        {
          title: { en: people.sana.name, de: people.sana.name },
          category: people.sana.role,
          houres: { en: '10:00\u00a0–\u00a018:00', de: '10:00–18:00\u00a0Uhr' },
          description: {
            en: 'Draws with three shapes until a fourth is really needed, and keeps the component library in order.',
            de: 'Zeichnet mit drei Formen, bis es wirklich eine vierte braucht. Hält die Bausteinbibliothek in Ordnung.',
          },
          image: people.sana.image,
          button_text: { en: 'Write to Sana', de: 'Sana schreiben' },
          button_link: buildContactLink(people.sana),
        },
        {
          title: { en: people.miriam.name, de: people.miriam.name },
          category: people.miriam.role,
          houres: { en: '08:00\u00a0–\u00a016:00', de: '08:00–16:00\u00a0Uhr' },
          description: {
            en: 'Introduces pairs of systems that would rather not have met, and is patient with both.',
            de: 'Macht Systeme miteinander bekannt, die sich lieber nicht begegnet wären. Mit beiden Seiten geduldig.',
          },
          image: people.miriam.image,
          button_text: { en: 'Write to Miriam', de: 'Miriam schreiben' },
          button_link: buildContactLink(people.miriam),
        },
        {
          title: { en: people.farid.name, de: people.farid.name },
          category: people.farid.role,
          houres: { en: '09:00\u00a0–\u00a018:00', de: '09:00–18:00\u00a0Uhr' },
          description: {
            en: 'Hasn’t touched a mouse at work since 2021. Finds the trap in your menu before the tea has brewed.',
            de: 'Hat seit 2021 bei der Arbeit keine Maus mehr angefasst. Findet die Falle in Ihrem Menü, bevor der Tee gezogen hat.',
          },
          image: people.farid.image,
          button_text: { en: 'Write to Farid', de: 'Farid schreiben' },
          button_link: buildContactLink(people.farid),
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      sub_title: { en: 'Our offices', de: 'Unsere Büros' },
      main_title: { en: 'Four doors', de: 'Vier Türen' },
      description: {
        en: 'You can reach two of them by train. From the other two we send photos of lunch.',
        de: 'Zwei davon erreichen Sie mit der Bahn. Von den anderen beiden schicken wir Fotos vom Mittagessen.',
      },
      bg_image: 'office-munich',
      com_image: 'office-duisburg',
      cards: [
        {
          title: { en: 'Munich, 15 people', de: 'München, 15 Menschen' },
          description: {
            en: 'Project leads, Shopware, bookkeeping, and the shelf with the ledgers. Ring twice: it’s a long courtyard.',
            de: 'Projektleitung, Shopware, Buchhaltung und das Regal mit den Büchern. Bitte zweimal klingeln, der Hof ist lang.',
          },
        },
        {
          title: { en: 'Duisburg, 9 people', de: 'Duisburg, 9 Menschen' },
          description: {
            en: 'Integrations and dealer shops. From the window you can watch containers that know exactly where they are going.',
            de: 'Schnittstellen und Händlershops. Vom Fenster aus sieht man Container, die genau wissen, wohin sie müssen.',
          },
        },
      ],
    },
    {
      component_name: 'TwoImages',
      layout: 'equal',
      bg_image: 'office-chennai',
      com_image: 'office-karachi',
      cards: [
        {
          title: { en: 'Chennai, 14 people', de: 'Chennai, 14 Menschen' },
          description: {
            en: 'Architecture, apps and tests. We took the second floor in 2025, and with it came better coffee.',
            de: 'Architektur, Apps und Tests. 2025 kam die zweite Etage dazu, und mit ihr der bessere Kaffee.',
          },
        },
        {
          title: { en: 'Karachi, 10 people', de: 'Karatschi, 10 Menschen' },
          description: {
            en: 'Design, front end and accessibility. In the evening the sea breeze turns the pages for us.',
            de: 'Gestaltung, Frontend und Barrierefreiheit. Abends blättert der Seewind die Seiten um.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'large',
      tone: 'petrol',
      main_title: { en: 'Balance at the end of 2025', de: 'Bilanz zum Jahresende 2025' },
      cards: [
        {
          title: { en: '48', de: '48' },
          description: { en: 'people on the payroll', de: 'Menschen auf der Gehaltsliste' },
          detail_desc: {
            en: '22 women, 25 men, one who prefers not to be counted',
            de: '22 Frauen, 25 Männer, eine Person möchte nicht gezählt werden',
          },
        },
        {
          title: { en: '14', de: '14' },
          description: { en: 'shops we look after every day', de: 'Shops, die wir täglich betreuen' },
          detail_desc: { en: 'the oldest one since 2016', de: 'der älteste seit 2016' },
        },
        {
          title: { en: '6.2 years', de: '6,2\u00a0Jahre' },
          description: { en: 'the time a client stays, on average', de: 'bleibt ein Kunde im Schnitt' },
          detail_desc: { en: 'two came back after leaving', de: 'zwei sind nach einer Pause wiedergekommen' },
        },
        {
          title: { en: '19 of 23', de: '19 von 23' },
          description: { en: 'launch dates kept', de: 'Starttermine gehalten' },
          detail_desc: {
            en: 'the other four are in the book, with reasons',
            de: 'die übrigen vier stehen im Buch, mit Begründung',
          },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'What we turn down', de: 'Was wir ablehnen' },
      description: {
        en: 'Shorter than a mission statement, and tested more often.',
        de: 'Kürzer als ein Leitbild und öfter erprobt.',
      },
      cards: [
        {
          title: { en: 'Countdowns that start again', de: 'Countdowns, die von vorn beginnen' },
          description: {
            en: 'The same goes for “only 3 left” when it is always three. Buyers notice, and we would have to look at it every day.',
            de: 'Auch kein „Nur noch 3 Stück“, wenn es immer drei sind. Käufer merken das, und wir müssten es uns jeden Tag ansehen.',
          },
        },
        {
          title: { en: 'Fixed prices for the unknown', de: 'Festpreise für Unbekanntes' },
          description: {
            en: 'First a small, paid piece of work, then a quote. Guessing is only cheaper until the invoice comes.',
            de: 'Erst ein kleines, bezahltes Stück Arbeit, dann ein Angebot. Raten ist nur bis zur Rechnung billiger.',
          },
        },
        {
          title: { en: 'Code that only we can read', de: 'Code, den nur wir lesen können' },
          description: {
            en: 'Everything is in your repository from day one. If you ever want to leave, the box is already packed.',
            de: 'Vom ersten Tag an liegt alles in Ihrem Repository. Möchten Sie einmal gehen, ist die Kiste schon gepackt.',
          },
        },
        {
          title: { en: 'Pitches with free designs', de: 'Pitches mit Gratisentwürfen' },
          description: {
            en: 'We will gladly spend an hour on your own shop and show you how we think. A design that ends up in the bin helps nobody.',
            de: 'Wie wir denken, zeigen wir gern eine Stunde lang an Ihrem eigenen Shop. Ein Entwurf für den Papierkorb hilft niemandem.',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      main_title: { en: 'Come and read the books', de: 'Schauen Sie ins Buch' },
      description: {
        en: 'The ledgers are on the shelf, and on Thursdays there is usually cake. Just drop us a line first.',
        de: 'Die Bücher stehen im Regal, donnerstags gibt es meistens Kuchen. Eine Zeile vorab genügt.',
      },
      button_one_text: { en: 'Plan a visit', de: 'Besuch ankündigen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
