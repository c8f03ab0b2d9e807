import type { Json } from '../../../src/engine';
import type { Candidate, FaultClass } from '../fault';
import { isList, isObject, pointer, valueAt, type Path } from '../places';
import { kindOf, type Source } from '../source';
import { nameKey, reference } from './names';

const inScreen = (file: string): boolean => kindOf(file) === 'screen';

/** A class that edits a screen wherever the pointer fits. */
const inScreens = (
  name: string,
  at: RegExp,
  make: (value: Json, path: Path, source: Source, file: string) => Json | undefined,
  says: string,
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    source.places
      .filter(({ file, path }) => inScreen(file) && at.test(pointer(path)))
      .flatMap(({ file, path, value }): readonly Candidate[] => {
        const made = make(value, path, source, file);
        return made === undefined
          ? []
          : [source.edit(file, path, made, `${pointer(path)} ${says}`)];
      }),
});

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
const twice = (value: Json): Json | undefined => {
  const items = listOf(value);
  const [first] = items;
  return first === undefined ? undefined : [...items, first];
};
/** A filter with some of its keys otherwise; `undefined` takes a key away. */
const filterWith = (
  name: string,
  fits: (filter: { readonly [key: string]: Json }) => boolean,
  changes: { readonly [key: string]: Json | undefined },
  says: string,
): FaultClass =>
  inScreens(
    name,
    /^\/filters\/\d+$/,
    (value) => {
      if (!isObject(value) || !fits(value)) return undefined;
      const entries: readonly (readonly [string, Json | undefined])[] = Object.entries({
        ...value,
        ...changes,
      });
      return Object.fromEntries(
        entries.flatMap(([key, each]) => (each === undefined ? [] : [[key, each] as const])),
      );
    },
    says,
  );

export const screenClasses: readonly FaultClass[] = [
  reference(
    'item-key',
    ({ file, path, text }) => inScreen(file) && path.at(-1) === 'var' && text.startsWith('item.'),
    { from: 'item.' },
  ),
  reference(
    'item-column',
    ({ file, at }) =>
      inScreen(file) && /^\/(key\/\d+|details\/key|filters\/\d+\/of\/(value|label))$/.test(at),
  ),
  reference(
    'items-from',
    ({ file, at, text }) =>
      inScreen(file) && /^\/from(\/one)?$|\/groups\/\d+\/of\/[^/]+$/.test(at) && text !== '',
    { from: 'lookups.' },
  ),
  reference('step-screen', ({ file, at }) => kindOf(file) === 'step' && at === '/screen'),
  nameKey('column-named', ['screen'], /\/groups\/\d+\/of\/[^/]+$/),
  nameKey('given-to-sequence', ['screen'], /^\/actions\/\d+\/with\/[^/]+$/),
  inScreens(
    'sequence-not-given',
    /^\/actions\/\d+\/with$/,
    (value) => {
      if (!isObject(value)) return undefined;
      const [, ...rest] = Object.entries(value);
      return Object.fromEntries(rest);
    },
    'leaves out what the sequence reads',
  ),
  inScreens(
    'filter-initial-gone',
    /^\/filters\/\d+\/options$/,
    (value, path, source, file) => {
      const initial = valueAt(source.documents.get(file), [...path.slice(0, -1), 'initial']);
      const left = listOf(value).filter(
        (option) => typeof initial === 'string' && valueAt(option, ['value']) !== initial,
      );
      return left.length === 0 ? undefined : left;
    },
    'has not what the filter begins with',
  ),
  inScreens(
    'filter-fact-not-offered',
    /^\/filters\/\d+\/options$/,
    (value, path, source, file) => {
      const initial = valueAt(source.documents.get(file), [...path.slice(0, -1), 'initial']);
      return isObject(initial) ? listOf(value).slice(1) : undefined;
    },
    'has not what the rule for its beginning gives',
  ),
  inScreens('screen-option-twice', /^\/filters\/\d+\/options$/, twice, 'has an option twice'),
  inScreens(
    'screen-name-twice',
    /^\/(badges\/each|orders|filters|actions|cards|tables|tables\/\d+\/columns)$/,
    twice,
    'has a name twice',
  ),
  filterWith(
    'filter-of-another-kind',
    ({ as }) => as === 'boxes',
    { as: 'radios' },
    'is of another kind',
  ),
  filterWith(
    'filter-without-beginning',
    ({ initial }) => initial !== undefined,
    { initial: undefined },
    'begins with nothing',
  ),
  filterWith(
    'filter-made-of-nothing',
    ({ of }) => of !== undefined,
    { of: undefined },
    'is made of nothing',
  ),
  filterWith(
    'filter-of-two-kinds',
    ({ of }) => of === undefined,
    { others: 'More' },
    'has a key of another kind',
  ),
  inScreens(
    'always-of-another-type',
    /^\/filters\/\d+\/always\/\d+$/,
    (value) => (typeof value === 'number' ? String(value) : undefined),
    'is a text, and items have a number',
  ),
  inScreens(
    'order-by-a-condition',
    /^\/orders\/\d+\/by$/,
    (value) => ({ '===': [value, null] }),
    'is true or false',
  ),
  inScreens(
    'screen-says-nothing',
    /\/(label|title|others)$|^\/badges\/each\/\d+\/text$/,
    (value, path) => (typeof value === 'string' && path.at(-2) !== 'of' ? ' ' : undefined),
    'says nothing',
  ),
  inScreens(
    'screen-path-of-item-nowhere',
    /^\/(orders|filters|actions)\/\d+\/label$/,
    (value) => (typeof value === 'string' ? `${value} {item.tariffName}` : undefined),
    'reads an item where there is none',
  ),
];
