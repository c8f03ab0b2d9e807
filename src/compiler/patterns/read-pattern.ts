/** A regular expression (with the flag `u`) as far as it is understood here. */
export type Part =
  /** One character of a class, which is given as it is written. */
  | { readonly kind: 'one'; readonly of: string }
  | { readonly kind: 'all'; readonly parts: readonly Part[] }
  | { readonly kind: 'either'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly least: number; readonly most: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  /** What looks around, or back at a group: nobody knows here what it leaves. */
  | { readonly kind: 'unknown' };

export interface Pattern {
  readonly part: Part;
  /** Without an `unknown`. */
  readonly exact: boolean;
  /** How many groups catch something. */
  readonly groups: number;
}

const known = new Map<string, Pattern>();

/** The parts of a pattern that can be read, which `checkPattern` makes sure of. */
export function readPattern(text: string): Pattern {
  const pattern = known.get(text) ?? read(text);
  known.set(text, pattern);
  return pattern;
}

const unknown: Part = { kind: 'unknown' };
const braces = /^\{(\d+)(?:(,)(\d*))?\}/;
const escaped = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|.)/su;

function read(text: string): Pattern {
  let position = 0;
  let exact = true;
  let groups = 0;
  const rest = (): string => text.slice(position);
  const take = (written: string): boolean => {
    const isNext = text.startsWith(written, position);
    if (isNext) position += written.length;
    return isNext;
  };

  function choice(): Part {
    const parts = [sequence()];
    while (take('|')) parts.push(sequence());
    const [only] = parts;
    return only !== undefined && parts.length === 1 ? only : { kind: 'either', parts };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (position < text.length && text[position] !== '|' && text[position] !== ')')
      parts.push(repeated(single()));
    return { kind: 'all', parts };
  }

  function repeated(part: Part): Part {
    const limits = take('*')
      ? [0, Number.POSITIVE_INFINITY]
      : take('+')
        ? [1, Number.POSITIVE_INFINITY]
        : take('?')
          ? [0, 1]
          : counted();
    if (limits === null) return part;
    take('?');
    const [least = 0, most = 0] = limits;
    return { kind: 'repeat', part, least, most };
  }

  function counted(): readonly number[] | null {
    const found = braces.exec(rest());
    if (found === null) return null;
    const [whole, least = '', comma, most = ''] = found;
    position += whole.length;
    const isOpen = comma !== undefined && most === '';
    return [Number(least), isOpen ? Number.POSITIVE_INFINITY : Number(most === '' ? least : most)];
  }

  function single(): Part {
    if (take('^')) return { kind: 'start' };
    if (take('$')) return { kind: 'end' };
    if (take('(')) return group();
    const of = text[position] === '[' ? classText() : characterText();
    if (/^\\(?:[bB]$|[1-9]|k$)/.test(of)) return notKnown();
    return { kind: 'one', of };
  }

  function notKnown(): Part {
    exact = false;
    return unknown;
  }

  function group(): Part {
    const looks = take('?=') || take('?!') || take('?<=') || take('?<!');
    const isAhead = looks && text.startsWith('?=', position - 2);
    if (!looks && !take('?:')) {
      groups += 1;
      const name = /^\?<[^>]*>/.exec(rest());
      position += name?.[0].length ?? 0;
    }
    const before = exact;
    const inner = choice();
    take(')');
    if (!looks) return inner;
    // Ahead of the very end there is nothing else to be held against.
    if (isAhead && position === text.length) return inner;
    exact = before;
    return notKnown();
  }

  function classText(): string {
    const start = position;
    position += 1;
    while (position < text.length && text[position] !== ']')
      position += text[position] === '\\' ? 2 : 1;
    position += 1;
    return text.slice(start, position);
  }

  function characterText(): string {
    const [of = ''] = escaped.exec(rest()) ?? /^./su.exec(rest()) ?? [];
    position += of.length;
    return of;
  }

  const part = choice();
  return { part, exact, groups };
}
