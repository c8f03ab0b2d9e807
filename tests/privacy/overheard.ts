import { vi } from 'vitest';
import type { Json } from '../../src/engine';
import type { Visit } from '../matrix/play/visit';
import type { Marks } from './marked-household';

/** Something that the page put where it outlasts the page, or where others hear of it. */
export interface Overheard {
  /** `localStorage home-energy.journey`, `title` … */
  readonly place: string;
  readonly what: Json;
}

/** From now on hears whatever is kept, shown in the frame of the page, said on the console or sent. */
export class Ear {
  readonly heard: Overheard[] = [];
  /** All that was written under a key, parsed. */
  readonly written: Overheard[] = [];
  readonly #spies: { readonly mockRestore: () => void }[] = [];

  constructor() {
    const { heard, written } = this;
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
      ?.value as Storage['setItem'];
    this.#spies.push(
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
        this: Storage,
        key,
        text,
      ) {
        const name = this === window.localStorage ? 'localStorage' : 'sessionStorage';
        written.push({ place: `${name} ${key}`, what: parsed(text) });
        setItem.call(this, key, text);
      }),
    );
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = Object.getOwnPropertyDescriptor(History.prototype, name)
        ?.value as History['pushState'];
      this.#spies.push(
        vi.spyOn(History.prototype, name).mockImplementation(function (this: History, ...entry) {
          heard.push({ place: 'history', what: JSON.stringify(entry) });
          original.apply(this, entry);
        }),
      );
    }
    for (const name of ['log', 'info', 'debug'] as const)
      this.#spies.push(
        vi.spyOn(console, name).mockImplementation((...words: unknown[]) => {
          heard.push({ place: 'console', what: JSON.stringify(words) });
        }),
      );
  }

  end(): void {
    for (const spy of this.#spies) spy.mockRestore();
  }

  /** Looks at the frame of the page after each thing that the household does. */
  follow(visit: Visit): void {
    const send = visit.send.bind(visit);
    visit.send = async (event) => {
      await send(event);
      this.look(visit);
    };
  }

  look(visit: Visit): void {
    const { heard } = this;
    heard.push(
      { place: 'title', what: document.title },
      { place: 'cookie', what: document.cookie },
      { place: 'address', what: window.location.href },
      { place: 'console', what: visit.troubles.join('\n') },
      { place: 'other sites', what: visit.left.join('\n') },
      { place: 'window.name', what: window.name },
    );
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** Texts and numbers in a value, each with the path to it. */
export function* leaves(value: Json, path = ''): Generator<readonly [string, string]> {
  if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries<Json>(value)) {
      const name = Array.isArray(value) ? '[]' : key;
      // What is a name somewhere can tell as much as a value.
      yield [path === '' ? `${name} (name)` : `${path}.${name} (name)`, key];
      yield* leaves(one, path === '' ? name : `${path}.${name}`);
    }
  else if (value !== null) yield [path, String(value)];
}

const blanks = /[\s+]+/g;

/** As it is, and as it is in an address; without blanks, in which the same postcode may differ. */
function readings(text: string): readonly string[] {
  const low = text.toLowerCase();
  const all = [low, low.replaceAll(/%[0-9a-f]{2}/g, (byte) => unescapedByte(byte))];
  return all.map((one) => one.replaceAll(blanks, ''));
}

const unescapedByte = (byte: string): string =>
  String.fromCharCode(Number.parseInt(byte.slice(1), 16));

/** Where marks stand: `place path ← answer`, each once, sorted. */
export function marksIn(marks: Marks, all: readonly Overheard[]): readonly string[] {
  const found = new Set<string>();
  for (const { place, what } of all)
    for (const [path, text] of leaves(what))
      for (const answer of marksOfText(marks, text))
        found.add(`${[place, path].filter((word) => word !== '').join(' ')} ← ${answer}`);
  return [...found].sort();
}

function marksOfText(marks: Marks, text: string): readonly string[] {
  const read = readings(text);
  return [...marks].flatMap(([answer, words]) =>
    words.some((word) => readings(word).some((mark) => read.some((one) => one.includes(mark))))
      ? [answer]
      : [],
  );
}
