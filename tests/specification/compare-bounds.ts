import type { Json } from '../../src/engine';
import type { World } from '../../src/scenarios/world';
import type { Shipped } from '../unit/shipped';
import { plainHome, type Home, type Told, type Unit } from './home';
import { orProblem } from './or-problem';
import { planOf } from './plan-of';
import { quoteTypes, quotesElectricity, quotesGas } from './quote-type';
import { cell, readTable, type Row } from './read-table';
import { unitOf } from './unit-of';
import { askedOn, deed, sectionAt, visit, type Asked } from './visit';
import { answered, stuck, walk } from './walk';
import { wordsFor } from './words-for';

const rows = readTable('bounds.md');

/** Households that are asked for a figure of each row: every type of quote in which it is asked. */
const homesOf = (row: Row): readonly Home[] =>
  quoteTypes.flatMap((type) => {
    const [fuel = '', measure] = cell(row, 'Field').split('.');
    const told: Told = measure === 'cost' ? 'pounds' : 'kWh';
    const unit = cell(row, 'Unit');
    const base = { ...plainHome(type), gasTold: told, electricityTold: told };
    if (unit === '—') return quotesElectricity(type) ? [nightHome(base)] : [];
    const isQuoted = fuel === 'gasUsage' ? quotesGas(type) : quotesElectricity(type);
    const home = { ...base, unit: unit as Unit };
    return isQuoted && unitOf(home, fuel) === unit ? [home] : [];
  });

const nightHome = (home: Home): Home => ({ ...home, mpan: '02', saysEconomy7: true });

/** Every row of the table of bounds, in each type of quote: what is allowed, and what is not. */
export const compareBounds = (shipped: Shipped): readonly string[] =>
  rows.flatMap((row) =>
    homesOf(row).flatMap((home) => orProblem(() => compareRow(shipped, row, home))),
  );

function compareRow(shipped: Shipped, row: Row, home: Home): readonly string[] {
  const [path, unit] = [cell(row, 'Field'), cell(row, 'Unit')];
  const say = (words: string): string =>
    `${home.type}: \`${path}\` (${unit}) ${words} (${cell(row, 'Clauses')}).`;
  const way = walk(visit(shipped, home), planOf(home));
  if (way.stuckAt !== null) return stuck(way).map(say);
  const { world, before } = way;
  const ask = askedOn(world).find(({ compiled }) => compiled.path === path);
  const at = ask === undefined ? undefined : before.get(ask.section);
  if (ask === undefined || at === undefined) return [say('is never asked')];
  const open = answered(deed(at, 'open', ask.section), ask.section, planOf(home));
  return figuresOf(row).flatMap(([value, expected]) => {
    const said = judged(open, ask, value);
    const words = expected(ask.compiled.subject);
    return said === words
      ? []
      : [say(`answered with ${JSON.stringify(value)}: ${said}, instead of ${words}`)];
  });
}

/** What becomes of an answer: `accepted`, or the words with which it is refused. */
function judged(world: World, { section, field, compiled }: Asked, value: Json): string {
  const told = deed(world, 'answer', { [field.key]: value });
  const view = sectionAt(told, section);
  const error = view?.fields[compiled.name]?.error ?? null;
  if (error !== null) return view?.verdict === 'valid' ? `“${error}”, but goes on` : `“${error}”`;
  return view?.verdict === 'valid' ? 'accepted' : 'refused without a word';
}

type Words = (label: string) => string;
const accepted: Words = () => 'accepted';

/** Figures at and around the bounds, and what has to become of each. */
function figuresOf(row: Row): readonly (readonly [Json, Words])[] {
  const [min, max] = [Number(cell(row, 'Min')), Number(cell(row, 'Max'))];
  const between: Words = (label) => `“${wordsFor('not within its bounds', { label, min, max })}”`;
  const ends: readonly (readonly [Json, Words])[] = [
    [min - 1, between],
    [min, accepted],
    [min + 1, accepted],
    [max - 1, accepted],
    [max, accepted],
    [max + 1, between],
  ];
  if (cell(row, 'Unit') === '—') return ends;
  const noNumber =
    (when: string): Words =>
    (label) =>
      `“${wordsFor(when, { label })}”`;
  if (cell(row, 'Field').endsWith('.cost')) {
    const pence: readonly (readonly [Json, Words])[] = [
      [min - 0.01, between],
      [min + 0.01, accepted],
      [max - 0.01, accepted],
      [max + 0.01, between],
      ['a lot', noNumber('not an amount')],
    ];
    return [...ends, ...pence];
  }
  return [
    ...ends,
    [min + 0.5, noNumber('not a whole number')],
    ['a lot', noNumber('not a whole number')],
  ];
}
