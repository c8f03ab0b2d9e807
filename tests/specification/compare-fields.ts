import { viewOf, type World } from '../../src/scenarios/world';
import { holds, saying } from './conditions';
import type { Departures } from './departures';
import type { Home } from './home';
import { planOf } from './plan-of';
import { cell, readTable } from './read-table';
import { askedOn, sectionAt, type Asked } from './visit';
import { through, type Walk } from './walk';
import { wordsFor } from './words-for';

const rows = readTable('required-fields.md');

/** The tabs of usage, which are no answer of the quote. */
const isTab = (path: string): boolean => path.endsWith('.entry');

/** What is otherwise than a column of the table of required fields for one household, in words. */
export function compareFields(home: Home, way: Walk, departures: Departures): readonly string[] {
  const asked = askedOn(way.world).filter((ask) => asks(home, ask));
  return [
    ...asked.flatMap(({ compiled: { path }, section }) =>
      isTab(path) || rows.some((row) => isOf(cell(row, 'Field'), path))
        ? []
        : [`\`${path}\` is asked by \`${section}\`, and has no row in the table.`],
    ),
    ...rows.flatMap((row) => {
      const path = cell(row, 'Field');
      const told = saying(cell(row, home.type), home, 'not asked');
      const expected = departures.expected(path, (when) => holds(when, home), told);
      const ask = asked.find(({ compiled }) => isOf(path, compiled.path));
      return compareOne(home, way, expected, ask).map(
        (wrong) => `\`${path}\` ${wrong} (${cell(row, 'Clauses')}).`,
      );
    }),
  ];
}

const isOf = (row: string, path: string): boolean => path === row || path.startsWith(`${row}.`);

/** What is hidden and was filled in by the journey itself asks nobody anything. */
const asks = (home: Home, { field, compiled }: Asked): boolean =>
  field.shown || field.value === null || isEstimated(home, compiled.path);

/** The figures of an estimate are written by the partner, not by hand. */
const isEstimated = (home: Home, path: string): boolean =>
  (path === 'gasUsage.usage' && home.gasTold === 'estimate') ||
  (path === 'electricityUsage.usage' && home.electricityTold === 'estimate');

function compareOne(
  home: Home,
  way: Walk,
  expected: string,
  ask: Asked | undefined,
): readonly string[] {
  if (ask === undefined) return expected === 'not asked' ? [] : ['is not asked, but must be'];
  if (expected === 'not asked') return ['is asked, but must not be'];
  if (!ask.field.shown && !isEstimated(home, ask.compiled.path)) {
    return ['is missing, but nobody can see it'];
  }
  if (expected === 'asked') return [];
  const world = withoutIt(home, way, ask);
  const isValid = sectionAt(world, ask.section)?.verdict === 'valid';
  if (expected === 'optional') return isValid ? [] : ['may be left empty, but must not be here'];
  const wrong = [
    ...(isValid ? ['its section is valid'] : []),
    ...(viewOf(world).submit?.available === true ? ['the step can be sent'] : []),
    ...saysSo(world, ask, expected),
    ...sectionsAfter(world, ask.section),
  ];
  return wrong.length === 0 ? [] : [`is left empty, and ${wrong.join(', ')}`];
}

function withoutIt(home: Home, { before }: Walk, { section, compiled }: Asked): World {
  const at = before.get(section);
  if (at === undefined) throw new Error(`Nobody was at ${section}.`);
  return through(at, section, planOf(home), compiled.path);
}

function saysSo(world: World, ask: Asked, expected: string): readonly string[] {
  const { section, compiled, field } = ask;
  // A figure that is not drawn has no place for words; the page lists it as missing.
  if (!field.shown) {
    const isListed = viewOf(world).missing.some((one) => one.field === compiled.name);
    return isListed ? [] : ['nothing says that it is missing'];
  }
  const error = sectionAt(world, section)?.fields[compiled.name]?.error ?? null;
  const words = wordsFor('left empty', { label: compiled.subject });
  if (error === words || (expected === 'ticked' && error !== null)) return [];
  return [`it says “${error ?? 'nothing'}” instead of “${words}”`];
}

function sectionsAfter(world: World, section: string): readonly string[] {
  const { sections } = viewOf(world);
  const later = sections.slice(sections.findIndex(({ id }) => id === section) + 1);
  return later.map(({ id }) => `the later section \`${id}\` is on the page`);
}
