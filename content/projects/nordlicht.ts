import type { Project } from '../content-types.ts';

export default {
  name: 'nordlicht',
  title: { en: 'Nordlicht', de: 'Nordlicht' },
  description: {
    en: 'Ski hire booked online: the skis are waiting at the right counter.',
    de: 'Leihski, online gebucht: Am richtigen Schalter stehen sie bereit.',
  },
  pro_category: { en: 'Web development', de: 'Webentwicklung' },
  year: 2025,
  image: 'project-nordlicht',
  gallery: [
    {
      image: 'project-nordlicht-detail-1',
      caption: {
        en: 'A foot against the wall, a sheet of paper, a photograph: 275\u00a0millimetres is size 27.5.',
        de: 'Ein Fuß an der Wand, ein Blatt Papier, ein Foto: 275\u00a0Millimeter sind Größe 27,5.',
      },
    },
    {
      image: 'project-nordlicht-detail-2',
      caption: {
        en: 'Four counters at the foot of the runs. The pass says which one, and for how long.',
        de: 'Vier Schalter am Fuß der Abfahrten. Auf dem Abholschein steht, welcher der Ihre ist und wann die Ski zurückmüssen.',
      },
    },
  ],
  facts: [
    {
      term: { en: 'Client', de: 'Kunde' },
      value: { en: 'Nordlicht Skiverleih GmbH, Allgäu', de: 'Nordlicht Skiverleih GmbH, Allgäu' },
    },
    { term: { en: 'Year', de: 'Jahr' }, value: { en: '2025', de: '2025' } },
    {
      term: { en: 'System', de: 'System' },
      value: { en: 'Symfony\u00a07, Vue\u00a03, PostgreSQL', de: 'Symfony\u00a07, Vue\u00a03, PostgreSQL' },
    },
    {
      term: { en: 'Services', de: 'Leistungen' },
      value: { en: 'Booking site, counter app, payment', de: 'Buchungsseite, Schalter-App, Zahlung' },
    },
    { term: { en: 'Team', de: 'Team' }, value: { en: 'Munich, Chennai', de: 'München, Chennai' } },
    { term: { en: 'Link', de: 'Adresse' }, value: { en: 'nordlicht.example', de: 'nordlicht.example' } },
  ],
  link: '/contactus/contactform',
  link_text: { en: 'Plan a system like this', de: 'So ein System planen' },
  lead: {
    en: 'A ski hire shop earns its keep for the year between half past eight and ten on Saturday mornings. We moved most of that to Thursday evening.',
    de: 'Ein Skiverleih macht seinen Jahresumsatz samstags zwischen halb neun und zehn. Den größten Teil davon haben wir auf den Donnerstagabend verlegt.',
  },
  body: {
    en: `
## Ninety minutes on a Saturday

Seven hundred people, one boot bench, and outside the sun is shining on other people’s tracks.

Nordlicht hires out skis and snowboards at four counters below a summit of 2,140\u00a0metres. Guests used to fill in a card, wait for a size, try it on, wait for another, and reach the lift at eleven. Nordlicht had already tried a standard online shop. It sold the same pair of Polar 168s three times for the same Saturday, because a shop counts items and not days. Skis for hire come back.

## Book a week, not a product

The new site asks for dates first. Saturday 13 to Friday 19\u00a0February is seven days, and the site shows only what is free on all seven. A Polar 168 with bindings costs €148, boots €63, a helmet nothing: €211 in all. Nordlicht throws in the helmet on principle. Our software wasn’t asked for its opinion.

What held up every queue was boot size. Ski boots are sized by the length of your foot in centimetres, and hardly anybody knows theirs. So the phone asks for a photograph of your foot on a sheet of A4, heel to the wall. The paper gives the scale; 275\u00a0millimetres becomes 27.5, and the sizes either side are laid out as well. As soon as the number is known, the photograph is deleted.

## The same ski twice

Double bookings were why the old system had to go, so we put the promise where it can be kept. Every pair is a row of its own, every rental a range of days, and a PostgreSQL exclusion constraint forbids two ranges from overlapping on one pair. Two guests may press the button in the same second. One of them is offered the next pair along before noticing a thing.

Between two rentals there is a day for edges and wax. It is simply part of the range. In peak season the workshop may cut it to a night, by hand and with a name beside it.

## Counter two, half past eight

Each booking is given one of the four counters, depending on the lift, where the guests are staying and how busy that half-hour is. The evening before, the counter app lists what to lay out, and in what order. It works without a network, because the cable to counter four runs under a piste and gets groomed along with it about once a winter.

What the app doesn’t do is set a binding. Weight, age and ability go on the sheet; the release value is set by a person with a screwdriver who looks you in the eye. That was never a technical question.

## After the first winter

Nordlicht opened bookings in November and had one bad hour, on 27\u00a0December, when the payment provider took a nap. Since then reservations have been held for thirty minutes even if the payment hangs. Summer is for [load tests](/services/testsolution), and for bicycles, which the same constraint hires out from May. The boot bench is still there. It is on the sunny side now.
`,
    de: `
## Neunzig Minuten am Samstag

Siebenhundert Leute, eine Bank für Skischuhe, und draußen scheint die Sonne auf die Spuren der anderen.

Nordlicht verleiht Ski und Snowboards an vier Schaltern unterhalb eines Gipfels von 2.140\u00a0Metern. Früher füllte man eine Karte aus, wartete auf eine Größe, probierte, wartete auf die nächste und stand um elf am Lift. Ein Shopsystem hatte man schon ausprobiert. Es verkaufte denselben Polar 168 dreimal für denselben Samstag, denn ein Shop zählt Stücke und keine Tage. Im Verleih aber kommt alles wieder.

## Erst die Woche, dann der Ski

Die neue Seite fragt zuerst nach dem Datum. Samstag, 13., bis Freitag, 19.\u00a0Februar, das sind sieben Tage, und gezeigt wird nur, was an allen sieben frei ist. Ein Polar 168 mit Bindung kostet 148\u00a0Euro, die Schuhe 63, der Helm nichts, zusammen 211. Den Helm gibt Nordlicht aus Prinzip dazu. Unsere Software wurde dazu nicht befragt.

Ins Stocken kam jede Schlange bei der Schuhgröße. Skischuhe misst man in Zentimetern Fußlänge, und die kennt kaum jemand. Also bittet das Telefon um ein Foto: Fuß auf ein A4-Blatt, Ferse an die Wand. Das Papier liefert den Maßstab, aus 275\u00a0Millimetern wird 27,5, und die beiden Nachbargrößen liegen mit bereit. Sobald die Zahl feststeht, ist das Foto gelöscht.

## Derselbe Ski, zweimal

An Doppelbuchungen war das alte System gescheitert, also liegt das Versprechen, dass jeder Ski nur einmal weggeht, jetzt dort, wo es gehalten wird. Jedes Paar ist eine eigene Zeile, jede Vermietung eine Spanne von Tagen, und ein Exclusion Constraint in PostgreSQL verbietet, dass sich für ein Paar zwei Spannen überschneiden. Zwei Gäste dürfen in derselben Sekunde auf „Buchen“ drücken. Einer bekommt das Nachbarpaar angeboten, noch bevor er etwas merkt.

Zwischen zwei Vermietungen liegt ein Tag für Kanten und Wachs. Er gehört einfach zur Spanne. In der Hochsaison darf die Werkstatt ihn auf eine Nacht kürzen, von Hand und mit Namen.

## Schalter zwei, halb neun

Jede Buchung bekommt einen der vier Schalter, je nach Lift, Unterkunft und Andrang in der jeweiligen halben Stunde. Am Abend vorher steht in der Schalter-App, was bereitzulegen ist und in welcher Reihenfolge. Sie kommt ohne Netz aus, denn das Kabel zu Schalter vier liegt unter einer Piste und wird etwa einmal im Winter mitplaniert.

Was die App nicht tut: eine Bindung einstellen. Gewicht, Alter und Können stehen auf dem Zettel; den Auslösewert stellt mit dem Schraubendreher ein Mensch ein, der sein Gegenüber ansieht. Eine technische Frage war das nie.

## Nach dem ersten Winter

Im November ging die Buchung online, und es gab genau eine schlechte Stunde: am 27.\u00a0Dezember, als der Zahlungsanbieter ein Nickerchen hielt. Seither bleibt eine Reservierung dreißig Minuten bestehen, auch wenn die Zahlung hängt. Der Sommer gehört den [Lasttests](/services/testsolution) und den Fahrrädern, die derselbe Constraint ab Mai verleiht. Die Bank für die Skischuhe gibt es noch. Sie steht jetzt auf der Sonnenseite.
`,
  },
  results_title: { en: 'What the first winter brought', de: 'Was der erste Winter gebracht hat' },
  results: [
    {
      term: { en: 'From counter to lift', de: 'Vom Schalter zum Lift' },
      value: { en: '9\u00a0min', de: '9\u00a0min' },
      note: { en: 'from 52\u00a0min on Saturdays', de: 'samstags, vorher 52\u00a0min' },
    },
    {
      term: { en: 'Booked before arrival', de: 'Vor der Anreise gebucht' },
      value: { en: '68%', de: '68\u00a0%' },
      note: { en: 'in the first season', de: 'in der ersten Saison' },
    },
    {
      term: { en: 'Boots that fit first time', de: 'Schuhe, die auf Anhieb passten' },
      value: { en: '83%', de: '83\u00a0%' },
      note: { en: 'with the size finder', de: 'mit der Größenhilfe' },
    },
    {
      term: { en: 'Double bookings', de: 'Doppelbuchungen' },
      value: { en: '0', de: '0' },
      note: { en: 'in 11,400 rentals', de: 'bei 11.400 Vermietungen' },
    },
  ],
  review: 'nordlicht',
  seo: {
    title: {
      en: 'Nordlicht: ski hire, booked by the week',
      de: 'Nordlicht: Leihski, nach Tagen gebucht',
    },
    description: {
      en: 'A booking site and a counter app for a ski hire shop with four counters: Symfony, Vue, PostgreSQL and no double booking in 11,400 rentals.',
      de: 'Buchungsseite und Schalter-App für einen Skiverleih mit vier Schaltern: Symfony, Vue, PostgreSQL und keine Doppelbuchung bei 11.400 Vermietungen.',
    },
  },
} satisfies Project;
