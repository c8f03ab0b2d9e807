import type { JsonObject } from '../../engine';
import { allOf, placeText } from '../../journey';
import { readsOf } from '../../rules';
import type { Finding } from '../explanation';
import { finding, type Kit } from '../kit';
import { show } from '../words/value-words';

/** What a call would send now, and what of it is nothing. `given` is what it reads as `with`. */
export function callSends(kit: Kit, id: string, given: JsonObject | null): readonly Finding[] {
  const call = allOf(kit.journey, 'call').find(({ is }) => is.id === id);
  if (call === undefined) return [];
  const beneath = call.rules.map(({ rule, place }) => {
    const name = placeText(place, call.place);
    const known =
      given !== null || ![...readsOf(rule).paths].some((path) => path.startsWith('with.'));
    const value = known ? kit.inspector.evaluate(kit.state, rule, { with: given ?? {} }) : null;
    const reads = [...readsOf(rule).paths].join(', ');
    const from = reads === '' ? '' : `, from ${reads}`;
    const says = known ? `${name} is ${show(value)}${from}` : `${name} is given by who calls`;
    return finding('sends', known ? value !== null : null, says, {
      origin: kit.origin(place),
    });
  });
  const empty = beneath.filter(({ holds }) => holds === false).length;
  if (beneath.length === 0) return [finding('sends', null, `${call.is.operation} sends nothing`)];
  const rest = empty === 0 ? 'nothing of it is empty' : `${empty} of ${beneath.length} are nothing`;
  return [
    finding('sends', null, `${call.is.operation}: ${rest}`, {
      origin: kit.origin(call.place),
      beneath,
    }),
  ];
}
