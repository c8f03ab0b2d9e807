import { allIn, allOf, ruleOf, type PartOf } from '../../journey';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';
import { fieldProblems } from './problems';
import { sectionShown } from './section-shown';

/** A button of a section. */
export function explainAction(kit: Kit, action: PartOf<'action'>): readonly Finding[] {
  const whole = sectionShown(kit, action.owner);
  const enabled = kit.judge('enabled', ruleOf(action, 'enabled'), (holds, reason) =>
    withReason(holds ? 'it is offered' : 'it is not offered', reason),
  );
  const gates = [{ ...whole, about: 'section' }, enabled];
  const closed = gates.find(({ holds }) => holds === false);
  const inSection = closed === gates[0] ? 'its section is ' : '';
  const says = closed === undefined ? 'shown' : `not shown: ${inSection}${closed.says}`;
  return [
    finding('shown', closed === undefined, says, {
      origin: closed?.origin ?? null,
      beneath: gates,
    }),
    ...works(kit, action),
    ...does(kit, action),
  ];
}

/** Pressed while its fields are wrong, it says what is wrong instead of working. */
function works(kit: Kit, action: PartOf<'action'>): readonly Finding[] {
  const { valid } = action.is;
  if (valid.length === 0) return [];
  const { fields } = kit.inspector.section(kit.state, action.owner.is);
  const problems = allIn(action.owner, 'field')
    .filter(({ is }) => valid.includes(is.name))
    .flatMap((field) => {
      const found = fields[field.is.name];
      return found === undefined ? [] : fieldProblems(kit, field, found);
    });
  const [first] = problems;
  const says =
    first === undefined
      ? 'it works when it is pressed'
      : `pressed, it only says what is wrong: ${first.says}`;
  const origin = kit.origin(ruleOf(action, 'enabled').place);
  return [finding('works', first === undefined, says, { origin, beneath: problems })];
}

function does(kit: Kit, action: PartOf<'action'>): readonly Finding[] {
  const isPressed = ({ is: { on }, owner }: PartOf<'reaction'>): boolean =>
    on.kind === 'pressed' && on.action === action.is.id && owner.is === action.owner.is;
  return allOf(kit.journey, 'change').flatMap(({ is, place, owner }) => {
    if (owner.kind !== 'reaction' || !isPressed(owner)) return [];
    const calls = is.call.map(({ as }) => `calls ${as}`);
    const sets = Object.keys(is.set).map((path) => `sets ${path}`);
    const clears = is.clear.map((path) => `clears ${path}`);
    const opens = is.open === null ? [] : [`opens ${is.open}`];
    const says = [...sets, ...clears, ...calls, ...opens].join(', ');
    const judged = kit.judge('does', ruleOf(owner, 'when'), (holds, reason) =>
      withReason(holds ? says : `does not do this now: ${says},`, reason),
    );
    return [{ ...judged, origin: kit.origin(place) }];
  });
}
