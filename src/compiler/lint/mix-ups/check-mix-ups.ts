import type { Rule } from '../../../engine';
import { joinPath, pathOf, readsOf } from '../../../rules';
import type { Context } from '../../context';
import { entries, type Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { changesOf } from '../changes-of';
import type { Question } from '../../questions';
import { fieldsOf } from '../fields-of';
import { sentIn } from '../sent/sent-in';
import { twinNamesOf, type TwinNames } from './twin-names';

/** Something that has a twin, and gets what is the twin’s, though its own is there too. */
export function checkMixUps(sources: Sources, context: Context): void {
  const twins = twinNamesOf(sources, context);
  const given = (target: string, at: Cursor<unknown>): void =>
    checkGiven(target, at as Cursor<Rule>, twins, context);
  for (const { at, key } of sentIn(sources, context)) given(key, at);
  for (const question of fieldsOf(context)) checkQuestion(question, twins, context);
  for (const change of changesOf(sources, context))
    for (const [path, rule] of entries(change.find('set'))) checkSet(path, rule, twins, context);
  for (const commit of sources.commits)
    for (const [key, rule] of entries(commit.find('record'))) given(key, rule);
  for (const use of context.symbols.uses) checkUse(use, twins, context);
}

/** Where several values are of another than the name under which the answer is kept, the name is the slip. */
function checkUse(
  { as, named, with: given, at }: Context['symbols']['uses'][number],
  twins: TwinNames,
  context: Context,
): void {
  const mixed = Object.entries(given).flatMap(([name, rule]) => {
    const path = pathOf(rule);
    const target = joinPath(as, name);
    return path === null || twins.meant(target, path) === null ? [] : [{ target, path }];
  });
  const place = named !== null && mixed.length > 1 ? named : at;
  for (const { target, path } of mixed) report(target, path, place, twins, context);
}

/** Reads of a rule, of which none is of the target’s own kind. */
function checkGiven(target: string, at: Cursor<Rule>, twins: TwinNames, context: Context): void {
  const paths = [...readsOf(at.value).paths];
  const mixed = paths.filter((path) => twins.meant(target, path) !== null);
  const isAll = paths.every((path) => mixed.includes(path) || twins.isApart(target, path));
  const [path] = mixed;
  if (path !== undefined && isAll) report(target, path, at, twins, context);
}

/** An answer may be set to its twin’s, or to what is worked out of that: its own is what is set. */
function checkSet(target: string, at: Cursor<Rule>, twins: TwinNames, context: Context): void {
  const paths = [...readsOf(at.value).paths];
  if (!paths.some((path) => twins.meant(target, path) === target))
    checkGiven(target, at, twins, context);
}

function checkQuestion({ at, path }: Question, twins: TwinNames, context: Context): void {
  const whole = at.find('whole');
  if (whole !== null) checkGiven(path, whole, twins, context);
  const options = at.find('options');
  const from = options === null || !('from' in options.value) ? null : options.value.from;
  if (options !== null && from !== null)
    report(path, from, options.part('from', from), twins, context);
  for (const [, check] of entries(at.find('checks'))) {
    const assert = check.at('assert');
    const { paths } = readsOf(assert.value);
    if (!paths.has(path)) for (const read of paths) report(path, read, assert, twins, context);
  }
}

function report(
  target: string,
  path: string,
  at: Cursor<unknown>,
  twins: TwinNames,
  context: Context,
): void {
  const meant = twins.meant(target, path);
  if (meant === null) return;
  context.report.add(
    'JC555',
    at,
    `\`${target}\` gets \`${path}\`, and \`${meant}\` is there too.`,
    {
      severity: 'warning',
      help: `if they were mixed up, write \`${meant}\``,
    },
  );
}
