import type { Review } from './content-types.ts';

/** One review by each project's client; all people and quotes are invented. */
export const reviews = {
  lumen: {
    name: 'Katrin Söhne',
    location_company: {
      en: 'Managing director, Lumen & Söhne',
      de: 'Geschäftsführerin, Lumen & Söhne',
    },
    review: {
      en: 'They asked about our returns before they asked about colours. The new shop had paid for itself by the second winter catalogue.',
      de: 'Nach unseren Retouren haben sie gefragt, bevor es um Farben ging. Mit dem zweiten Winterkatalog hatte sich der neue Shop bezahlt gemacht.',
    },
    image: 'person-10',
    logo: 'client-lumen',
  },
  radwerk: {
    name: 'Murat Demir',
    location_company: { en: 'Head of sales, Radwerk Ruhr', de: 'Vertriebsleiter, Radwerk Ruhr' },
    review: {
      en: 'Our dealers have all but stopped phoning in orders. That is the best review I can give a piece of software.',
      de: 'Unsere Händler bestellen kaum noch am Telefon. Ein besseres Zeugnis kann ich einer Software nicht ausstellen.',
    },
    image: 'person-11',
    logo: 'client-radwerk',
  },
  kaveri: {
    name: 'Lakshmi Subramanian',
    location_company: { en: 'Founder, Kaveri Teas', de: 'Gründerin, Kaveri Teas' },
    review: {
      en: 'I can sell a tea that will be gone in March to people who pay every month, and nobody feels cheated. I had assumed that was impossible.',
      de: 'Ich verkaufe einen Tee, der im März alle ist, an Leute, die jeden Monat zahlen, und niemand fühlt sich betrogen. Ich hatte das für unmöglich gehalten.',
    },
    image: 'person-12',
    logo: 'client-kaveri',
  },
  indus: {
    name: 'Nadia Soomro',
    location_company: { en: 'Co-founder, Indus Loom', de: 'Mitgründerin, Indus Loom' },
    review: {
      en: 'They sat in our workshop for a week and drew nothing. When they finally drew something, our oldest printer said, ‘That is our block. All you have done is set it down differently.’',
      de: 'Sie saßen eine Woche in unserer Werkstatt und zeichneten keinen Strich. Beim ersten Strich sagte dann unser ältester Drucker: Das ist ja unser Stempel, ihr habt ihn bloß anders aufgesetzt.',
    },
    image: 'person-13',
    logo: 'client-indus',
  },
  rheinkran: {
    name: 'Cem Arslan',
    location_company: { en: 'Head of dispatch, Rheinkran', de: 'Leiter Disposition, Rheinkran' },
    review: {
      en: 'In the first week I picked up the phone twice to check whether it was broken. It wasn’t. It just wasn’t ringing.',
      de: 'In der ersten Woche habe ich zweimal abgehoben, um zu prüfen, ob das Telefon kaputt ist. War es nicht. Es rief nur niemand an.',
    },
    image: 'person-14',
    logo: 'client-rheinkran',
  },
  feldkorn: {
    name: 'Judith Amadi',
    location_company: { en: 'Miller and owner, Feldkorn', de: 'Müllerin und Inhaberin, Feldkorn' },
    review: {
      en: 'I know on Thursday what I will grind on Monday. My grandfather knew that too, but he only had eleven customers.',
      de: 'Am Donnerstag weiß ich, was ich am Montag mahle. Das wusste mein Großvater auch, nur hatte der elf Kunden.',
    },
    image: 'person-15',
    logo: 'client-feldkorn',
  },
  isar: {
    name: 'Albert Hofstetter',
    location_company: { en: 'Master optician, Isar Optik', de: 'Augenoptikermeister, Isar Optik' },
    review: {
      en: 'I was against it: glasses need a nose, not a telephone. Now people arrive with three favourites, and I have time for the nose.',
      de: 'Ich war dagegen: Eine Brille braucht eine Nase, kein Telefon. Jetzt kommen die Leute mit drei Favoriten, und ich habe Zeit für die Nase.',
    },
    image: 'person-16',
    logo: 'client-isar',
  },
  salvia: {
    name: 'Emine Kaya',
    location_company: { en: 'Pharmacist and owner, Salvia', de: 'Apothekerin und Inhaberin, Salvia' },
    review: {
      en: 'They spent three weeks finding out what the app must not do. As a pharmacist, I found that very reassuring.',
      de: 'Drei Wochen lang haben sie geklärt, was die App nicht tun darf. Als Apothekerin hat mich das außerordentlich beruhigt.',
    },
    image: 'person-17',
    logo: 'client-salvia',
  },
  marmara: {
    name: 'Elif Aydın',
    location_company: { en: 'Head of sales, Marmara', de: 'Verkaufsleiterin, Marmara' },
    review: {
      en: 'Customers used to send me sketches on squared paper. I miss the handwriting, but I do not miss the arithmetic.',
      de: 'Früher bekam ich Skizzen auf Karopapier. Die Handschriften fehlen mir ein wenig, das Rechnen nicht.',
    },
    image: 'person-18',
    logo: 'client-marmara',
  },
  nordlicht: {
    name: 'Sindre Haugen',
    location_company: { en: 'Founder, Nordlicht', de: 'Gründer, Nordlicht' },
    review: {
      en: 'On the busiest Saturday of February I stood at the counter and had nothing to do. I went skiing. For the first time in eleven winters.',
      de: 'Am vollsten Samstag im Februar stand ich am Schalter und hatte nichts zu tun. Da bin ich Ski gefahren. Zum ersten Mal seit elf Wintern.',
    },
    image: 'person-19',
    logo: 'client-nordlicht',
  },
  zaitoon: {
    name: 'Layla Mansour',
    location_company: { en: 'Managing director, Zaitoon', de: 'Geschäftsführerin, Zaitoon' },
    review: {
      en: 'We wanted to make cancelling harder. They talked us into making pausing easier. When I saw the harvest plan, I apologised.',
      de: 'Wir wollten das Kündigen schwerer machen. Sie haben uns überredet, das Pausieren leichter zu machen. Als der Ernteplan stand, habe ich mich entschuldigt.',
    },
    image: 'person-20',
    logo: 'client-zaitoon',
  },
  hafenbad: {
    name: 'Horst Wiegand',
    location_company: { en: 'Chair, Friends of Hafenbad', de: 'Vereinsvorsitzender, Hafenbad' },
    review: {
      en: 'We ordered a logo and got a shorter queue. In forty years of committee work, that was a first.',
      de: 'Bestellt hatten wir ein Logo, bekommen haben wir eine kürzere Schlange. In vierzig Jahren Vereinsarbeit ist mir das noch nie passiert.',
    },
    image: 'person-21',
    logo: 'client-hafenbad',
  },
} as const satisfies Record<string, Review>;
