import type { CompiledParameter, CompiledQueryValue } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { StepSource } from '../language';
import { noted } from '../origins';
import { typed } from '../rules';
import { entries, type Cursor } from '../source';
import { checkPattern } from '../formats/check-pattern';
import { checkTarget } from './check-target';

const parametersOf = (route: string): ReadonlySet<string> =>
  new Set(route.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : [])));

interface WaySource {
  readonly goTo?: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** What leads to a step gives its address parameters that stand there. */
export function checkWay(at: Cursor<WaySource>, { symbols, report }: Context): void {
  const { goTo } = at.value;
  const step = goTo === undefined ? undefined : symbols.steps.get(goTo);
  if (goTo === undefined || step === undefined) return;
  const taken = [
    ...parametersOf(step.value.route),
    ...entries(step.find('query')).map(([name]) => name),
  ];
  for (const [name, given] of entries(at.find('parameters')))
    if (!taken.includes(name))
      report.add('JC317', given, `The address of \`${goTo}\` has no \`:${name}\`.`, {
        ...{ key: true, severity: 'warning' },
        help: didYouMean(name, taken),
      });
  const kept = step.value.parameters ?? {};
  for (const name of parametersOf(step.value.route))
    if (at.value.parameters?.[name] === undefined && kept[name] === undefined)
      report.add('JC321', at.at('goTo'), `The address of \`${goTo}\` needs \`:${name}\`.`, {
        severity: 'warning',
        help: `give it in \`parameters\`: {"${name}": …}`,
      });
}

/** Parameters of a step's route that are answers too. */
export function compileParameters(
  at: Cursor<StepSource>,
  context: Context,
): readonly CompiledParameter[] {
  const inRoute = parametersOf(at.value.route);
  return entries(at.find('parameters')).map(([name, each]) => {
    const { answer, values = null } = each.value;
    if (!inRoute.has(name)) {
      context.report.add('JC321', each, `The route of this step has no \`:${name}\`.`, {
        ...{ key: true, severity: 'warning' },
        help: didYouMean(name, inRoute) ?? `write it into the route: "/…/:${name}"`,
      });
    }
    checkTarget(answer, each.at('answer'), typed('text', values), context);
    return noted({ name, answer, values }, each, context, { shown: 'key' });
  });
}

/** Values of the query of a step's address that are answers too. */
export function compileQuery(
  at: Cursor<StepSource>,
  context: Context,
): readonly CompiledQueryValue[] {
  return entries(at.find('query')).map(([name, each]) => {
    const { answer, pattern, otherwise = null } = each.value;
    checkTarget(answer, each.at('answer'), typed('text', null), context);
    checkPattern(each.at('pattern'), context);
    return noted({ name, answer, pattern, otherwise }, each, context, { shown: 'key' });
  });
}
