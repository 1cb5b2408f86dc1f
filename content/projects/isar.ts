import type { Project } from '../content-types.ts';

export default {
  name: 'isar',
  title: { en: 'Isar Optik', de: 'Isar Optik' },
  description: {
    en: 'An optician’s app: try glasses on before you visit.',
    de: 'Die App eines Optikers: Brillen anprobieren, bevor man in den Laden geht.',
  },
  pro_category: { en: 'Mobile apps', de: 'Mobile Apps' },
  year: 2025,
  image: 'project-isar',
  gallery: [
    {
      image: 'project-isar-detail-1',
      caption: {
        en: 'Sixteen of 240 frames. The wall in the app is sorted by width, because that is how faces differ.',
        de: 'Sechzehn von 240 Fassungen. Die Wand in der App ist nach Breite sortiert, denn darin unterscheiden sich Gesichter.',
      },
    },
    {
      image: 'project-isar-detail-2',
      caption: {
        en: 'The chart hangs in the shop window. The values come from the prescription, the pupillary distance from the camera.',
        de: 'Die Tafel hängt im Schaufenster. Die Werte kommen aus dem Brillenpass, der Pupillenabstand aus der Kamera.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Isar Optik GmbH, Munich', de: 'Isar Optik GmbH, München' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2025', de: '2025' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Flutter, ARKit, MediaPipe', de: 'Flutter, ARKit, MediaPipe' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'App for iOS and Android, 3D models, bookings', de: 'App für iOS und Android, 3D-Modelle, Termine' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Munich, Chennai', de: 'München, Chennai' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'isar-optik.example', de: 'isar-optik.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan an app like this', de: 'So eine App planen' },
  lead: {
    en: 'An optician with nine shops wanted people to arrive with three favourites instead of staring blankly at 240 frames.',
    de: 'Ein Optiker mit neun Läden wollte, dass man mit drei Favoriten kommt, statt ratlos vor 240 Fassungen zu stehen.',
  },
  body: {
    en: `
## The mirror problem

People who need glasses choose them without wearing any.

That is the whole difficulty of the trade in one sentence, and it costs about forty minutes per customer. You lean towards a mirror, see a blur with a frame in it, and ask whoever is with you. At Isar Optik somebody good is always with you, in all nine shops, except on a Saturday in December.

## What the app does

It shows your own face, in focus, with the frame on it. Turn your head and the temples follow; the acetate of a Flora 03 in amber lets the light through just as it does in the shop. The card below tells you what matters: €179, four colours, one button. Two frames can be compared side by side as stills. Anything you like goes on a shortlist, and the shortlist goes to the shop with the appointment. Your three favourites are laid out before you walk in.

The app is one [Flutter code base](/services/mobileapp) with two native hearts: ARKit follows the face on the iPhone, MediaPipe on Android. Everything else, from the wall of frames to the booking, was built once.

## Eleven point seven millimetres

A face on a screen has no scale. The first prototype put children’s glasses on a grown man, very convincingly. Holding a reference card to your forehead would have worked, but nobody has one on the bus.

The human iris is 11.7\u00a0millimetres wide, give or take half a millimetre, in nearly everyone. We measure it in the picture, and everything else follows: the width of the face, the right bridge, the pupillary distance. For one of our testers that came to 63\u00a0millimetres, and the optician’s instrument agreed. The app still calls its figure an estimate. Before a lens is ground, a person measures again, because a lens is a medical device and a phone isn’t.

The 3D models took patience. All 240 frames had been drawn for manufacture, but none of the files knew anything about transparency. Chennai rebuilt each of them in 30,000 triangles and held it up against the real frame in three kinds of light.

## What stays on the phone

The camera image never leaves the device; the app has no server that could receive it. Prescription values, say −1.75 and −2.00 with their cylinders, are kept in the phone’s secure storage and leave it only with a booking, and only if you tick the box. The data protection officer returned our proposal with a single comment. It concerned a comma.

## One year in the window

An eye chart hangs in every shop window, with a code and a request to read line five from six paces. It is more an invitation than a test, and it brings in more downloads than the newspaper ad did. A new version comes out every six weeks; new frames arrive every week and don’t need one. Somebody at Isar Optik has worked out that the app has saved 1,100 hours in front of the mirror. They are now spent on noses.
`,
    de: `
## Das Spiegelproblem

Wer eine Brille braucht, sucht sie ohne Brille aus.

Darin steckt die ganze Schwierigkeit des Fachs, und sie kostet rund vierzig Minuten pro Person. Man beugt sich zum Spiegel, sieht einen Nebel mit Rand und bittet um Rat, wen man gerade neben sich hat. Gute Beratung gibt es bei Isar Optik in allen neun Läden, nur nicht an einem Samstag im Dezember.

## Was die App kann

Sie zeigt das eigene Gesicht, scharf, mit der Fassung darauf. Dreht man den Kopf, gehen die Bügel mit, und das Acetat der Flora 03 in Bernstein lässt das Licht durch wie im Laden. Auf der Karte darunter steht das Nötige: 179\u00a0Euro, vier Farben, ein Knopf. Zwei Fassungen lassen sich als Standbild nebeneinanderstellen. Was gefällt, kommt auf die Auswahlliste, und die Liste geht mit dem Termin in den Laden. Dort liegen die drei Favoriten bereit, wenn man eintritt.

Die App ist [ein einziges Mal in Flutter geschrieben](/services/mobileapp), mit zwei nativen Herzen: Auf dem iPhone verfolgt ARKit das Gesicht, auf Android MediaPipe. Alles andere, von der Brillenwand bis zur Terminwahl, gibt es nur einmal.

## Elf Komma sieben Millimeter

Ein Gesicht auf dem Bildschirm hat keinen Maßstab. Der erste Prototyp setzte einem erwachsenen Mann sehr überzeugend eine Kinderbrille auf. Eine Scheckkarte an der Stirn hätte als Maßstab geholfen, doch im Bus hält sich niemand eine davor.

Die menschliche Iris misst 11,7\u00a0Millimeter, plus minus einen halben, und das bei fast allen. Wir messen sie im Bild, der Rest ergibt sich: die Breite des Gesichts, der passende Steg, der Pupillenabstand. Bei einer Testerin kamen 63\u00a0Millimeter heraus, das Messgerät im Laden sagte dasselbe. Die App nennt ihren Wert trotzdem eine Schätzung. Bevor ein Glas geschliffen wird, misst ein Mensch nach, denn ein Brillenglas ist ein Medizinprodukt und ein Telefon keines.

Geduld brauchten die 3D-Modelle. Für die Fertigung waren alle 240 Fassungen gezeichnet, doch keine Datei wusste etwas von Transparenz. Chennai hat sie mit je 30.000 Dreiecken neu aufgebaut und unter drei Lichtarten neben das Original gehalten.

## Was auf dem Telefon bleibt

Das Kamerabild verlässt das Gerät nie; es gibt keinen Server, der es annehmen könnte. Brillenwerte, etwa −1,75 und −2,00 samt Zylinder, liegen im gesicherten Speicher des Telefons und reisen nur mit einem Termin, sofern man das Häkchen setzt. Der Datenschutzbeauftragte gab das Konzept mit einer einzigen Anmerkung zurück. Sie betraf ein Komma.

## Ein Jahr im Schaufenster

In jedem Schaufenster hängt eine Sehtafel mit einem Code und der Bitte, aus sechs Schritten Entfernung die fünfte Zeile zu lesen. Das ist kein Test, sondern eine Einladung, und sie bringt mehr Installationen als die Zeitungsanzeige. Alle sechs Wochen gibt es eine neue Version, neue Fassungen kommen jede Woche, auch ohne Update. Bei Isar Optik hat jemand nachgerechnet: 1.100\u00a0Stunden vor dem Spiegel sind gespart. Sie kommen jetzt den Nasen zugute.
`,
  },
  results_title: { en: 'A year, looked at closely', de: 'Ein Jahr, genau betrachtet' },
  results: [
    {
      term: { en: 'Time spent choosing in the shop', de: 'Auswahl im Laden' },
      value: { en: '14\u00a0min', de: '14\u00a0min' },
      note: { en: 'from 40\u00a0min', de: 'vorher 40\u00a0min' },
    },
    {
      term: { en: 'Frames tried at home', de: 'Zu Hause anprobiert' },
      value: { en: '17', de: '17' },
      note: { en: 'before each appointment', de: 'Fassungen vor jedem Termin' },
    },
    {
      term: { en: 'Sessions without a crash', de: 'Sitzungen ohne Absturz' },
      value: { en: '99.8%', de: '99,8\u00a0%' },
      note: { en: 'on phones up to six years old', de: 'auf bis zu sechs Jahre alten Telefonen' },
    },
    {
      term: { en: 'Faces stored', de: 'Gespeicherte Gesichter' },
      value: { en: '0', de: '0' },
      note: { en: 'by design', de: 'mit Absicht' },
    },
  ],
  review: 'isar',
  seo: {
    title: {
      en: 'Isar Optik: try on glasses on your phone',
      de: 'Isar Optik: Brillenanprobe auf dem Telefon',
    },
    description: {
      en: 'An app for a Munich optician: frames on your own face, to scale, without a picture leaving the phone. Built with Flutter, ARKit and MediaPipe.',
      de: 'Eine App für einen Münchner Optiker: Fassungen im eigenen Gesicht, maßstäblich und ohne Bild auf dem Server. Mit Flutter, ARKit und MediaPipe.',
    },
  },
} satisfies Project;
