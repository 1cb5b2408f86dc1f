import { parametersOf, type Redirect, redirectKey } from './redirects.ts';

/** The redirects from one path that are told apart by their queries. */
type Queried<R> = {
  /** Every parameter that one of them asks for. */
  readonly parameters: Set<string>;
  /** By all parameters of their old addresses. */
  readonly redirects: Map<string, R>;
};

/** So many parameters of an address are looked at, of those that any redirect from its path asks for. */
const MOST_COMBINED = 8;

/** Redirects in an order in which the one from an address is found at once, however many there are. */
export class RedirectIndex<R extends Pick<Redirect, 'from'> = Redirect> {
  readonly #byPath = new Map<string, R>();
  /** Those whose old address has a query, by its path. */
  readonly #queried = new Map<string, Queried<R>>();

  /** Of two from the same address the later one counts. */
  constructor(redirects: Iterable<R>) {
    for (const redirect of redirects) this.#add(redirect);
  }

  #add(redirect: R): void {
    const path = redirectKey(redirect.from);
    const parameters = parametersOf(redirect.from);
    if (parameters.length === 0) {
      this.#byPath.set(path, redirect);
      return;
    }
    const queried = this.#queried.get(path) ?? { parameters: new Set(), redirects: new Map() };
    for (const parameter of parameters) queried.parameters.add(parameter);
    queried.redirects.set(parameters.join('&'), redirect);
    this.#queried.set(path, queried);
  }

  /** Whether any old address was told from others by its query. */
  get asksForQueries(): boolean {
    return this.#queried.size > 0;
  }

  /** The redirect from an address: of several the one that says most of its query; null where there is none. */
  find(address: string): R | null {
    const path = redirectKey(address);
    return (this.#queried.has(path) ? this.#findQueried(path, address) : null) ?? this.#byPath.get(path) ?? null;
  }

  /** The redirect whose old address has a query; null where none has it. */
  findByQuery(address: string): R | null {
    if (!this.asksForQueries) return null;
    const path = redirectKey(address);
    return this.#queried.has(path) ? this.#findQueried(path, address) : null;
  }

  /** Looks for every combination of what the address says, so that it takes no longer where there are thousands. */
  #findQueried(path: string, address: string): R | null {
    const queried = this.#queried.get(path);
    if (queried === undefined) return null;
    const given = parametersOf(address).filter((parameter) => queried.parameters.has(parameter));
    const whole = queried.redirects.get(given.join('&'));
    if (whole) return whole;
    const combined = given.slice(0, MOST_COMBINED);
    let best: { readonly redirect: R; readonly count: number } | null = null;
    for (let chosen = 1; chosen < 2 ** combined.length; chosen += 1) {
      const parameters = combined.filter((_parameter, at) => (chosen & (2 ** at)) !== 0);
      const redirect = queried.redirects.get(parameters.join('&'));
      if (redirect && parameters.length > (best?.count ?? 0)) best = { redirect, count: parameters.length };
    }
    return best?.redirect ?? null;
  }
}
