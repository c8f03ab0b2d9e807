import {
  isObject,
  joinPath,
  nameUnder,
  pathOf,
  readsOf,
  restOf,
  rootOf,
  type Json,
} from '../../rules';
import type { Context } from '../context';
import type { ChangeSource, SequenceStepSource } from '../language';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';
import { keptAs } from './commits/committing-steps';

/** Whoever is sent to an address that a call answered is sent where `leadsTo` lets it lead. */
export function checkLeaving(sources: Sources, context: Context): void {
  const leaving = changesOf(sources, context).filter(({ value }) => value.leave !== undefined);
  if (leaving.length === 0) return;
  const steps = sources.sequences.flatMap((sequence) => items(sequence.at('steps')));
  const lookedAt = new Set<string>();
  const stepOf = new Map<Cursor<ChangeSource>, Cursor<SequenceStepSource>>();
  for (const step of steps) {
    for (const path of addressesIn(step.value.okWhen ?? null, context))
      lookedAt.add(asKept(path, step));
    for (const change of oneOrMore<ChangeSource>(step.find('then'))) stepOf.set(change, step);
  }
  for (const change of leaving) {
    const here = addressesIn(change.value.when ?? null, context);
    const rule = change.at('leave');
    for (const path of readsOf(rule.value).paths) {
      const step = stepOf.get(change);
      const kept = step === undefined ? path : asKept(path, step);
      if (rootOf(kept) !== 'lookups' || lookedAt.has(kept) || here.includes(path)) continue;
      context.report.add('JC604', rule, `Nothing looks at where \`${path}\` leads.`, {
        severity: 'warning',
        help: 'ask {"leadsTo": [the address, the origins that it may lead to]} in `okWhen` of the step',
      });
    }
  }
}

/** `answer` of a step is what is kept under its lookup. */
const asKept = (path: string, step: Cursor<SequenceStepSource>): string =>
  rootOf(path) === 'answer' ? joinPath('lookups', keptAs(step), restOf(path, 'answer')) : path;

/** Paths that a rule asks by `leadsTo`, through facts too. */
function addressesIn(rule: Json, { symbols }: Context): readonly string[] {
  const found: string[] = [];
  const facts = new Set<string>();
  const visit = (at: Json): void => {
    if (Array.isArray(at)) (at as readonly Json[]).forEach(visit);
    else if (isObject(at)) {
      const asked = at['leadsTo'];
      const path = pathOf(Array.isArray(asked) ? ((asked as readonly Json[])[0] ?? null) : null);
      if (path !== null) found.push(path);
      const fact = nameUnder('facts', pathOf(at) ?? '');
      if (fact !== null && !facts.has(fact)) {
        facts.add(fact);
        visit(symbols.facts.get(fact)?.value ?? null);
      }
      Object.values<Json>(at).forEach(visit);
    }
  };
  visit(rule);
  return found;
}
