import type { Rule } from '../../../engine';
import { keysOfPath, pathOf, restOf } from '../../../rules';
import type { Context } from '../../context';
import type { CallSource } from '../../language';
import type { Question } from '../../questions';
import type { Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { placesIn, shapeAt, shapeOf, type BodyPlace, type Shape } from '../../wire';
import { fieldsOf } from '../fields-of';

/** A value in the body of a call: a rule or a literal. */
export interface Sent extends BodyPlace {
  readonly call: Cursor<CallSource>;
}

const known = new WeakMap<Sources, readonly Sent[]>();

/** All that calls send in their bodies. */
export function sentIn(sources: Sources, context: Context): readonly Sent[] {
  const found = known.get(sources) ?? [...collect(sources, context)];
  known.set(sources, found);
  return found;
}

function* collect({ calls }: Sources, context: Context): Generator<Sent> {
  for (const call of calls) {
    const body = call.find('body');
    const schema = context.operations.get(call.value.operation)?.body ?? null;
    const shape = schema === null ? null : shapeOf(schema, context.contract);
    if (body !== null) for (const place of placesIn(body, shape)) yield { call, ...place };
  }
}

/** The answer that a rule is, through facts that are nothing else; null for any other rule. */
export function answerOfRule(rule: Rule, { symbols }: Context): string | null {
  let path = pathOf(rule);
  for (let hops = 0; path !== null && hops < 12; hops += 1) {
    const [root, name = '', ...inner] = keysOfPath(path);
    if (root !== 'facts') return path;
    const fact = symbols.facts.get(name);
    path = fact === undefined || inner.length > 0 ? null : pathOf(fact.value);
  }
  return null;
}

/** A question whose answer is sent as it is, and what the contract takes of it. */
export interface SentQuestion extends Sent {
  readonly question: Question;
  readonly shape: Shape;
}

/** Every question whose answer is sent, alone or within what is sent as a whole. */
export function* sentQuestions(sources: Sources, context: Context): Generator<SentQuestion> {
  for (const sent of sentIn(sources, context)) {
    const path = answerOfRule(sent.at.value, context);
    if (path === null || sent.shape === null) continue;
    for (const question of fieldsOf(context)) {
      const isWhole = question.path === path;
      if (!isWhole && !question.path.startsWith(`${path}.`)) continue;
      const keys = isWhole ? [] : keysOfPath(restOf(question.path, path));
      const inner = shapeAt(sent.shape, keys);
      const key = keys.at(-1) ?? sent.key;
      if (inner.found && inner.shape !== null) yield { ...sent, key, question, shape: inner.shape };
    }
  }
}
