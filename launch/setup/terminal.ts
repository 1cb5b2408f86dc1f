import confirm from '@inquirer/confirm';
import input from '@inquirer/input';
import password from '@inquirer/password';
import select from '@inquirer/select';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { Stopped } from '../stop-request.ts';
import { BoundedInput } from './bounded-input.ts';
import { maskedWhileTyped } from './secrets.ts';

/** Returns what is wrong with an answer; null if nothing. */
export type Validate = (answer: string) => Promise<string | null>;

export type Question = {
  readonly message: string;
  readonly standard?: string;
  readonly validate?: Validate;
};

export type Choice<T extends string> = { readonly value: T; readonly name: string };

/** Asks an operator, one question at a time. Each question throws Stopped when it is cancelled. */
export type Terminal = {
  say(line: string): void;
  ask(question: Question): Promise<string>;
  /** The answer isn't shown. */
  askSecret(question: Omit<Question, 'standard'>): Promise<string>;
  choose<T extends string>(message: string, choices: readonly Choice<T>[], standard: NoInfer<T>): Promise<T>;
  confirm(message: string, standard: boolean): Promise<boolean>;
  close(): void;
};

type Streams = {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly signal: AbortSignal;
};

/** In characters: no setting needs more. */
const LONGEST_ANSWER = 1_000;

/** The most characters of an answer that are shown. */
const LONGEST_SHOWN = 200;

/** Inquirer's errors for a cancelled question. */
const GIVEN_UP: ReadonlySet<string> = new Set(['ExitPromptError', 'AbortPromptError']);

async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && GIVEN_UP.has(error.name)) throw new Stopped();
    throw error;
  }
}

/** Adapts a check to Inquirer, which can't handle errors. */
function checking(validate: Validate | undefined): (answer: string) => Promise<string | true> {
  return async (answer) => {
    if (answer.length > LONGEST_ANSWER)
      return `It is longer than ${LONGEST_ANSWER} characters. Ctrl-U empties the line.`;
    try {
      return (await validate?.(answer.trim())) ?? true;
    } catch (error) {
      return `It could not be checked (${reasonOf(error)}).`;
    }
  };
}

/** Shows only the end of a long answer, as it is redrawn with each letter. */
function cut(text: string): string {
  return text.length > LONGEST_SHOWN ? `…${text.slice(-LONGEST_SHOWN)}` : text;
}

/** Opens a terminal for questions. */
export function openTerminal({ input: from, output, signal }: Streams): Terminal {
  // One more than allowed, so that the check can report it.
  const bounded = new BoundedInput(from, LONGEST_ANSWER + 1);
  const context = { input: bounded, output, signal };
  return {
    say: (line) => void output.write(`${line}\n`),
    async ask({ message, standard, validate }) {
      const question = {
        message,
        ...(standard !== undefined && { default: standard }),
        transformer: (text: string) => cut(maskedWhileTyped(text)),
        validate: checking(validate),
      };
      return (await answered(input(question, context))).trim();
    },
    async askSecret({ message, validate }) {
      return (await answered(password({ message, toggleMask: false, validate: checking(validate) }, context))).trim();
    },
    choose: (message, choices, standard) => answered(select({ message, choices, default: standard }, context)),
    confirm: (message, standard) => answered(confirm({ message, default: standard }, context)),
    close: () => bounded.stop(),
  };
}
