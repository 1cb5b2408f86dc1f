import type { Project } from '../content-types.ts';

export default {
  name: 'rheinkran',
  title: { en: 'Rheinkran', de: 'Rheinkran' },
  description: {
    en: 'A tracking page for a container terminal: one link, and you know where the box is.',
    de: 'Sendungsverfolgung für ein Terminal: ein Link, und man weiß, wo der Container steckt.',
  },
  pro_category: { en: 'Web development', de: 'Webentwicklung' },
  year: 2023,
  image: 'project-rheinkran',
  gallery: [
    {
      image: 'project-rheinkran-detail-1',
      caption: {
        en: 'MS Lippe between Emmerich and Wesel: 14\u00a0km/h, draught 2.10\u00a0m, twelve containers on board.',
        de: 'MS Lippe zwischen Emmerich und Wesel: 14\u00a0km/h, Tiefgang 2,10\u00a0m, zwölf Container an Bord.',
      },
    },
    {
      image: 'project-rheinkran-detail-2',
      caption: {
        en: 'Yard K at 02:40. The plan is dark because the crane cab is, and the driver needs to see the yard.',
        de: 'Lager K um 2:40\u00a0Uhr. Der Plan ist dunkel, weil es die Krankabine auch ist und man hinaussehen muss.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Rheinkran Terminal GmbH, Duisburg', de: 'Rheinkran Terminal GmbH, Duisburg' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2023', de: '2023' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Symfony, Vue\u00a03, PostgreSQL with PostGIS', de: 'Symfony, Vue\u00a03, PostgreSQL mit PostGIS' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Tracking page, yard plan, integrations', de: 'Sendungsseite, Lagerplan, Schnittstellen' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Duisburg, Karachi', de: 'Duisburg, Karatschi' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'rheinkran.example', de: 'rheinkran.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a platform like this', de: 'So eine Plattform planen' },
  lead: {
    en: 'Two hundred times a day, somebody rang a container terminal to ask the same question. Now there is a page that answers it.',
    de: 'Zweihundertmal am Tag rief jemand im Containerterminal an, um dasselbe zu fragen. Jetzt gibt es dafür eine Seite.',
  },
  body: {
    en: `
## A question with five answers

Where is my container? It depends who you ask.

The barge operator knows when it left Rotterdam. The transponder knows where the barge is, roughly. The gauge knows whether it can come in fully loaded. Customs knows whether the box may leave again, the yard knows where it will stand, and the haulier would simply like to know when to set the alarm. At Rheinkran, four dispatchers kept all this in their heads, on three screens and on a telephone that rang 210 times a day.

## One link, no login

Each container now has an address of its own. Anyone with the link sees one card: container TRLU\u00a0204\u00a0817 arrives on Tuesday at 06:40, on time, row K\u00a014, customs cleared. Below it runs a line through Rotterdam, Emmerich, Wesel and Duisburg, with a dot that moves. Nothing to fill in, nothing to download. Forwarders pass the link to hauliers, hauliers pass it to drivers, and the driver opens it at a service station on one bar of signal. The page weighs 61\u00a0kilobytes; the map comes on request.

Behind it, a [Symfony application](/services/individualdevelopment) listens to five sources. All messages are kept just as they came in; the card is compiled from them, and can be compiled again at any time. If a dispatcher disagrees with a time, she overrides it, and the card says so.

## The river does not read timetables

The first estimates were four hours out, always in the same direction. Barges don’t travel like lorries. They wait for berths and for each other, their skippers stop where they like stopping, and below a certain level at the Ruhrort gauge everybody loads less and sails more often.

So much for distance divided by speed. The estimate now comes from two years of journeys over the same stretch, sorted by water level, load and time of day. At 2.84\u00a0metres and twelve containers, MS Lippe is a known quantity. When the transponder falls silent, the card shows the last known position and how old it is, instead of a guess with decimals.

## The yard at twenty to three

The second screen hangs in the crane cab. It shows sixty slots in six rows, two high, and the next lift: K\u00a013, slot 7, to truck 4, in four minutes. All the colours can be told apart in the dark, and every button is the size of a glove. If the network drops, the plan keeps the last thirty lifts and goes on taking new ones. That has happened twice, both times in fog, which the crane drivers thought fitting.

Restacking used to be settled by shouting. Now the plan puts the boxes that leave early on top, provided somebody tells it when that is. Since the tracking page went live, somebody does.

## Three winters on

Two dispatchers now handle the exceptions, and the other two plan the railway side. Our Duisburg office is eleven minutes away by bicycle, tested at low water and at high. The estimate is retrained every quarter. The telephone is still there. It rings when something really is missing.
`,
    de: `
## Eine Frage, fünf Antworten

Wo ist mein Container? Kommt darauf an, wen man fragt.

Die Reederei weiß, wann das Schiff in Rotterdam abgelegt hat. Der Transponder weiß, wo es gerade ist, ungefähr. Der Pegel weiß, ob es voll beladen hereinkommt. Der Zoll weiß, ob die Kiste wieder hinausdarf, das Lager weiß, wo sie stehen wird, und die Spedition möchte bloß wissen, auf welche Uhrzeit sie den Wecker stellt. Bei Rheinkran hatten vier Disponenten all das im Kopf, auf drei Bildschirmen und an einem Telefon, das 210-mal am Tag klingelte.

## Ein Link, keine Anmeldung

Jeder Container hat jetzt seine eigene Adresse. Wer den Link kennt, sieht einen Zettel: Container TRLU\u00a0204\u00a0817 kommt am Dienstag um 6:40\u00a0Uhr an, pünktlich, Reihe K\u00a014, verzollt. Darunter eine Linie mit Rotterdam, Emmerich, Wesel und Duisburg und ein Punkt, der wandert. Nichts ist auszufüllen, nichts herunterzuladen. Der Spediteur gibt den Link ans Fuhrunternehmen, das Fuhrunternehmen gibt ihn weiter, und geöffnet wird er auf einem Rastplatz bei einem Balken Empfang. Die Seite wiegt 61\u00a0Kilobyte, die Landkarte gibt es auf Wunsch dazu.

Dahinter wertet eine [Symfony-Anwendung](/services/individualdevelopment) fünf Quellen aus. Jede Meldung wird so aufbewahrt, wie sie kam; der Zettel wird daraus berechnet und lässt sich jederzeit neu berechnen. Ist die Disposition anderer Meinung, überschreibt sie die Zeit, und der Zettel sagt das auch.

## Der Rhein liest keine Fahrpläne

Die ersten Prognosen lagen vier Stunden daneben, immer in dieselbe Richtung. Binnenschiffe fahren nicht wie Lastwagen. Sie warten auf Liegeplätze und aufeinander, die Schiffer machen Pause, wo es ihnen gefällt, und unter einem bestimmten Stand am Pegel Ruhrort laden alle weniger und fahren öfter.

Also weg mit Strecke durch Geschwindigkeit. Die Ankunftszeit stammt jetzt aus den Fahrten zweier Jahre auf demselben Abschnitt, geordnet nach Wasserstand, Ladung und Tageszeit. Bei 2,84\u00a0Metern und zwölf Containern ist die MS Lippe eine bekannte Größe. Schweigt der Transponder, zeigt der Zettel die letzte sichere Position und deren Alter statt einer Schätzung mit Nachkommastellen.

## Das Lager um zwanzig vor drei

Der zweite Bildschirm hängt in der Krankabine. Er zeigt sechzig Plätze in sechs Reihen, zwei Lagen hoch, und den nächsten Hub: K\u00a013, Platz 7, auf Lkw 4, in vier Minuten. Alle Farben lassen sich im Dunkeln unterscheiden, alle Tasten sind so groß wie ein Handschuh. Fällt das Netz aus, behält der Plan die letzten dreißig Hübe und nimmt neue an. Zweimal ist das vorgekommen, beide Male bei Nebel, was man auf dem Kran passend fand.

Umgestapelt wurde früher auf Zuruf. Heute stellt der Plan nach oben, was früh abgeholt wird, vorausgesetzt, jemand sagt ihm, wann. Seit es die Sendungsseite gibt, sagt es ihm jemand.

## Drei Winter später

Zwei Disponenten kümmern sich um Ausnahmen, die anderen beiden planen inzwischen die Schiene. Unser Duisburger Büro liegt elf Fahrradminuten entfernt, geprüft bei Niedrig- und bei Hochwasser. Die Prognose lernt jedes Quartal neu. Das Telefon steht noch da. Es klingelt, wenn wirklich etwas fehlt.
`,
  },
  results_title: { en: 'What three winters have shown', de: 'Was drei Winter gezeigt haben' },
  results: [
    {
      term: { en: 'Calls a day', de: 'Anrufe am Tag' },
      value: { en: '31', de: '31' },
      note: { en: 'from 210', de: 'vorher 210' },
    },
    {
      term: { en: 'Arrival estimate off by', de: 'Abweichung der Ankunftszeit' },
      value: { en: '22\u00a0min', de: '22\u00a0min' },
      note: { en: 'median, six hours ahead', de: 'im Median, sechs Stunden vor Ankunft' },
    },
    {
      term: { en: 'Truck waiting time', de: 'Wartezeit der Lkw' },
      value: { en: '19\u00a0min', de: '19\u00a0min' },
      note: { en: 'from 47\u00a0min', de: 'vorher 47\u00a0min' },
    },
    {
      term: { en: 'Lifts spent restacking', de: 'Hübe zum Umstapeln' },
      value: { en: '−28%', de: '−28\u00a0%' },
      note: { en: 'at the same throughput', de: 'bei gleichem Umschlag' },
    },
  ],
  review: 'rheinkran',
  seo: {
    title: {
      en: 'Rheinkran: container tracking without a login',
      de: 'Rheinkran: Container verfolgen ohne Anmeldung',
    },
    description: {
      en: 'A tracking page and a crane plan for a terminal in Duisburg, built with Symfony and Vue: from 210 calls a day to 31, whatever the water level.',
      de: 'Sendungsseite und Kranplan für ein Terminal in Duisburg, gebaut mit Symfony und Vue: 31 statt 210 Anrufe am Tag, bei jedem Wasserstand.',
    },
  },
} satisfies Project;
