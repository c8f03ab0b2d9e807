import { find, type CompiledJourney, type CompiledText, type Part } from '../../src/journey';
import { at, isWithin, type Edit, type JsonFiles } from './edits';
import type { InHand } from './in-hand';
import { spokenRules } from './spoken-rule';
import { placesIn } from './written-places';

/** A text of a file that says something else than when it was compiled. */
interface Saying {
  readonly file: string;
  readonly pointer: string;
  readonly was: string;
  readonly now: string;
}

/** The journey with what is typed and not compiled yet. */
interface Spoken {
  readonly journey: CompiledJourney;
  /** Rules are otherwise, and not words alone. */
  readonly hasRules: boolean;
}

/**
 * The journey with words and values of rules that are typed and not compiled yet, for the page to say them
 * at once; null where there are none. Only what is sure is said: the same values, filled in elsewhere, and no
 * signs that mean something; rules that are otherwise in a value (`spoken-rule.ts`). What comes of the check
 * stands in its place afterwards.
 */
export function spokenIn(
  hand: InHand,
  now: JsonFiles,
  places: readonly Pick<Edit, 'file' | 'pointer'>[],
): Spoken | null {
  const { journey } = hand;
  const rules = places.flatMap((place) => spokenRules(hand, now, place));
  const ruled = rules.reduce<CompiledJourney>(
    (so, { part, way, rule }) => withAtWay(so, [...wayTo(part), ...way], rule) as CompiledJourney,
    journey,
  );
  const spoken = withWords(ruled, hand, now, places);
  return spoken === journey ? null : { journey: spoken, hasRules: rules.length > 0 };
}

/** `outer`: the journey that they are put into, which is the one in hand but for rules. */
function withWords(
  outer: CompiledJourney,
  { journey, origins, files: before }: InHand,
  now: JsonFiles,
  places: readonly Pick<Edit, 'file' | 'pointer'>[],
): CompiledJourney {
  const said = places.flatMap(({ file, pointer }): readonly Saying[] => {
    const [old, fresh] = [before, now].map((all) => at(all[file] ?? null, pointer));
    if (typeof old !== 'string' || typeof fresh !== 'string' || old === fresh) return [];
    return [{ file, pointer, was: old, now: fresh }];
  });
  const files = [...new Set(said.map(({ file }) => file))];
  const around = files
    .flatMap((file) => placesIn(origins, file))
    .flatMap(({ place, origin }) => {
      const own = said.filter(
        (each) => origin.file === each.file && isWithin(each.pointer, origin.pointer),
      );
      return own.length === 0 ? [] : [{ place, own }];
    });
  return around.reduce((so, { place, own }) => {
    const part = find(journey, place)?.part;
    if (part === undefined) return so;
    return part.texts.reduce((made, { text, way }) => {
      const other = own.map((saying) => saidSo(text, saying)).find((each) => each !== null);
      return other == null ? made : (withAtWay(made, [...wayTo(part), ...way], other) as typeof so);
    }, so);
  }, outer);
}

const wayTo = ({ owner, way }: Part): readonly (string | number)[] =>
  owner === null ? [] : [...wayTo(owner), ...way];

/** `I am {facts.name}.` → `I am `, `{facts.name}`, `.`; a link is one piece as well. */
const piecesOf = (text: string): readonly string[] =>
  text.split(/(\{[^{}]*\}|\[[^[\]]*\]\([^()]*\))/).filter((piece) => piece !== '');

/** A value that is filled in, or a link. */
const isMade = (piece: string): boolean => /^[{[]./.test(piece);

/** What is said plainly is compiled as it is written. */
const isPlain = (piece: string): boolean => /^[^{}[\]*\\|\n]*$/.test(piece);

/** The text as it would be compiled; null where it is another text, or nobody can be sure. */
function saidSo(text: CompiledText, { was, now }: Saying): CompiledText | null {
  const old = piecesOf(was);
  const fits =
    old.length === text.length &&
    old.every((piece, index) => {
      const compiled = text[index];
      return typeof compiled === 'string' ? compiled === piece : isMade(piece);
    });
  if (!fits) return null;
  const filled = new Map(old.map((piece, index) => [piece, text[index]]));
  const made = piecesOf(now).map((piece) =>
    isMade(piece) ? filled.get(piece) : isPlain(piece) ? piece : undefined,
  );
  return made.every((each) => each !== undefined) ? made : null;
}

function withAtWay(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  put: unknown,
): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((each, index) =>
      index === key ? withAtWay(each, rest, put) : each,
    );
  const old = value as Readonly<Record<string, unknown>>;
  return { ...old, [key]: withAtWay(old[key], rest, put) };
}
