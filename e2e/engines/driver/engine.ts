/** Remote control of a browser of another engine, independent of its protocol. */

/** A value that travels to a page and back as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A function that runs in a page, or its source. */
export type InPage<A extends readonly Json[]> = ((...args: A) => unknown) | string;

export type Size = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A browser window with separate cookies and storage. */
export type EngineWindow = {
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Sets the size of the viewport, without the browser's own bars. */
  resize(size: Size): Promise<void>;
  /**
   * Runs a function, or the source of one, in the page, where it sees nothing but its arguments; its result or resolved
   * value comes back as JSON.
   */
  run<A extends readonly Json[]>(work: InPage<A>, ...args: A): Promise<unknown>;
  /** Runs a script's source in the page. */
  runScript(source: string): Promise<void>;
  /** Runs a script's source in each page loaded from now on, before the page's own scripts; '' ends that. */
  runFirst(source: string): Promise<void>;
  move(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Presses keys one after the other: letters, or names as in `KeyboardEvent.key`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Chooses a local file in the first file field that matches a selector. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** Takes a screenshot of the viewport, as PNG. */
  picture(): Promise<Buffer>;
  /** Returns the pages' console errors and uncaught errors since the last call. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A running browser. */
export type Engine = {
  readonly name: string;
  openWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
};

/** WebDriver's code points for keys that write nothing. */
const KEY_CODES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Builds the presses and releases of keys, as both protocols send them. */
export function keyActions(keys: readonly string[]): readonly object[] {
  return keys.flatMap((key) => {
    const value = KEY_CODES[key] ?? key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
}

/** Builds a pointer's move to a point, with or without a click there, as both protocols send it. */
export function pointerActions({ x, y }: Point, presses: boolean): readonly object[] {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...(presses ? press : [])];
}
