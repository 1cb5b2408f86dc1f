import type { Card } from '@kontorwerk/contract/content/entry';
import type { Office } from '@kontorwerk/contract/settings';

/** Where a job is done; the code is the city's name where no office bears it. */
export type JobPlace = { readonly code: string; readonly city: string };

/** The places of a job, from a text like `Munich, Duisburg` or `MUC / DUI`. */
export function placesOf(card: Card, offices: readonly Office[]): readonly JobPlace[] {
  return card.location
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((name) => {
      const office = offices.find(({ city, code }) => city === name || code === name);
      return office ? { code: office.code, city: office.city } : { code: name, city: name };
    });
}

/** Every place that has a job, once, in the offices' order; places without an office come last. */
export function allPlaces(cards: readonly Card[], offices: readonly Office[]): readonly JobPlace[] {
  const places = new Map(cards.flatMap((card) => placesOf(card, offices)).map((place) => [place.code, place]));
  const known = offices.flatMap(({ code }) => places.get(code) ?? []);
  return [...new Set([...known, ...places.values()])];
}

/** Each team once, in the order of appearance. */
export function teamsOf(cards: readonly Card[]): readonly string[] {
  return [...new Set(cards.map(({ category }) => category))].filter((team) => team !== '');
}

type Wanted = { readonly office: string; readonly team: string };

/** The jobs in an office and a team; empty means any, and so does what no job knows. */
export function jobsIn(cards: readonly Card[], offices: readonly Office[], { office, team }: Wanted): readonly Card[] {
  const anyOffice = !allPlaces(cards, offices).some(({ code }) => code === office);
  const anyTeam = !teamsOf(cards).includes(team);
  return cards.filter(
    (card) =>
      (anyOffice || placesOf(card, offices).some(({ code }) => code === office)) && (anyTeam || card.category === team),
  );
}
