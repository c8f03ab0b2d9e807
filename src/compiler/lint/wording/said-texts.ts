import type { Json } from '../../../engine';
import { areLookedUp } from '../../language';
import { Cursor, type Pointer, type SourceFile } from '../../source';
import type { Sources } from '../../symbols';
import { onceFor } from '../../source/once-for';

/** Keys whose text a household reads. */
const said = new Set(
  (
    'title lead hint noun missing reason disabledReason unavailableReason text others label name busy failed ' +
    'message notice summary summaryNote confirm ready button add save cancel change remove detail default'
  ).split(' '),
);
/** Keys below which every text is said. */
const sayings = new Set(['texts', 'rules', 'items', 'stages', 'messages', 'says']);
/** Keys below which data and names stand. */
const data = new Set(
  'settings body query path set with initial schema records where record tie keep on'.split(' '),
);

/** A text that a household reads, and where it is written. */
export interface SaidText {
  readonly text: string;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  /** The words of a consent, which are recorded as they are shown: they are said in one language alone. */
  readonly consents: boolean;
}

/** What a text stands in. */
export interface SaidIn {
  readonly value: Readonly<Record<string, Json>>;
  readonly file: SourceFile;
  readonly pointer: Pointer;
}

interface Said {
  readonly texts: readonly SaidText[];
  /** Every object and list that holds one of them itself. */
  readonly holders: readonly SaidIn[];
}

/** Every text that is written for people; placeholders stand in it as they are written. */
export const saidTexts = onceFor((sources: Sources): Said => collect(sources));

/** Places are made for what is found alone: there are some thousand texts. */
export const placeOfText = ({ text, file, pointer }: SaidText): Cursor<string> =>
  new Cursor(text, file, [...pointer]);

/** Files that say something to people. */
export function saidFiles(sources: Sources): readonly SourceFile[] {
  const { journey, steps, sections, sequences, commits, calls, screens } = sources;
  const { variants, messages, texts } = sources;
  const files: readonly Cursor<unknown>[] = [
    ...[journey, ...steps, ...sections, ...sequences, ...commits, ...calls, ...screens],
    ...[...variants, ...messages, ...texts],
  ];
  return files.map(({ file }) => file);
}

function collect(sources: Sources): Said {
  const found = { texts: new Array<SaidText>(), holders: new Array<SaidIn>() };
  for (const file of saidFiles(sources)) {
    const { texts: some, holders } = textsIn(file);
    found.texts.push(...some);
    found.holders.push(...holders);
  }
  return found;
}

/** Of one file, which brands and languages may leave as it is. */
export const textsIn = onceFor((file: SourceFile): Said => {
  const found = { texts: new Array<SaidText>(), holders: new Array<SaidIn>() };
  const { value } = file;
  if (typeof value === 'object' && value !== null) visit(value, { file, way: [] }, false, found);
  return found;
});

/** `way`: to the value; one list for all, of which a place is a copy. */
function visit(
  value: object,
  { file, way }: { readonly file: SourceFile; readonly way: (string | number)[] },
  all: boolean,
  found: { readonly texts: SaidText[]; readonly holders: SaidIn[] },
): void {
  const object = value as Readonly<Record<string, Json>>;
  const isList = Array.isArray(value);
  let holds = false;
  for (const key of Object.keys(object)) {
    const inner = object[key];
    if (typeof inner !== 'string' && (typeof inner !== 'object' || inner === null)) continue;
    way.push(isList ? Number(key) : key);
    if (typeof inner === 'object') {
      if (all || !data.has(key)) visit(inner, { file, way }, all || sayings.has(key), found);
    } else if (all || (said.has(key) && !isColumn(key, value))) {
      const consents = key === 'title' && 'consent' in object;
      found.texts.push({ text: inner, file, pointer: [...way], consents });
      holds = true;
    }
    way.pop();
  }
  if (holds) found.holders.push({ value: object, file, pointer: [...way] });
}

/** In options from a lookup, `label` is the name of a column. */
const isColumn = (key: string, options: object): boolean => key === 'label' && areLookedUp(options);
