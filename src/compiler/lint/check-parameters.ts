import type { Context } from '../context';
import { questionsOf } from '../questions';
import { parametersIn } from '../rules';
import type { Cursor } from '../source';
import { didYouMean } from '../diagnostic';
import type { Sources } from '../symbols';

/** What a call or a sequence reads of `with` is given by somebody. */
export function checkParameters(sources: Sources, context: Context): void {
  const given = givenTo(sources, context);
  for (const call of sources.calls) {
    const names = given.get(call.value.id);
    if (names === undefined) continue;
    for (const [name, at] of parametersIn(call)) {
      if (names.has(name)) continue;
      context.report.add('JC321', at, `Nothing that makes this call gives it \`with.${name}\`.`, {
        help: didYouMean(name, names) ?? 'give it in `with` where the call is made',
      });
    }
  }
  for (const sequence of sources.sequences) checkSpelling(sequence, context);
}

/** Call → names that any of its uses gives. */
function givenTo(sources: Sources, context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>();
  const add = (call: string, names: readonly string[]): void => {
    const all = given.get(call) ?? new Set<string>();
    given.set(call, all);
    for (const name of names) all.add(name);
  };
  for (const { call, with: values } of context.symbols.uses) add(call, Object.keys(values));
  for (const { section } of context.symbols.units)
    for (const { at } of questionsOf(section)) {
      const { forget } = at.value.files ?? {};
      if (forget !== undefined) add(forget, ['id']);
    }
  if (sources.tracking !== null) add(sources.tracking.value.call, ['properties']);
  return given;
}

/** What the code of a screen gives to a sequence is not written down; but a name that is read once, and nearly as another, is a slip. */
function checkSpelling(sequence: Cursor<unknown>, { report }: Context): void {
  const read = parametersIn(sequence);
  const times = (name: string): number => read.filter(([each]) => each === name).length;
  for (const [name, at] of read) {
    const meant = read.find(([other]) => isSlip(name, other))?.[0];
    if (meant === undefined || times(name) > 1) continue;
    if (times(meant) === 1 && meant.length < name.length) continue;
    report.add(
      'JC321',
      at,
      `\`with.${name}\` is read once here, and \`with.${meant}\` beside it.`,
      {
        help: `did you mean \`with.${meant}\`?`,
      },
    );
  }
}

/** Whether one name is another with a letter lost, doubled or swapped. */
function isSlip(name: string, other: string): boolean {
  if (name === other || Math.abs(name.length - other.length) > 1) return false;
  let start = 0;
  while (name[start] === other[start]) start += 1;
  const [a, b] = [name.slice(start), other.slice(start)];
  return (
    a.slice(1) === b ||
    b.slice(1) === a ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
