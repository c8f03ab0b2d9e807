import type { Shipped } from '../../unit/shipped';
import { bodyOf, differences } from './bodies';
import { sent } from './compare-refused';
import { signsUp } from './enter';
import { answersWith, completed, ready, signingUp } from './sign-up';
import type { Bodies } from './tables';

/** What a household sends in full, whole body by whole body; no other save is called. */
export function compareBodies(shipped: Shipped, { plan, bodies }: Bodies): readonly string[] {
  const world = completed(ready(signingUp(shipped, signsUp({ plan }), answersWith())));
  const switchKey = shipped.engine.evaluate(world.state, { var: 'switchKey' });
  const more = sent(world).filter((operation) => !Object.hasOwn(bodies, operation));
  return [
    ...Object.entries(bodies).flatMap(([operation, body]) =>
      differences(operation, bodyOf(world, operation), body, switchKey, true),
    ),
    ...more.map((operation) => `${operation} is called, but must not be.`),
  ];
}
