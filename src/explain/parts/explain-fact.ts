import { factPlace } from '../../journey';
import { nameUnder, readsOf } from '../../rules';
import { because } from '../rule/because';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';

export function explainFact(kit: Kit, name: string): readonly Finding[] {
  const { journey, tracer, words } = kit;
  const place = factPlace(name);
  const trace = tracer.rule({ rule: journey.facts[name] ?? null, place, role: 'value' });
  const says = withReason(
    `facts.${name} is ${words(trace.value, `facts.${name}`)}`,
    because(trace, tracer.facts),
  );
  const readers = Object.entries(journey.facts)
    .filter(([, other]) =>
      [...readsOf(other).paths].some((path) => nameUnder('facts', path) === name),
    )
    .map(([other]) => `facts.${other}`);
  return [
    finding('value', null, says, { origin: kit.origin(place), rule: trace }),
    ...(readers.length === 0 ? [] : [finding('read', null, `read by ${readers.join(', ')}`)]),
  ];
}
