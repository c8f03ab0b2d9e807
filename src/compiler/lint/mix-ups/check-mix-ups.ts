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
  for (const use of context.symbols.uses)
    for (const [name, rule] of Object.entries(use.with)) {
      const path = pathOf(rule);
      if (path !== null) report(joinPath(use.as, name), path, use.at, twins, context);
    }
}

/** Reads of a rule, of which none is of the target’s own kind. */
function checkGiven(target: string, at: Cursor<Rule>, twins: TwinNames, context: Context): void {
  const paths = [...readsOf(at.value).paths];
  const mixed = paths.filter((path) => twins.meant(target, path) !== null);
  const isAll = paths.every((path) => mixed.includes(path) || twins.isApart(target, path));
  const [path] = mixed;
  if (path !== undefined && isAll) report(target, path, at, twins, context);
}

/** An answer may be set to its twin’s: that is a copy. */
function checkSet(target: string, at: Cursor<Rule>, twins: TwinNames, context: Context): void {
  const path = pathOf(at.value);
  if (path === null || twins.meant(target, path) !== target) checkGiven(target, at, twins, context);
}

function checkQuestion({ at, path }: Question, twins: TwinNames, context: Context): void {
  const whole = at.find('whole');
  if (whole !== null) checkGiven(path, whole, twins, context);
  const options = at.find('options');
  const from = options === null || !('from' in options.value) ? null : options.value.from;
  if (options !== null && from !== null) report(path, from, options, twins, context);
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
