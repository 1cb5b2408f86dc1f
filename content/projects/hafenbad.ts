import type { Project } from '../content-types.ts';

export default {
  name: 'hafenbad',
  title: { en: 'Hafenbad', de: 'Hafenbad' },
  description: {
    en: 'Brand, signs and a ticket app that shortened the queue for an open-air pool.',
    de: 'Marke, Schilder und eine Ticket-App, die vor dem Freibad die Schlange verkürzt.',
  },
  pro_category: { en: 'Brand design', de: 'Markendesign' },
  year: 2026,
  image: 'project-hafenbad',
  gallery: [
    {
      image: 'project-hafenbad-detail-1',
      caption: {
        en: 'Six signs instead of seventeen don’ts. “Ball: yes” is the one everybody photographs.',
        de: 'Sechs Schilder statt siebzehn Verbote. Am häufigsten fotografiert wird „Ball: yes“.',
      },
    },
    {
      image: 'project-hafenbad-detail-2',
      caption: {
        en: 'Sunday, 11:20, and the pool is 64\u00a0per cent full. If you can wait, press the button.',
        de: 'Sonntag, 11:20\u00a0Uhr, das Bad ist zu 64\u00a0Prozent voll. Wer warten kann, drückt auf den Knopf.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Hafenbad Ruhrort e.\u00a0V., Duisburg', de: 'Hafenbad Ruhrort e.\u00a0V., Duisburg' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2026', de: '2026' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Progressive web app, Symfony, entrance gates', de: 'Progressive Web App, Symfony, Schranken' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Brand, wayfinding, ticket app', de: 'Marke, Leitsystem, Ticket-App' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Duisburg, Karachi', de: 'Duisburg, Karatschi' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'hafenbad.example', de: 'hafenbad.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Start a brand like this', de: 'So eine Marke entwickeln' },
  lead: {
    en: 'An open-air pool was about to reopen after nine years. It wanted to be known for the water, not for the till in front of it.',
    de: 'Ein Freibad sollte nach neun Jahren wieder öffnen. Bekannt werden wollte es für sein Wasser, nicht für die Kasse davor.',
  },
  body: {
    en: `
## Seventeen ways to say no

At the old entrance hung a board listing seventeen things you mustn’t do. The queue beneath it had time to read them all.

The pool by the harbour in Ruhrort had been closed since 2017. Then the Friends of Hafenbad, a local association, restored it: four lanes, a three-metre board, a lawn with a view of cranes. They asked our Duisburg office for a logo. We said yes, and asked what would happen on the first Sunday over thirty degrees. It was a while before anybody answered.

## A sign that says what you may do

The brand is a word and a wave. Everything else is signs, since a pool is read standing up, barefoot and without glasses. We drew six: one with the name, then a swimmer, a sun, a ladder, a ball and a diver. Those five say what you can do here. The ball sign reads “Ball: yes” and stands where that is true. Where there isn’t one, people draw their own conclusions, and that works better than a red circle.

The colours were chosen at the poolside, not at a desk. Light off chlorinated water eats blue. Tomato red, sun yellow and off-white hold up at noon and under floodlights, and the signs can be read from 25\u00a0metres. The important ones appear again at hip height, with raised letters and a wave you can feel.

## A ticket for wet hands

A day ticket takes four taps: two adults at €6.50, a child at €3.50, €16.50 in all. The ticket is a [progressive web app](/ecommerce/pwaecommerce), because nobody installs anything in a car park. The code opens the gate even offline, the numbered wristband opens the locker, and the phone can stay inside it.

At first, the ticket failed in the sun. A tired phone at noon shows a grey code on grey. So the ticket turns the whole screen black and cream, leaves twice the margin around the code that the standard asks for, and stays awake until the gate has clicked. Of 2,000 test scans with sun cream on the glass, 1,991 worked. The other nine were all one phone, which we have framed.

## How full is it?

The gate counts people in, the gate counts people out; the rest is arithmetic. Since July, a chart has shown every hour of a typical Sunday, with a red bar for the hour in progress: 64\u00a0per cent at 11:20. If you like, the pool lets you know once it drops below 50. iPhones accept messages like that only from an app on the home screen. Anyone who would rather not put the pool there gets a text message, and that is most people.

“Lane 3 is free now” was the lifeguards’ idea. They were the ones who used to be asked.

## After one summer

Hafenbad opened on 16\u00a0May and closed on 13\u00a0September, after 61,000 visits. The till is still there, for cash and conversation. The association changes prices and hours itself; the signs need a damp cloth. This winter we are adding online booking for swimming lessons, and a seventh sign has been ordered, for the kiosk. We are still trying to draw a chip that reads from 25\u00a0metres.
`,
    de: `
## Siebzehnmal Nein

Am alten Eingang hing eine Tafel mit siebzehn Verboten, und davor stand eine Schlange, die Zeit hatte, alle zu lesen.

Das Freibad am Hafen von Ruhrort war seit 2017 geschlossen. Ein Verein aus der Nachbarschaft hat es hergerichtet: vier Bahnen, ein Dreimeterbrett, eine Wiese mit Blick auf Kräne. Unser Duisburger Büro sollte ein Logo zeichnen. Wir sagten zu und fragten, was am ersten Sonntag über dreißig Grad passieren werde. Darauf kam nicht sofort eine Antwort.

## Schilder, die etwas erlauben

Die Marke besteht aus einem Wort und einer Welle. Alles andere sind Schilder, denn ein Freibad liest man im Stehen, barfuß und ohne Brille. Sechs haben wir gezeichnet: eines mit dem Namen, dazu Schwimmerin, Sonne, Leiter, Ball und Springer. Diese fünf sagen, was hier möglich ist. „[Ball: yes]{lang=en}“ verstehen am Hafen alle. Es steht dort, wo es stimmt, und wo es nicht mehr steht, zieht man seine Schlüsse. Das wirkt besser als ein roter Kreis.

Über die Farben entschied das Becken, nicht der Schreibtisch. Licht über Chlorwasser frisst Blau. Tomatenrot, Sonnengelb und gebrochenes Weiß halten Mittag und Flutlicht aus, lesbar sind die Schilder auf 25\u00a0Meter. Die wichtigsten gibt es auf Hüfthöhe noch einmal, mit erhabenen Buchstaben und einer fühlbaren Welle.

## Ein Ticket für nasse Hände

Für die Tageskarte tippt man viermal: zwei Erwachsene zu 6,50, ein Kind zu 3,50, zusammen 16,50\u00a0Euro. Das Ticket ist eine [Progressive Web App](/ecommerce/pwaecommerce), denn auf dem Parkplatz installiert niemand etwas. Der Code öffnet die Schranke auch ohne Netz, das nummerierte Armband öffnet den Spind, und dort kann das Telefon bleiben.

In der Sonne ging es zunächst schief. Ein müdes Telefon zeigt mittags einen grauen Code auf Grau. Deshalb färbt das Ticket den ganzen Bildschirm schwarz und cremeweiß, lässt um den Code doppelt so viel Rand, wie die Norm verlangt, und bleibt wach, bis die Schranke geklickt hat. Von 2.000 Testscans mit Sonnencreme auf dem Glas gelangen 1.991. Die übrigen neun gehörten zu einem einzigen Telefon. Wir haben es gerahmt.

## Wie voll ist es?

Die Schranke zählt hinein, die Schranke zählt hinaus, der Rest ist Kopfrechnen. Seit Juli zeigt ein Diagramm die Stunden eines gewöhnlichen Sonntags und einen roten Balken für jetzt: 64\u00a0Prozent um 11:20\u00a0Uhr. Auf Wunsch meldet sich das Bad, sobald es unter 50\u00a0Prozent fällt. iPhones nehmen solche Mitteilungen nur von Apps auf dem Startbildschirm an. Wer das Bad dort nicht ablegen will, und das sind die meisten, bekommt eine SMS.

„Bahn 3 ist gerade frei“ haben sich die Bademeister gewünscht. Gefragt wurden früher sie.

## Nach einem Sommer

Geöffnet war das Hafenbad vom 16.\u00a0Mai bis zum 13.\u00a0September, 61.000 Besuche lang. Die Kasse gibt es noch, für Bargeld und Gespräche. Preise und Zeiten ändert der Verein selbst, die Schilder brauchen einen feuchten Lappen. In diesem Winter lernt die App, Schwimmkurse zu buchen, und ein siebtes Schild ist bestellt, für den Kiosk. Gesucht wird die Zeichnung einer Pommes, die man auf 25\u00a0Meter erkennt.
`,
  },
  results_title: { en: 'What one summer changed', de: 'Was ein Sommer verändert hat' },
  results: [
    {
      term: { en: 'Queue on a hot Sunday', de: 'Schlange am heißen Sonntag' },
      value: { en: '6\u00a0min', de: '6\u00a0min' },
      note: { en: 'from 48\u00a0min in 2017', de: '2017 waren es 48\u00a0min' },
    },
    {
      term: { en: 'Tickets bought in advance', de: 'Tickets vorab gekauft' },
      value: { en: '57%', de: '57\u00a0%' },
      note: { en: 'in the first summer', de: 'im ersten Sommer' },
    },
    {
      term: { en: 'Visits before noon', de: 'Besuche vor zwölf Uhr' },
      value: { en: '+21%', de: '+21\u00a0%' },
      note: { en: 'since the chart arrived in July', de: 'seit das Diagramm da ist, also seit Juli' },
    },
    {
      term: { en: 'Don’ts', de: 'Verbote' },
      value: { en: '0', de: '0' },
      note: { en: 'from 17', de: 'vorher 17' },
    },
  ],
  review: 'hafenbad',
  seo: {
    title: {
      en: 'Hafenbad: brand, signs and tickets for a pool',
      de: 'Hafenbad: Leitsystem und Ticket fürs Freibad',
    },
    description: {
      en: 'Brand, wayfinding and ticket app for an open-air pool in Duisburg: six signs, a code that scans in the sun and a six-minute queue.',
      de: 'Marke, Leitsystem und Ticket-App für ein Freibad in Duisburg: sechs Schilder, ein Code, den die Schranke auch in der Sonne liest, und kaum noch Schlangen.',
    },
  },
} satisfies Project;
