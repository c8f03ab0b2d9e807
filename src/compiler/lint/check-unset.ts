import { areRelated } from '../../rules';
import type { Context } from '../context';
import { questionsOf } from '../questions';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';

/** A record that nothing sets is nothing for ever, whoever reads it. */
export function checkUnset(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const set = new Set([
    ...changesOf(sources, context).flatMap(({ value }) => Object.keys(value.set ?? {})),
    ...symbols.units.flatMap(({ section }) => questionsOf(section).map(({ path }) => path)),
    ...sources.steps.flatMap(({ value: { parameters = {}, query = {} } }) =>
      [...Object.values(parameters), ...Object.values(query)].map(({ answer }) => answer),
    ),
    ...sources.commits.map(({ value }) => value.again),
  ]);
  for (const [path, at] of symbols.records) {
    const isKept = at.value.initial !== undefined && at.value.initial !== null;
    if (isKept || [...set].some((other) => areRelated(path, other))) continue;
    report.add('JC551', at, `Nothing sets \`${path}\`, so it is nothing for ever.`, {
      key: true,
      help: 'set it, give it an `initial`, or remove it',
      severity: 'warning',
    });
  }
}
