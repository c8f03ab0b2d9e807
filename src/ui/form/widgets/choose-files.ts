import { aMegabyte } from '../../../journey';
import type { Words } from '../../parts/words';
import type { FileKind, WidgetOptions } from '../control';

type Taken = NonNullable<WidgetOptions['files']>;

/** As people read it: `12 KB`, `3.4 MB`. */
export function sizeInWords(bytes: number): string {
  const [size, unit] =
    bytes < aMegabyte ? [bytes / 1024, 'kilobyte'] : [bytes / aMegabyte, 'megabyte'];
  return new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(unit === 'kilobyte' ? Math.ceil(size) : size);
}

export interface Chosen {
  readonly taken: readonly { readonly file: File; readonly type: string }[];
  /** What is said of each that is not. */
  readonly problems: readonly string[];
}

/** Looks at files before anything of them is sent. `left`: how many more there may be. */
export function chosenOf(files: readonly File[], of: Taken, left: number, words: Words): Chosen {
  const taken: { file: File; type: string }[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const { name } = file;
    const kind = kindOf(file, of.types);
    const says = (text: string, more = {}): number =>
      problems.push(words.plain(`form.files.${text}`, { name, ...more }));
    if (kind === undefined) says('wrongType', { types: namesOf(of.types) });
    else if (file.size === 0) says('empty');
    else if (file.size > of.megabytes * aMegabyte)
      says('tooLarge', { size: sizeInWords(file.size), megabytes: of.megabytes });
    else if (taken.length >= left)
      says(of.most === 1 ? 'tooMany.one' : 'tooMany.many', { most: of.most });
    else taken.push({ file, type: kind.type });
  }
  return { taken, problems };
}

/** By how its name ends; browsers do not know every type, and call some otherwise. */
function kindOf({ name, type }: File, kinds: readonly FileKind[]): FileKind | undefined {
  const small = name.toLowerCase();
  const byName = kinds.find(({ ends }) => ends.some((end) => small.endsWith(end)));
  const hasEnding = /\.[a-z0-9]{1,5}$/.test(small);
  return byName ?? (hasEnding ? undefined : kinds.find((kind) => kind.type === type));
}

export const namesOf = (kinds: readonly FileKind[]): string => {
  const names = kinds.map(({ name }) => name);
  return new Intl.ListFormat(document.documentElement.lang || undefined, {
    type: 'disjunction',
  }).format(names);
};
