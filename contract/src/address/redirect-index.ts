import { listParameters, type Redirect, redirectKey } from './redirects.ts';

/** The redirects from one path that differ in their queries. */
type RedirectsByQuery<R> = {
  /** The parameters of all their old addresses. */
  readonly parameters: Set<string>;
  /** By their sorted parameters, joined. */
  readonly redirects: Map<string, R>;
};

/** The most parameters of an address that are combined, of those that a redirect from its path uses. */
const MOST_COMBINED = 8;

/** An index of redirects: a lookup takes the same time however many there are. */
export class RedirectIndex<R extends Pick<Redirect, 'from'> = Redirect> {
  readonly #byPath = new Map<string, R>();
  /** Redirects whose old address has a query, by its path. */
  readonly #queried = new Map<string, RedirectsByQuery<R>>();

  /** Of two redirects from the same address the later one wins. */
  constructor(redirects: Iterable<R>) {
    for (const redirect of redirects) this.#add(redirect);
  }

  #add(redirect: R): void {
    const path = redirectKey(redirect.from);
    const parameters = listParameters(redirect.from);
    if (parameters.length === 0) {
      this.#byPath.set(path, redirect);
      return;
    }
    const queried = this.#queried.get(path) ?? { parameters: new Set(), redirects: new Map() };
    for (const parameter of parameters) queried.parameters.add(parameter);
    queried.redirects.set(parameters.join('&'), redirect);
    this.#queried.set(path, queried);
  }

  /** Whether any old address has a query. */
  get asksForQueries(): boolean {
    return this.#queried.size > 0;
  }

  /** Finds the redirect from an address: the one that matches most of its query; null without one. */
  find(address: string): R | null {
    const path = redirectKey(address);
    return (this.#queried.has(path) ? this.#findQueried(path, address) : null) ?? this.#byPath.get(path) ?? null;
  }

  /** Finds a redirect whose old address has a query; null without one. */
  findByQuery(address: string): R | null {
    if (!this.asksForQueries) return null;
    const path = redirectKey(address);
    return this.#queried.has(path) ? this.#findQueried(path, address) : null;
  }

  /** Looks up every combination of the address's parameters, so that thousands of redirects take no longer. */
  #findQueried(path: string, address: string): R | null {
    const queried = this.#queried.get(path);
    if (queried === undefined) return null;
    const given = listParameters(address).filter((parameter) => queried.parameters.has(parameter));
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
