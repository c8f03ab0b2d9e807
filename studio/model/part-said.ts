import { allOf, factPlace, type PartOf } from '../../src/journey';
import { isObject, type Json } from '../../src/rules';
import { written, type InHand } from './in-hand';
import { below, schemaOfFile } from './meta-schemas';
import { partOfRow } from './part-row';
import { placeOf } from './rule-target';
import type { Said, SaidEntry } from './said-entries';

/** Something that has a file, or a part of one, of its own, and is told by a form. */
export interface PartSaid {
  readonly title: string;
  readonly said: Said;
}

/** Keys that no form asks for, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  $schema: 'An editor alone reads it.',
  id: 'It is the name of its file, by which others know it.',
  fields: 'Each has a row, and a form, of its own.',
  sections: 'They are moved by their rows, and written by `journey add`.',
  variants: 'It says which files there are.',
};

export const isAskedFor = ({ keys: [key = ''], top }: Pick<SaidEntry, 'keys' | 'top'>): boolean =>
  top !== '' || !(key in leftOut);

/** Of a section its own file; of a variant what it lays over that, as well. */
export function sectionSaids(hand: InHand, section: PartOf<'section'>): readonly PartSaid[] {
  const { file } = placeOf(hand, section, '');
  const own = hand.origins.at(section.place)?.file ?? file;
  const overlay =
    own === file
      ? []
      : [{ title: 'What this variant says otherwise', said: saidIn(hand, own, 'variant') }];
  return [{ title: '', said: saidIn(hand, file, 'section') }, ...overlay].flatMap(present);
}

export function stepSaids(hand: InHand, id: string): readonly PartSaid[] {
  const step = allOf(hand.journey, 'step').find(({ is }) => is.id === id)?.is;
  const screens = [step?.screen ?? '', ...(step?.aside ?? [])].filter((name) => name !== '');
  return [
    { title: '', said: fileSaid(hand, 'steps/', id, 'step') },
    ...screens.map((name) => ({
      title: `Screen: ${name}`,
      said: fileSaid(hand, 'screens/', name, `screen-${name}`),
    })),
  ].flatMap(present);
}

const folders: Readonly<Record<string, string>> = {
  call: 'calls/',
  sequence: 'sequences/',
  commit: 'commits/',
};

/** A fact, a call, a sequence or a commit; none for a group of them. */
export function partSaids(hand: InHand, row: string): readonly PartSaid[] {
  const part = partOfRow(row);
  if (part === null) return [];
  if (part.kind === 'fact')
    return [{ title: '', said: factSaid(hand, part.name) }].flatMap(present);
  const folder = folders[part.kind];
  return folder === undefined
    ? []
    : [{ title: '', said: fileSaid(hand, folder, part.name, part.kind) }].flatMap(present);
}

const present = ({
  title,
  said,
}: {
  readonly title: string;
  readonly said: Said | null;
}): readonly PartSaid[] => (said === null ? [] : [{ title, said }]);

function fileSaid(hand: InHand, folder: string, id: string, name: string): Said | null {
  const file = Object.keys(hand.files).find(
    (path) => path.startsWith(folder) && written(hand, path, '/id') === id && isOf(folder, path),
  );
  return file === undefined ? null : saidIn(hand, file, name);
}

/** Beside the file of a step lie those of its sections. */
const isOf = (folder: string, path: string): boolean =>
  folder !== 'steps/' || path.endsWith('/step.json');

function saidIn(hand: InHand, file: string, id: string): Said | null {
  const placed = schemaOfFile(hand.files[file] ?? null);
  return placed === null ? null : { id, file, pointer: '', placed, beneath: [] };
}

/** One that is a rule alone says nothing else. */
function factSaid(hand: InHand, name: string): Said | null {
  const origin = hand.origins.at(factPlace(name));
  const placed = origin === null ? null : schemaOfFile(hand.files[origin.file] ?? null);
  const facts = placed?.schema.properties?.['facts']?.additionalProperties;
  if (origin === null || placed === null || typeof facts !== 'object') return null;
  const pointer = `/facts/${name}`;
  const raw: Json = written(hand, origin.file, pointer);
  if (!isObject(raw) || !('rule' in raw)) return null;
  return { id: 'fact', file: origin.file, pointer, placed: below(placed, facts), beneath: [] };
}
