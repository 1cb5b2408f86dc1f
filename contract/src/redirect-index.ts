import { parametersOf, type Redirect, redirectKey } from './redirects.ts';

type Queried<R> = { readonly redirect: R; readonly parameters: readonly string[] };

/** Redirects in an order in which the one from an address is found at once, however many there are. */
export class RedirectIndex<R extends Pick<Redirect, 'from'> = Redirect> {
  readonly #byPath = new Map<string, R>();
  /** Those whose old address has a query, by the first of its parameters. */
  readonly #byParameter = new Map<string, Queried<R>[]>();
  readonly #queried = new Set<string>();

  /** Of two from the same address the later one counts. */
  constructor(redirects: Iterable<R>) {
    for (const redirect of redirects) this.#add(redirect);
    for (const some of this.#byParameter.values()) some.sort((a, b) => b.parameters.length - a.parameters.length);
  }

  #add(redirect: R): void {
    const path = redirectKey(redirect.from);
    const parameters = parametersOf(redirect.from);
    const [first] = parameters;
    if (first === undefined) {
      this.#byPath.set(path, redirect);
      return;
    }
    this.#queried.add(path);
    const key = `${path}?${first}`;
    const others = this.#byParameter.get(key)?.filter((other) => other.parameters.join('&') !== parameters.join('&'));
    this.#byParameter.set(key, [...(others ?? []), { redirect, parameters }]);
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

  #findQueried(path: string, address: string): R | null {
    const given = parametersOf(address);
    let best: Queried<R> | undefined;
    for (const parameter of given) {
      const found = this.#byParameter
        .get(`${path}?${parameter}`)
        ?.find(({ parameters }) => parameters.every((each) => given.includes(each)));
      if (found && found.parameters.length > (best?.parameters.length ?? 0)) best = found;
    }
    return best?.redirect ?? null;
  }
}
