/** What a browser of another engine is told to do, whatever protocol it speaks. */

/** A value that travels to a page and back as JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A function that runs in a page, or its text. */
export type InPage<A extends readonly Json[]> = ((...args: A) => unknown) | string;

export type Size = { readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

/** A window of a browser, with cookies and storage of its own. */
export type EngineWindow = {
  /** Goes to an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Gives the page a size, without the browser's own bars. */
  resize(size: Size): Promise<void>;
  /**
   * Runs a function, or the text of one, in the page, where it sees its arguments alone; what it returns or resolves with
   * comes back as JSON.
   */
  run<A extends readonly Json[]>(work: InPage<A>, ...args: A): Promise<unknown>;
  /** Runs the text of a script in the page. */
  runScript(source: string): Promise<void>;
  /** Runs the text of a script in each page that is loaded from now on, before anything of it; '' ends that. */
  runFirst(source: string): Promise<void>;
  move(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Presses keys one after the other: letters, or names as in `KeyboardEvent.key`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Chooses a file of the machine in the first file field that a selector finds. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** The picture of what is in view, as PNG. */
  picture(): Promise<Buffer>;
  /** What pages have said to the console as errors since the last time, uncaught errors too. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** A browser that runs. */
export type Engine = {
  readonly name: string;
  openWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
};

/** The code points by which WebDriver names keys that write nothing. */
const KEY_CODES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Presses and releases of keys, as both protocols send them. */
export function keyActions(keys: readonly string[]): readonly object[] {
  return keys.flatMap((key) => {
    const value = KEY_CODES[key] ?? key;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });
}

/** A pointer that moves to a point, and presses there or not, as both protocols send it. */
export function pointerActions({ x, y }: Point, presses: boolean): readonly object[] {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...(presses ? press : [])];
}
