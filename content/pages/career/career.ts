import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

export default {
  page_key: 'career',
  slug: 'Career',
  title: { en: 'Career', de: 'Karriere' },
  seo: {
    title: {
      en: 'Careers in Munich, Duisburg, Chennai and Karachi',
      de: 'Karriere in München, Duisburg, Chennai, Karatschi',
    },
    description: {
      en: 'Open jobs for developers, designers and project leads in four offices. Salary bands stated, no night shifts, an answer within a week.',
      de: 'Offene Stellen in Entwicklung, Design und Projektleitung an vier Standorten. Gehalt in der Anzeige, keine Nachtschicht, Antwort binnen einer Woche.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      bg_image: 'career-team',
      sub_title: { en: 'Jobs in four offices', de: 'Jobs in vier Büros' },
      main_title: { en: 'Work in good daylight', de: 'Arbeiten bei Tageslicht' },
      description: {
        en: 'No night shifts, no on-call roulette. What Munich puts down in the evening, Chennai picks up in the morning. The sun works the shifts.',
        de: 'Keine Nachtschicht, kein Bereitschaftsroulette. Was München am Abend aus der Hand legt, nimmt Chennai am Morgen wieder auf. Den Schichtdienst übernimmt die Sonne.',
      },
      button_one_text: { en: 'See the open jobs', de: 'Offene Stellen ansehen' },
      button_one_link: '#jobs',
    },
    {
      component_name: 'CareerGrid',
      id: 'jobs',
      layout: 'rows',
      sub_title: { en: 'Open positions', de: 'Offene Stellen' },
      main_title: { en: 'Chairs still empty', de: 'Noch freie Stühle' },
      description: {
        en: 'All jobs are open to all genders. Where the advert says part time, it is part time from day one.',
        de: 'Alle Stellen stehen allen Geschlechtern offen. Wo Teilzeit dabeisteht, gilt sie vom ersten Tag an.',
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'marigold',
      bg_image: 'career-hero',
      main_title: { en: 'Nothing that fits? Write anyway.', de: 'Nichts dabei? Schreiben Sie trotzdem.' },
      description: {
        en: 'About one colleague in five joined us when there was no vacancy.',
        de: 'Etwa jede fünfte Person im Team kam ohne Stellenanzeige.',
      },
      button_one_text: { en: 'Apply anyway', de: 'Initiativ bewerben' },
      button_one_link: '/career-form',
    },
    {
      component_name: 'GridBlocks',
      layout: 'plain',
      tone: 'petrol',
      main_title: { en: 'What is in the contract', de: 'Was im Vertrag steht' },
      cards: [
        {
          title: { en: 'Four-day option', de: 'Vier-Tage-Option' },
          description: {
            en: 'Four days or five, your choice every January.',
            de: '80 oder 100\u00a0Prozent, jeden Januar neu zu wählen.',
          },
        },
        {
          title: { en: 'Swap desks', de: 'Schreibtisch\u00adtausch' },
          description: {
            en: 'Up to eight weeks a year in another office; we pay for the travel.',
            de: 'Bis zu acht Wochen im Jahr in einem anderen Büro, die Reise zahlen wir.',
          },
        },
        {
          title: { en: 'Friday ledger', de: 'Freitagsbuch' },
          description: {
            en: 'Hours, margins and mistakes are open to the whole team.',
            de: 'Stunden, Margen und Fehler legen wir vor dem ganzen Team offen.',
          },
        },
        {
          title: { en: 'Learning budget', de: 'Lernbudget' },
          description: {
            en: '€1,500 and five days a year; we pay for certification exams separately.',
            de: '1.500\u00a0Euro und fünf Tage im Jahr, Zertifikate extra.',
          },
        },
        {
          title: { en: 'Proper equipment', de: 'Richtiges Werkzeug' },
          description: {
            en: 'You choose the machine. We just pay for it.',
            de: 'Den Rechner wählen Sie. Wir bezahlen ihn nur.',
          },
        },
        {
          title: { en: 'No night shifts', de: 'Keine Nachtschicht' },
          description: {
            en: 'Offices in three time zones see to that. The one exception: the night a shop moves, in the calendar weeks ahead.',
            de: 'Dafür haben wir Büros in drei Zeitzonen. Einzige Ausnahme: die Nacht, in der ein Shop umzieht, Wochen vorher im Kalender.',
          },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'right',
      com_image: 'blog-09',
      sub_title: { en: 'Working hours', de: 'Arbeitszeiten' },
      main_title: { en: 'Eight o’clock, four suns', de: 'Acht Uhr, vier Sonnen' },
      description: {
        en: 'When the lights go on in Duisburg on a winter morning, Chennai is thinking about lunch. The hours we share are for talking; the rest belong to whoever needs to concentrate. Nobody has to answer messages after hours, and nobody is praised for doing it.',
        de: 'Wenn Duisburg an einem Wintermorgen das Licht anschaltet, denkt Chennai schon ans Mittagessen. Die gemeinsamen Stunden gehören dem Gespräch, die übrigen denen, die sich konzentrieren. Nach Feierabend muss niemand Chatnachrichten beantworten, und niemand wird dafür gelobt.',
      },
      cards: [
        {
          title: { en: 'Duisburg, shutters up', de: 'Duisburg, Rollläden hoch' },
          description: { en: '08:00', de: '8:00' },
        },
        {
          title: { en: 'Munich, still on the tram', de: 'München, noch in der Tram' },
          description: { en: '08:00', de: '8:00' },
        },
        {
          title: { en: 'Karachi, second pot of tea', de: 'Karatschi, zweite Kanne Tee' },
          description: { en: '12:00', de: '12:00' },
        },
        {
          title: { en: 'Chennai, rice and sambar', de: 'Chennai, Reis und Sambar' },
          description: { en: '12:30', de: '12:30' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'steps',
      sub_title: { en: 'How we hire', de: 'So stellen wir ein' },
      main_title: { en: 'From hello to contract', de: 'Vom Hallo zum Vertrag' },
      description: {
        en: 'Usually three weeks. You always know what comes next.',
        de: 'Meist drei Wochen. Sie wissen immer, was als Nächstes kommt.',
      },
      cards: [
        {
          title: { en: 'Apply', de: 'Bewerben' },
          description: {
            en: 'Day one: your CV and a short form. No cover letter.',
            de: 'Tag eins: Ihr Lebenslauf und ein kurzes Formular. Kein Anschreiben.',
          },
        },
        {
          title: { en: 'Talk', de: 'Kennenlernen' },
          description: {
            en: 'Within a week: 45 minutes with your future lead.',
            de: 'Binnen einer Woche: 45\u00a0Minuten mit Ihrer künftigen Teamleitung.',
          },
        },
        {
          title: { en: 'Pair', de: 'Ausprobieren' },
          description: {
            en: 'Week two: half a day on a real ticket, paid.',
            de: 'Zweite Woche: ein halber Tag an einer echten Aufgabe, bezahlt.',
          },
        },
        {
          title: { en: 'Sign', de: 'Unterschreiben' },
          description: {
            en: 'Week three: the offer in writing, with its place in the salary band.',
            de: 'Dritte Woche: ein schriftliches Angebot samt Einstufung im Gehaltsband.',
          },
        },
      ],
    },
    {
      component_name: 'Stats',
      layout: 'row',
      tone: 'mist',
      main_title: { en: 'A year by the calendar', de: 'Ein Jahr laut Kalender' },
      cards: [
        {
          title: { en: '5 h', de: '5\u00a0Std.' },
          description: {
            en: 'shared by all four offices each day',
            de: 'gemeinsame Öffnungszeit der vier Büros am Tag',
          },
          detail_desc: {
            en: 'six in summer, when Germany puts its clocks forward',
            de: 'sechs im Sommer, wenn Deutschland die Uhr vorstellt',
          },
        },
        {
          title: { en: '3.9 h', de: '3,9\u00a0Std.' },
          description: { en: 'of meetings a week per person', de: 'Besprechung je Person und Woche' },
          detail_desc: { en: 'counted in our own calendars, 2025', de: 'in unseren eigenen Kalendern gezählt, 2025' },
        },
        {
          title: { en: '38%', de: '38\u00a0%' },
          description: { en: 'of us work part time', de: 'von uns arbeiten in Teilzeit' },
          detail_desc: { en: 'two team leads among them', de: 'darunter zwei Teamleitungen' },
        },
        {
          title: { en: '6 of 7', de: '6 von 7' },
          description: { en: 'apprentices are still here', de: 'Auszubildenden sind noch hier' },
          detail_desc: { en: 'the seventh builds boats now', de: 'die siebte Person baut jetzt Boote' },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: { en: 'What people ask before they sign', de: 'Was man vor der Unterschrift fragt' },
      description: {
        en: `Can’t find your question? Ask ${people.amira.name}: ${brand.jobs_email}`,
        de: `Ihre Frage fehlt? ${people.amira.name} antwortet: ${brand.jobs_email}`,
      },
      com_image: people.amira.image,
      cards: [
        {
          title: { en: 'How do you set salaries?', de: 'Wie kommt ein Gehalt zustande?' },
          html_field: {
            en: 'Every job has a salary band, and the advert states it. Where you start in it depends on the experience you can show us in the interview, not on how well you haggle. Each January we compare salaries within every team; anyone who has fallen behind moves up without having to ask.',
            de: 'Jede Stelle hat ein Gehaltsband, und es steht in der Anzeige. Wo Sie darin beginnen, hängt von Erfahrung ab, die sich im Gespräch belegen lässt – nicht davon, wie gut Sie feilschen. Jeden Januar vergleichen wir die Gehälter innerhalb der Teams. Wer zurückliegt, rückt auf, ohne fragen zu müssen.',
          },
        },
        {
          title: { en: 'Do I need to speak German?', de: 'Brauche ich Deutsch?' },
          html_field: {
            en: 'For jobs with daily client contact in Germany, yes, and the advert says to what level. Code, tickets and reviews are in English in all four offices. Lessons are free for everyone and take place in working hours.',
            de: 'Für Stellen mit täglichem Kontakt zu Kunden in Deutschland ja; das nötige Niveau steht in der Anzeige. Code, Tickets und Reviews schreiben alle vier Büros auf Englisch. Sprachunterricht ist für alle kostenlos und findet in der Arbeitszeit statt.',
          },
        },
        {
          title: { en: 'What is the paid half day like?', de: 'Wie läuft der bezahlte halbe Tag ab?' },
          html_field: {
            en: 'You work alongside the person who would be your colleague, and pick up a ticket that needs doing anyway.\n\n- Four hours, in the office or by video\n- €160 gross in Germany, an equivalent amount in Chennai and Karachi\n- Your code is yours unless we merge it; then your name is in the history\n- Within two days we tell you what we noticed, whatever we decide',
            de: 'Sie arbeiten mit der Person zusammen, neben der Sie später säßen, und übernehmen eine Aufgabe, die ohnehin ansteht.\n\n- Vier Stunden, im Büro oder per Video\n- 160\u00a0Euro brutto in Deutschland, ein entsprechender Betrag in Chennai und Karatschi\n- Ihr Code gehört weiter Ihnen, es sei denn, wir übernehmen ihn; dann steht Ihr Name in der Historie\n- Binnen zwei Tagen hören Sie, was uns aufgefallen ist, wie auch immer wir entscheiden',
          },
        },
        {
          title: { en: 'Can I move from one office to another?', de: 'Kann ich das Büro wechseln?' },
          html_field: {
            en: 'For up to eight weeks a year, all it takes is a yes from both teams. For good, after a year, if there is a free chair and the authorities say yes. We handle the visa paperwork and pay for it; four people have moved since 2019.',
            de: 'Für bis zu acht Wochen im Jahr genügt die Absprache mit beiden Teams. Dauerhaft wechseln können Sie nach einem Jahr, wenn ein Stuhl frei ist und die Behörden zustimmen. Um das Visum kümmern wir uns, auch um die Kosten. Seit 2019 sind vier Menschen umgezogen.',
          },
        },
        {
          title: { en: 'What happens to my application?', de: 'Was geschieht mit meiner Bewerbung?' },
          html_field: {
            en: 'Two people read it: your future lead and somebody from the team. No software sorts it first. If it doesn’t work out, we delete everything six months after our answer. The details are in the [privacy notice](/privacy).',
            de: 'Zwei Menschen lesen sie: Ihre künftige Teamleitung und jemand aus dem Team. Eine Software sortiert nicht vor. Kommen wir nicht zusammen, löschen wir alles sechs Monate nach unserer Antwort. Die Einzelheiten stehen in der [Datenschutzerklärung](/privacy).',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Is anything still unclear?', de: 'Ist noch etwas offen?' },
      description: {
        en: 'Which team you would join, what a day there looks like, whether part time works: ask before you apply. It won’t be held against you.',
        de: 'In welches Team Sie kämen, wie ein Tag dort aussieht, ob Teilzeit geht: Fragen Sie vor der Bewerbung. Nachteile haben Sie dadurch keine.',
      },
    },
  ],
} satisfies Page;
