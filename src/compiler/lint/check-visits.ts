import { areRelated, equal } from '../../rules';
import type { Context } from '../context';
import { questionsOf, type Question } from '../questions';
import type { SectionUnit, Sources } from '../symbols';
import { changesOf } from './changes-of';

/** A section that must be visited is one of the page (P27), and one that could be passed over. */
export function checkVisits(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const folding = new Set(
    sources.steps.filter(({ value }) => value.progressive === true).map(({ value }) => value.id),
  );
  for (const base of new Set(symbols.units.map((unit) => unit.base))) {
    const visited = base.find('visited');
    if (visited === null) continue;
    const { id } = base.value;
    if (base.value.present !== undefined || symbols.lists.has(id)) {
      const what = symbols.lists.has(id) ? 'The section of an item' : 'A dialog';
      report.add('JC512', visited, `${what} has no \`visited\`.`, {
        key: true,
        help: 'it is a section of the page that is opened in its turn',
      });
      continue;
    }
    const units = symbols.units.filter((unit) => unit.base === base);
    const help = whyAnyway(sources, context, units, folding);
    if (help === null) continue;
    report.add('JC564', visited, 'This section is visited anyway.', {
      severity: 'warning',
      key: true,
      help,
    });
  }
}

/** Why nobody gets past the section unseen; null where somebody could. */
function whyAnyway(
  sources: Sources,
  context: Context,
  units: readonly SectionUnit[],
  folding: ReadonlySet<string>,
): string | null {
  const [first] = units;
  if (first !== undefined && !folding.has(first.step))
    return 'all sections of this step stand open: leave it out, or make the step `progressive`';
  if (units.every(({ section }) => questionsOf(section).length === 0))
    return 'it asks nothing, and so stands open once all others are done: leave it out';
  const given = givenElsewhere(sources, context, units);
  const held = units.map(({ section }) =>
    questionsOf(section).find((question) => isNeeded(question) && !given(question.path)),
  );
  const [name] = held.map((question) => question?.name);
  return held.includes(undefined) || name === undefined
    ? null
    : `nobody can leave out \`${name}\`, which nothing fills in: leave it out`;
}

/** It is always asked, and always blank at first. */
const isNeeded = ({ at: { value } }: Question): boolean =>
  (value.required === true || equal(value.required, { accepted: true })) &&
  (value.relevant ?? true) === true &&
  (value.visible ?? true) === true &&
  value.opens === undefined &&
  value.initial === undefined;

/** Whether a rule, an address or another section answers it. */
function givenElsewhere(
  sources: Sources,
  context: Context,
  units: readonly SectionUnit[],
): (path: string) => boolean {
  const { journey, steps } = sources;
  const begun = Object.entries(journey.value.records ?? {})
    .filter(([, { initial }]) => initial !== undefined)
    .map(([path]) => path);
  const addressed = steps.flatMap(({ value: { parameters = {}, query = {} } }) =>
    [...Object.values(parameters), ...Object.values(query)].map(({ answer }) => answer),
  );
  const others = context.symbols.units
    .filter((unit) => !units.includes(unit))
    .flatMap(({ section }) => questionsOf(section).map(({ path }) => path));
  const set = changesOf(sources, context).flatMap(({ value }) => Object.keys(value.set ?? {}));
  const all = [...begun, ...addressed, ...others, ...set];
  return (path) => all.some((other) => areRelated(other, path));
}
