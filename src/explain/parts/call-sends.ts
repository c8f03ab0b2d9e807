import type { Json, JsonObject, Rule } from '../../engine';
import { isRule, readsOf } from '../../rules';
import type { Finding } from '../explanation';
import { finding, type Kit } from '../kit';
import { show } from '../words/value-words';

/** What a call would send now, and what of it is nothing. `given` is what it reads as `with`. */
export function callSends(kit: Kit, id: string, given: JsonObject | null): readonly Finding[] {
  const call = kit.journey.calls[id];
  if (call === undefined) return [];
  const leaves = [
    ...Object.entries(call.path).flatMap(([name, each]) => leavesOf(each, `path:${name}`)),
    ...Object.entries(call.query).flatMap(([name, each]) => leavesOf(each, `query:${name}`)),
    ...leavesOf(call.body, 'body'),
  ];
  const beneath = leaves.map(({ rule, place }) => {
    const known =
      given !== null || ![...readsOf(rule).paths].some((path) => path.startsWith('with.'));
    const value = known ? kit.inspector.evaluate(kit.state, rule, { with: given ?? {} }) : null;
    const reads = [...readsOf(rule).paths].join(', ');
    const from = reads === '' ? '' : `, from ${reads}`;
    const says = known ? `${place} is ${show(value)}${from}` : `${place} is given by who calls`;
    return finding('sends', known ? value !== null : null, says, {
      origin: kit.origin(`call:${id}/${place}`),
    });
  });
  const empty = beneath.filter(({ holds }) => holds === false).length;
  if (beneath.length === 0) return [finding('sends', null, `${call.operation} sends nothing`)];
  const rest = empty === 0 ? 'nothing of it is empty' : `${empty} of ${beneath.length} are nothing`;
  return [
    finding('sends', null, `${call.operation}: ${rest}`, {
      origin: kit.origin(`call:${id}`),
      beneath,
    }),
  ];
}

interface Leaf {
  readonly rule: Rule;
  readonly place: string;
}

function leavesOf(template: Json, place: string): readonly Leaf[] {
  if (typeof template !== 'object' || template === null) {
    return template === null ? [] : [{ rule: template, place }];
  }
  if (isRule(template)) return [{ rule: template, place }];
  return Object.entries(template as Readonly<Record<string, Json>>).flatMap(([key, each]) =>
    leavesOf(each, `${place}/${key}`),
  );
}
