import type { Json } from '../../../src/engine';
import type { Candidate, FaultClass } from '../fault';
import { isList, isObject, pointer, valueAt, type Path } from '../places';
import { kindOf, type Field, type Source } from '../source';

/** Every `set` of a path that is a field's. */
const setsOf = (
  source: Source,
): readonly { readonly file: string; readonly path: Path; readonly field: Field }[] =>
  source.places.flatMap(({ file, path }) => {
    const field = source.fields.find(({ at }) => at === path.at(-1));
    return field !== undefined && path.at(-2) === 'set' ? [{ file, path, field }] : [];
  });

const settingWrong = (
  name: string,
  value: (field: Field) => Json | undefined,
  says: string,
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    setsOf(source).flatMap(({ file, path, field }) => {
      const wrong = value(field);
      return wrong === undefined
        ? []
        : [source.edit(file, path, wrong, `${pointer(path)} ${says}`)];
    }),
});

/** Every list of reactions, with the reaction that is put behind the others. */
const addedReaction = (
  name: string,
  group: FaultClass['group'],
  reaction: (source: Source, file: string) => Json,
  says: string,
): FaultClass => ({
  name,
  group,
  candidates: (source) =>
    source.places
      .filter(
        ({ file, path, value }) =>
          pointer(path) === '/reactions' && isList(value) && kindOf(file) !== 'step',
      )
      .map(({ file, path, value }) =>
        source.edit(file, path, [...(isList(value) ? value : []), reaction(source, file)], says),
      ),
});
const anyPath = (source: Source, file: string): string =>
  (source.fields.find((field) => field.file === file) ?? source.fields[0])?.at ?? '';

/** Calls that are made, anywhere: in reactions, bundles and sequences. */
const callsMade = (
  source: Source,
): readonly { readonly file: string; readonly path: Path; readonly call: string }[] =>
  source.places.flatMap(({ file, path, value }) => {
    if (!isObject(value)) return [];
    const name =
      path.at(-2) === 'call'
        ? value['id']
        : kindOf(file) === 'sequence'
          ? value['call']
          : undefined;
    return typeof name === 'string' ? [{ file, path, call: name }] : [];
  });

export const changeClasses: readonly FaultClass[] = [
  settingWrong(
    'set-of-another-type',
    ({ type }) => (type === 'string' ? 5 : type === 'boolean' ? 'yes' : 'many'),
    'sets a value of another type',
  ),
  settingWrong(
    'set-not-offered',
    ({ values, type }) =>
      values === null || values.length === 0 ? undefined : type === 'string' ? 'nonesuch' : 77,
    'sets a value that is not offered',
  ),
  settingWrong(
    'set-from-another-type',
    ({ type }) =>
      type === 'boolean'
        ? { cat: ['a', 'b'] }
        : type === 'string'
          ? { '+': [1, 2] }
          : { '===': [1, 1] },
    'sets what is worked out to be of another type',
  ),
  {
    name: 'reaction-without-end',
    group: 'other',
    candidates: (source) =>
      source.places.flatMap(({ file, path, value }) => {
        const counted = source.fields.find(
          (field) => field.file === file && ['integer', 'number'].includes(field.type),
        );
        if (counted === undefined || pointer(path) !== '/reactions' || !isList(value)) return [];
        const more = { '+': [{ var: counted.at }, 1] };
        const round = { on: { changed: counted.at }, set: { [counted.at]: more } };
        return [source.edit(file, path, [...value, round], `a change of ${counted.at} adds to it`)];
      }),
  },
  addedReaction(
    'reaction-to-nobody',
    'dangling',
    () => ({ on: { changed: 'nobody' }, untouch: [] }),
    'a reaction waits for a path that is nobody’s',
  ),
  addedReaction(
    'reaction-sets-nobody',
    'dangling',
    (source, file) => ({ on: { changed: anyPath(source, file) }, set: { 'nobody.there': 1 } }),
    'a reaction sets a path that is nobody’s',
  ),
  addedReaction(
    'reaction-clears-nobody',
    'dangling',
    (source, file) => ({ on: { changed: anyPath(source, file) }, clear: ['lookups.nobody'] }),
    'a reaction clears a lookup that nobody loads',
  ),
  addedReaction(
    'reaction-sets-a-fact',
    'other',
    (source, file) => ({
      on: { changed: anyPath(source, file) },
      set: { [`facts.${source.facts[0]?.name ?? ''}`]: true },
    }),
    'a reaction sets a fact',
  ),
  addedReaction(
    'reaction-to-two',
    'other',
    (source, file) => ({
      on: { changed: anyPath(source, file), pressed: 'x' },
      clear: [anyPath(source, file)],
    }),
    'a reaction waits for two kinds of event',
  ),
  addedReaction(
    'reaction-to-unknown-event',
    'other',
    (source, file) => ({ on: { altered: anyPath(source, file) }, clear: [anyPath(source, file)] }),
    'a reaction waits for an event that there is not',
  ),
  addedReaction(
    'reaction-of-the-prototype',
    'other',
    (source, file) => ({
      on: { changed: anyPath(source, file) },
      set: { '__proto__.polluted': true },
    }),
    'a reaction sets the prototype',
  ),
  addedReaction(
    'reaction-does-nothing',
    'other',
    (source, file) => ({ on: { changed: anyPath(source, file) } }),
    'a reaction does nothing',
  ),
  {
    name: 'parameter-nobody-reads',
    group: 'other',
    candidates: (source) =>
      callsMade(source).map(({ file, path, call }): Candidate =>
        source.edit(
          file,
          [...path, 'with', 'nobodyReads'],
          'x',
          `${call} is given a parameter that it does not read`,
        ),
      ),
  },
  {
    name: 'parameter-not-given',
    group: 'other',
    candidates: (source) =>
      source.places.flatMap(({ file, path, value }) => {
        const owner = valueAt(source.documents.get(file), path.slice(0, -1));
        const gives = path.at(-2) === 'with' && (isObject(owner) || typeof value === 'string');
        return gives
          ? [source.edit(file, path, undefined, `${pointer(path)} is not given any more`)]
          : [];
      }),
  },
  {
    name: 'call-of-nothing-read',
    group: 'other',
    candidates: (source) =>
      callsMade(source)
        .filter(({ file }) => kindOf(file) === 'sequence')
        .map(({ file, path }) =>
          source.edit(
            file,
            [...path, 'then', 'set'],
            { 'nobody.there': { var: 'answer' } },
            `${pointer(path)} sets a path that is nobody’s`,
          ),
        ),
  },
];
