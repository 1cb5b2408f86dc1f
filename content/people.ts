import type { LocalText } from '@kontorwerk/contract/languages';
import type { ImageName } from './images.ts';

/** The people of the fictional agency who sign posts and answer questions. */
export const people = {
  jonas: {
    name: 'Jonas Brandt',
    role: { en: 'Managing director, Munich', de: 'Geschäftsführer, München' },
    image: 'person-1',
  },
  amira: {
    name: 'Amira Yıldız',
    role: { en: 'E-commerce team lead, Munich', de: 'Teamleitung E-Commerce, München' },
    image: 'person-3',
  },
  karthik: {
    name: 'Karthik Raman',
    role: { en: 'Head of engineering, Chennai', de: 'Leiter Entwicklung, Chennai' },
    image: 'person-2',
  },
  sana: {
    name: 'Sana Qureshi',
    role: { en: 'Lead designer, Karachi', de: 'Leitende Designerin, Karatschi' },
    image: 'person-8',
  },
  miriam: {
    name: 'Miriam Scholten',
    role: { en: 'Integrations, Duisburg', de: 'Schnittstellen, Duisburg' },
    image: 'person-5',
  },
  farid: {
    name: 'Farid Anwar',
    role: { en: 'Front end and accessibility, Karachi', de: 'Frontend und Barrierefreiheit, Karatschi' },
    image: 'person-6',
  },
} as const satisfies Record<string, { name: string; role: LocalText; image: ImageName }>;

export type PersonName = keyof typeof people;

/** Further people, whom clients can hire by the week. */
export const hireablePeople = {
  leila: { name: 'Leila Hartmann', image: 'person-0' },
  anita: { name: 'Anita Selvam', image: 'person-4' },
  dieter: { name: 'Dieter Kowalski', image: 'person-7' },
  priya: { name: 'Priya Natarajan', image: 'person-9' },
} as const satisfies Record<string, { name: string; image: ImageName }>;

/** The link to the contact form with a person as the addressee. */
export function buildContactLink({ name }: { readonly name: string }): string {
  return `/contactus/contactform?${new URLSearchParams({ person: name })}`;
}

/** A person as a card of a contact form, by first name only. */
function toFormCard({ name, image }: { readonly name: string; readonly image: ImageName }) {
  const [first = name] = name.split(' ');
  return { name: { en: first, de: first }, image };
}

/** The people who answer messages. */
export const messageContacts = [people.jonas, people.amira, people.karthik].map(toFormCard);
