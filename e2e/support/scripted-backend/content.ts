/**
 * The scripted backend's content: a plain WordPress without our extras, and as untidy as usual. Content sets are named
 * as in the list fetch (§7), `/de` included.
 */
import type { Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import { nothingYet } from './empty-lists.ts';
import { everyKind, fromToAlone } from './every-kind.ts';
import { longList } from './long-list.ts';
import { untidy } from './untidy.ts';

/** A content set that answers every request with this status. */
export type FailingSet = { readonly status: number };

/** The answer for a content set: its entries as sent, or a failure. */
export type ScriptedSet = readonly unknown[] | FailingSet;

const home = {
  title: 'Home',
  // PHP serialises a list with gaps as an object.
  meta: {
    0: {
      component_name: 'Banner',
      main_title: 'A foreign home',
      button_one_text: 'Read on',
      button_one_link: '/projects',
    },
    2: { component_name: 'Hologram', main_title: 'From another time' },
    3: { component_name: 'GridBlocks', main_title: 2015, card_components: false },
    5: {
      component_name: 'News',
      main_title: 'From the harbour',
      card_components: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((title) => ({ title })),
    },
  },
  endpoint_call: 'home-1',
};

const contactForm = {
  title: 'Contact form',
  meta: [
    {
      component_name: 'ContactForm',
      main_title: 'Write to us',
      button_two_text: 'Send',
      card_components: [{ html_field: '<p>By post</p>' }, { html_field: '<p>By phone</p>' }],
    },
  ],
  endpoint_call: 'contact-1',
};

/** A contact form that has nothing but its kind. */
const bareContactForm = {
  title: 'Bare contact form',
  meta: [{ component_name: 'ContactForm' }],
  endpoint_call: 'ecommerce-1',
};

const career = {
  title: 'Career',
  meta: [
    {
      component_name: 'CareerGrid',
      main_title: 'Open roles',
      card_components: [
        {
          title: 'Ship Painter',
          description: 'Paints ships.',
          html_field: '<p>Blue and white.</p>',
          location: 'Duisburg',
        },
        { title: 'Silent Role', description: 'Nothing is said of it.', html_field: null },
      ],
    },
  ],
  endpoint_call: 'career-1',
};

const serviceCalled = (title: string, id: number) => ({
  id,
  title,
  meta: [{ component_name: 'Banner', main_title: `About ${title}` }],
  endpoint_call: 'service-1',
});

const SETS: Readonly<Record<string, ScriptedSet>> = {
  homepage: [home],
  contactus: [contactForm],
  career: [career],
  ecommerce: [everyKind, fromToAlone, nothingYet, untidy, bareContactForm],
  // A page without sections, and lists without entries: empty.
  aboutus: [{ title: 'About us', meta: null, endpoint_call: 'about-1' }],
  blog: [],
  news: [longList],
  // Titles written for people, in German in the German set.
  service: [serviceCalled('Brand Identity', 21), serviceCalled('Fleet care', 22)],
  'service/de': [serviceCalled('Flottenpflege', 22), serviceCalled('Markenidentität', 23)],
  // Sets that always fail.
  products: { status: 500 },
  projects: { status: 403 },
};

/** The backend's settings; the site keeps its own values for the rest. In German any phone number is valid. */
export const SCRIPTED_SETTINGS: Readonly<Record<Language, Partial<SiteSettings>>> = {
  en: { show_language_selector: true },
  de: { show_language_selector: true, phone_rule: 'international' },
};

/** Returns the answer for a content set, null if the backend has none. Most are the same in both languages. */
export function scriptedSet(name: string): ScriptedSet | null {
  const key = name.replace(/\/de$/, '');
  if (!PAGE_KEYS.some((known) => known === key)) return null;
  return SETS[name] ?? SETS[key] ?? null;
}

/** The keys of the sets that always fail. */
export const FAILING_KEYS = PAGE_KEYS.filter((key) => {
  const set = scriptedSet(key);
  return set !== null && 'status' in set;
});
