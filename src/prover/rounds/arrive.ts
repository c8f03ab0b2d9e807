import { ruleOf, type CompiledParameter, type CompiledStep, type PartOf } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { known } from '../values/value';
import { givenUpKey, type Course } from './course';
import { differ } from './moment';

interface Arrival {
  readonly step: CompiledStep;
  /** What the address carries. */
  readonly given: Readonly<Record<string, string>>;
  /** Names under which calls are made that may have been given up on the way. */
  readonly called: ReadonlySet<string>;
}

/** What comes about by the address of a step alone. @returns for whom the visit begins anew (A4). */
export function arrive(course: Course, { step, given, called }: Arrival, here: Node): Node {
  const { diagrams, evaluator } = course.prover;
  let isOther: Node = diagrams.no;
  const set = step.parameters.map((parameter) => {
    const { answer } = parameter;
    const kept = course.moment.at(answer, evaluator.kept(answer));
    const value = valueOf(course, parameter, given[parameter.name], kept);
    const hadSome = diagrams.not(
      diagrams.combine('null', [kept], ([each]) =>
        each?.is === 'known' && each.json === null ? diagrams.yes : diagrams.no,
      ),
    );
    isOther = diagrams.or(isOther, course.and(hadSome, differ(diagrams, kept, value)));
    return [answer, value] as const;
  });
  const anew = course.and(here, step.startsAnew ? isOther : diagrams.no);
  if (anew !== diagrams.no) course.beginAnew(anew);
  for (const [answer, value] of set) course.set(answer, value, here);
  for (const { name, answer } of step.query ?? [])
    course.set(answer, diagrams.leaf(known(given[name] ?? null)), here);
  for (const lookup of called) {
    const isGivenUp = course.givenUp(lookup);
    const heard = course.and(here, isGivenUp, diagrams.not(anew));
    if (heard !== diagrams.no) course.changed.set(`lookups.${lookup}`, heard);
    course.moment.put(givenUpKey(lookup), isGivenUp, here, diagrams.no);
  }
  return anew;
}

/** The value of a parameter: what is given, else what is kept; of some values one of these (A3). */
function valueOf(
  { prover: { diagrams } }: Course,
  { values }: CompiledParameter,
  wanted: string | undefined,
  kept: Node,
): Node {
  const usual = diagrams.leaf(known(values?.[0] ?? ''));
  const isOne = (text: string): boolean => values?.includes(text) ?? true;
  if (wanted !== undefined) return isOne(wanted) ? diagrams.leaf(known(wanted)) : usual;
  return diagrams.combine(`one of ${values?.join() ?? 'all'}`, [kept], ([value]) => {
    if (value?.is === 'open') return values === null ? diagrams.leaf(value) : usual;
    const text = value?.json;
    return typeof text === 'string' && isOne(text) ? diagrams.leaf(known(text)) : usual;
  });
}

/** Sections that are still to open: those that are forgotten with something, or of a visit begun anew (Z18). */
export function openSections(course: Course, step: PartOf<'step'>, anew: Node): boolean {
  const { diagrams, evaluator, journey } = course.prover;
  let isSome = false;
  for (const section of step.parts) {
    if (section.kind !== 'section' || section.is.opens.length === 0) continue;
    const { id, needs } = section.is;
    const isForgotten = journey.forgetting.some(
      ({ what, name }) => what === 'section' && name === id,
    );
    if (!isForgotten && anew === diagrams.no) continue;
    const conditions = [
      evaluator.sectionCounts(section.is),
      ...needs.map((name) => evaluator.holds({ '===': [{ lookupStatus: name }, 'ready'] })),
    ].map((each) => course.moment.now(each));
    const toOpen = course.and(course.isToOpen(id), ...conditions);
    const when = course.holds(ruleOf(section, 'known'), toOpen);
    if (when === diagrams.no) continue;
    isSome = true;
    course.toOpen(id, when, diagrams.no);
    for (const { path, value } of section.is.opens)
      course.set(path, course.moment.now(evaluator.value(value)), when);
  }
  return isSome;
}
