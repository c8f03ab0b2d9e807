import type { Json } from '../../src/engine';
import type { Candidate, FaultClass } from './fault';
import { pointer, type Path } from './places';
import type { Field, Source } from './source';

/** A class that edits a section for each field that fits. */
export const perField = (
  name: string,
  make: (field: Field, source: Source) => readonly [Path, Json | undefined, string] | null,
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    source.fields.flatMap((field) => {
      const made = make(field, source);
      return made === null
        ? []
        : [source.edit(field.file, made[0], made[1], `${field.name}: ${made[2]}`)];
    }),
});
export const wrongFor = (type: string): Json | undefined =>
  ({ string: 5, integer: 'many', number: 'many', boolean: 'yes', object: 'all' })[type];
export const isNumber = (field: Field): boolean => /integer|number/.test(field.type);

/** A class that edits at every place whose pointer fits. */
export const perPlace = (
  name: string,
  at: RegExp,
  make: (value: Json, path: Path) => Json | undefined,
  says: string,
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    source.places
      .filter(
        ({ path, file }) =>
          at.test(pointer(path)) && /^(steps|suppliers|tracking|journey)/.test(file),
      )
      .flatMap(({ file, path, value }): readonly Candidate[] => {
        const made = make(value, path);
        return made === undefined
          ? []
          : [source.edit(file, path, made, `${pointer(path)} ${says}`)];
      }),
});
