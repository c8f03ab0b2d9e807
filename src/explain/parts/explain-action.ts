import type { CompiledAction, CompiledSection } from '../../journey';
import { placedChanges } from '../changes/placed-changes';
import type { Finding } from '../explanation';
import { finding, sectionPlace, withReason, type Kit } from '../kit';
import { fieldProblems } from './problems';
import { sectionShown } from './section-shown';

/** A button of a section. */
export function explainAction(
  kit: Kit,
  section: CompiledSection,
  action: CompiledAction,
): readonly Finding[] {
  const place = `${sectionPlace(section)}/action:${action.id}`;
  const whole = sectionShown(kit, section);
  const enabled = kit.judge('enabled', action.enabled, `${place}/enabled`, (holds, reason) =>
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
    ...works(kit, section, action),
    ...does(kit, section, action),
  ];
}

/** Pressed while its fields are wrong, it says what is wrong instead of working. */
function works(
  kit: Kit,
  section: CompiledSection,
  { valid, id }: CompiledAction,
): readonly Finding[] {
  if (valid.length === 0) return [];
  const { fields } = kit.inspector.section(kit.state, section);
  const problems = section.fields
    .filter(({ name }) => valid.includes(name))
    .flatMap((field) => {
      const found = fields[field.name];
      return found === undefined ? [] : fieldProblems(kit, section, field, found);
    });
  const [first] = problems;
  const says =
    first === undefined
      ? 'it works when it is pressed'
      : `pressed, it only says what is wrong: ${first.says}`;
  const origin = kit.origin(`${sectionPlace(section)}/action:${id}/enabled`);
  return [finding('works', first === undefined, says, { origin, beneath: problems })];
}

function does(kit: Kit, section: CompiledSection, { id }: CompiledAction): readonly Finding[] {
  const own = section.reactions.flatMap(({ on }, index) =>
    on.kind === 'pressed' && on.action === id
      ? [`${sectionPlace(section)}/reaction:${index}/`]
      : [],
  );
  return placedChanges(kit.journey)
    .filter(({ place }) => own.some((prefix) => place.startsWith(prefix)))
    .map(({ when, whenPlace, place, change }) => {
      const calls = change.call.map(({ as }) => `calls ${as}`);
      const sets = Object.keys(change.set).map((path) => `sets ${path}`);
      const clears = change.clear.map((path) => `clears ${path}`);
      const opens = change.open === null ? [] : [`opens ${change.open}`];
      const says = [...sets, ...clears, ...calls, ...opens].join(', ');
      const judged = kit.judge('does', when, whenPlace, (holds, reason) =>
        withReason(holds ? says : `does not do this now: ${says},`, reason),
      );
      return { ...judged, origin: kit.origin(place) };
    });
}
