import { join } from 'node:path';
import { differenceKinds, type DifferenceKind } from '../../../src/prover';
import { counted, thousands } from '../findings';
import type { CommandContext } from '../frame/command';
import type { Told, ToldDiff } from './told';

const headings: Readonly<Record<DifferenceKind, string>> = {
  'consent-text': 'Words of consents, under the same version',
  consents: 'Consents',
  asked: 'Asked',
  shown: 'Shown',
  required: 'Must be answered',
  locked: 'Locked',
  options: 'Offered',
  accepted: 'Accepted',
  messages: 'Told',
  steps: 'Where it leads',
  sent: 'Sent',
  changed: 'Set and cleared',
  kept: 'Kept',
  screens: 'Screens',
  settings: 'Settings, calendars, brands',
  drawn: 'How it is drawn',
  words: 'Words',
};

const kinds = Object.keys(differenceKinds) as readonly DifferenceKind[];

/** The differences for people: what is written otherwise itself, what follows from it, and words apart. */
export function printDiff({ told, causes }: ToldDiff, context: CommandContext): void {
  const printer = new Printer(context);
  const own = told.filter(({ because }) => because.length === 0);
  for (const kind of kinds) {
    const all = own.filter((each) => each.kinds[0] === kind);
    if (all.length === 0) continue;
    printer.heading(
      kind === 'words' ? `${counted(all.length, 'text')} changed` : `${headings[kind]} (${kind})`,
    );
    for (const each of all) printer.difference(each);
  }
  const groups = new Map<string, Told[]>();
  for (const each of told) {
    if (each.because.length === 0) continue;
    const cause = each.because.join(' and ');
    groups.set(cause, [...(groups.get(cause) ?? []), each]);
  }
  for (const [cause, all] of groups) {
    printer.heading(`Because ${cause}`);
    for (const each of new Set(all.flatMap(({ because }) => because))) {
      const fact = causes.get(each);
      if (fact !== undefined) printer.both(fact.before, fact.after);
    }
    const inOrder = kinds.flatMap((kind) => all.filter((each) => each.kinds[0] === kind));
    const folded = inOrder.filter((each) => isFolded(each, inOrder));
    for (const each of inOrder)
      if (!folded.includes(each))
        printer.line(
          each,
          folded.filter((one) => homeOf(one, inOrder) === each),
        );
    const [first] = inOrder.flatMap(({ examples }) => examples);
    if (first !== undefined) printer.example(first);
  }
}

class Printer {
  readonly #colours: CommandContext['colours'];
  readonly #print: (text: string) => void;
  readonly #folder: string;

  constructor(context: CommandContext) {
    this.#colours = context.colours;
    this.#folder = context.shownFolder;
    this.#print = (text) => {
      context.print(text);
    };
  }

  heading(text: string): void {
    this.#print(this.#colours.bold(text));
  }

  difference(told: Told): void {
    const { file, line, before, after, examples, also, inside, counts } = told;
    this.#print(`  ${this.#colours.blue(`${join(this.#folder, file)}:${String(line)}`)}`);
    this.#print(`    ${underBrands(told)}`);
    if (also.length > 0) this.#print(`      likewise: ${also.join(', ')}`);
    if (inside.length > 0) this.#print(`      with ${inside.join(', ')}`);
    if (before !== null && after !== null) this.both(before, after);
    for (const each of examples) this.example(each);
    if (counts !== null && examples.length === 0)
      this.#print('      no household was found that shows it in both: it may never come about');
  }

  both(before: string, after: string): void {
    this.#print(`      before: ${before}`);
    this.#print(`      now:    ${after}`);
  }

  /** `folded`: what is otherwise with it alone. */
  line(told: Told, folded: readonly Told[]): void {
    const {
      also,
      kinds: [kind = 'drawn'],
    } = told;
    const more = also.length === 0 ? '' : `; likewise ${also.join(', ')}`;
    this.#print(
      `    ${headings[kind].toLowerCase()}: ${underBrands(told)}${more}${withIt(folded)}`,
    );
  }

  example(example: string): void {
    this.#print(`      for example: ${example}`);
  }
}

const underBrands = ({ message, brands }: Told): string =>
  brands.length === 0 ? message : `${message} (under ${brands.join(', ')} alone)`;

/** What is told with what it is in: all but what binds a household by itself. */
const isFolded = (told: Told, all: readonly Told[]): boolean =>
  !told.kinds.some((each) => ['consents', 'asked', 'required', 'sent'].includes(each)) &&
  homeOf(told, all) !== null;

/** The outermost of those that it hangs on. */
function homeOf({ hangsOn, subject }: Told, all: readonly Told[]): Told | null {
  const home = all.find((each) => each.what === hangsOn && each.subject !== subject);
  if (home === undefined) return null;
  return isFolded(home, all) ? homeOf(home, all) : home;
}

function withIt(folded: readonly Told[]): string {
  if (folded.length === 0) return '';
  const counts = new Map<string, number>();
  for (const {
    kinds: [kind = 'drawn'],
  } of folded)
    counts.set(headings[kind], (counts.get(headings[kind]) ?? 0) + 1);
  const words = [...counts].map(
    ([heading, count]) => `${thousands(count)} ${heading.toLowerCase()}`,
  );
  return `; with it: ${words.join(', ')}`;
}
