import type { Project } from '../content-types.ts';

export default {
  name: 'hafenbad',
  title: { en: 'Hafenbad', de: 'Hafenbad' },
  description: {
    en: 'Six signs, one ticket and no queue for the pool.',
    de: 'Sechs Schilder, ein Ticket und keine Schlange vor dem Freibad.',
  },
  pro_category: { en: 'Brand design', de: 'Markendesign' },
  year: 2026,
  image: 'project-hafenbad',
  gallery: [
    {
      image: 'project-hafenbad-detail-1',
      caption: {
        en: 'Six signs instead of seventeen prohibitions. “Ball: yes” is the most photographed.',
        de: 'Sechs Schilder statt siebzehn Verbote. Am häufigsten fotografiert wird „Ball: yes“.',
      },
    },
    {
      image: 'project-hafenbad-detail-2',
      caption: {
        en: 'Sunday, 11:20, the pool is 64\u00a0per cent full. Those who can wait press the button.',
        de: 'Sonntag, 11:20\u00a0Uhr, das Becken ist zu 64\u00a0Prozent belegt. Wer warten kann, drückt auf den Knopf.',
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
      value: { en: 'Progressive web app, Symfony, gate interface', de: 'Progressive Web App, Symfony, Schranke' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Brand, sign system, ticket app', de: 'Marke, Leitsystem, Ticket-App' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Duisburg, Karachi', de: 'Duisburg, Karatschi' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'hafenbad.example', de: 'hafenbad.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Start a brand like this', de: 'So eine Marke entwickeln' },
  lead: {
    en: 'An open-air pool reopened after nine years. It wanted to be known for the water, not for the till in front of it.',
    de: 'Ein Freibad öffnet nach neun Jahren wieder. Bekannt werden wollte es für das Wasser, nicht für die Kasse davor.',
  },
  body: {
    en: `
## Seventeen ways to say no

At the old entrance hung a board with seventeen prohibitions, and under it a queue that had time to read them all.

The pool by the harbour in Ruhrort had been closed since 2017. An association of residents has restored it: four lanes, a three-metre board, a meadow with a view of cranes. They asked our Duisburg office for a logo. We said yes to that and asked what would happen on the first Sunday above thirty degrees. Nobody answered at once.

## A sign that says what you may do

The brand is a word and a wave. Everything else is signs, since a pool is read standing up, barefoot and without glasses. We drew six: the wordmark, a swimmer, a sun, a ladder, a ball and a diver. Each one says what is possible here. The ball sign reads “Ball: yes”, and stands where it is true. Where it stands no longer, people draw their own conclusions, which works better than a red circle.

Colours were chosen at the basin, not at the desk. Chlorinated light eats blue. Tomato red, sun yellow and off-white hold up to both noon and floodlight, and the signs read from 25\u00a0metres. Raised letters and a tactile wave repeat the important ones at hip height.

## A ticket for wet hands

A day ticket is bought in four taps: two adults at 6.50, a child at 3.50, together 16.50\u00a0euros. It is a [progressive web app](/ecommerce/pwaecommerce), because nobody installs anything in the car park. The code opens the gate offline, the wristband with its number opens the locker, and the phone can stay there.

It failed at first in the sun. A tired phone at noon shows a grey code on grey. So the ticket turns the whole screen to black and cream, keeps the quiet zone twice as wide as the standard wants, and stays awake until the gate has clicked. Of 2,000 test scans with sun cream on the glass, 1,991 passed. The other nine belonged to one telephone, which we have framed.

## How full is it?

The gate counts in, the gate counts out; the rest is division. Since July, a chart shows every hour of a usual Sunday and a red bar for now: 64\u00a0per cent at 11:20. “Tell me below 50\u00a0%” sends a message when it is quieter. iPhones only accept such messages from an app on the home screen, so there is a text message for everyone else, and it is used more.

“Lane 3 is free now” was the lifeguards’ wish. They used to be asked.

## After one summer

Hafenbad opened on 16\u00a0May and closed on 13\u00a0September, after 61,000 visits. The till still exists, for cash and conversation. The association changes prices and hours itself; the signs need a damp cloth. In winter we are adding swimming courses, and a seventh sign has been requested, for the kiosk. We are looking for the drawing of a chip that reads from 25\u00a0metres.
`,
    de: `
## Siebzehnmal Nein

Am alten Eingang hing eine Tafel mit siebzehn Verboten, darunter eine Schlange, die Zeit hatte, alle zu lesen.

Das Freibad am Hafen von Ruhrort war seit 2017 geschlossen. Ein Verein aus der Nachbarschaft hat es hergerichtet: vier Bahnen, ein Dreimeterbrett, eine Wiese mit Blick auf Kräne. Unser Duisburger Büro sollte ein Logo zeichnen. Wir sagten zu und fragten, was am ersten Sonntag über dreißig Grad passieren werde. Darauf kam nicht sofort eine Antwort.

## Schilder, die etwas erlauben

Die Marke besteht aus einem Wort und einer Welle. Alles andere sind Schilder, denn ein Freibad liest man im Stehen, barfuß und ohne Brille. Sechs haben wir gezeichnet: Schriftzug, Schwimmerin, Sonne, Leiter, Ball und Springer. Jedes sagt, was hier möglich ist. „Ball: yes“ steht dort, wo es stimmt, und wo es nicht mehr steht, zieht man seine Schlüsse. Das wirkt besser als ein roter Kreis.

Über die Farben entschied das Becken, nicht der Schreibtisch. Licht über Chlorwasser frisst Blau. Tomatenrot, Sonnengelb und gebrochenes Weiß halten Mittag und Flutlicht aus, lesbar sind die Schilder auf 25\u00a0Meter. Die wichtigsten gibt es auf Hüfthöhe noch einmal, mit erhabenen Buchstaben und einer fühlbaren Welle.

## Ein Ticket für nasse Hände

Eine Tageskarte braucht viermal Tippen: zwei Erwachsene zu 6,50, ein Kind zu 3,50, zusammen 16,50\u00a0Euro. Es ist eine [Progressive Web App](/ecommerce/pwaecommerce), denn auf dem Parkplatz installiert niemand etwas. Der Code öffnet die Schranke auch ohne Netz, das nummerierte Armband öffnet den Spind, und dort kann das Telefon bleiben.

In der Sonne ging es zunächst schief. Ein müdes Telefon zeigt mittags einen grauen Code auf Grau. Deshalb färbt das Ticket den ganzen Bildschirm schwarz und cremeweiß, lässt um den Code doppelt so viel Rand wie die Norm und bleibt wach, bis die Schranke geklickt hat. Von 2.000 Testscans mit Sonnencreme auf dem Glas gelangen 1.991. Die übrigen neun gehörten zu einem einzigen Telefon. Wir haben es gerahmt.

## Wie voll ist es?

Die Schranke zählt hinein, die Schranke zählt hinaus, der Rest ist Division. Seit Juli zeigt ein Diagramm die Stunden eines gewöhnlichen Sonntags und einen roten Balken für jetzt: 64\u00a0Prozent um 11:20\u00a0Uhr. Auf Wunsch meldet sich das Bad, sobald es unter 50\u00a0Prozent fällt. iPhones nehmen solche Mitteilungen nur von Apps auf dem Startbildschirm an, für alle anderen gibt es eine SMS. Sie wird häufiger gewählt.

„Bahn 3 ist gerade frei“ haben sich die Bademeister gewünscht. Gefragt wurden früher sie.

## Nach einem Sommer

Geöffnet war das Hafenbad vom 16.\u00a0Mai bis zum 13.\u00a0September, 61.000 Besuche lang. Die Kasse gibt es noch, für Bargeld und Gespräche. Preise und Zeiten ändert der Verein selbst, die Schilder brauchen einen feuchten Lappen. Im Winter kommen Schwimmkurse dazu, und ein siebtes Schild ist bestellt, für den Kiosk. Gesucht wird die Zeichnung einer Pommes, die man auf 25\u00a0Meter erkennt.
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
      term: { en: 'Tickets bought beforehand', de: 'Tickets vorab gekauft' },
      value: { en: '57\u00a0%', de: '57\u00a0%' },
      note: { en: 'in the first summer', de: 'im ersten Sommer' },
    },
    {
      term: { en: 'Visits before noon', de: 'Besuche vor zwölf Uhr' },
      value: { en: '+21\u00a0%', de: '+21\u00a0%' },
      note: { en: 'since the chart went up in July', de: 'seit es im Juli das Diagramm gibt' },
    },
    {
      term: { en: 'Prohibition signs', de: 'Verbotsschilder' },
      value: { en: '0', de: '0' },
      note: { en: 'from 17', de: 'vorher 17' },
    },
  ],
  review: 'hafenbad',
  seo: {
    title: {
      en: 'Hafenbad: signs and tickets for a pool',
      de: 'Hafenbad: Leitsystem und Ticket fürs Freibad',
    },
    description: {
      en: 'Brand, sign system and ticket app for an open-air pool in Duisburg: six signs, a code that scans in the sun and a queue of six minutes.',
      de: 'Marke, Leitsystem und Ticket-App für ein Freibad in Duisburg: sechs Schilder, ein Code, den die Schranke auch in der Sonne liest, kaum Schlange.',
    },
  },
} satisfies Project;
