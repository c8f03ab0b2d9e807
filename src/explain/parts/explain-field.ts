import type { FieldInspection } from '../../engine';
import { allIn, decides, placeAt, ruleOf, type PartOf } from '../../journey';
import { changesTo } from '../changes/changes-to';
import type { Finding } from '../explanation';
import { finding, tellsSomething, withReason, type Kit } from '../kit';
import { fieldProblems } from './problems';
import { sectionShown } from './section-shown';

export function explainField(kit: Kit, field: PartOf<'field'>): readonly Finding[] {
  const found = kit.inspector.section(kit.state, field.owner.is).fields[field.is.name];
  if (found === undefined) return [];
  return [
    shown(kit, field),
    required(kit, field),
    enabled(kit, field),
    wrong(kit, field, found),
    value(kit, field, found),
    ...options(kit, field, found),
    ...bounds(kit, field, found),
  ];
}

function shown(kit: Kit, field: PartOf<'field'>): Finding {
  const whole = sectionShown(kit, field.owner);
  const gates = [
    { ...whole, about: 'section' },
    kit.judge('relevant', ruleOf(field, 'relevant'), (holds, reason) =>
      withReason(holds ? 'the field counts' : 'the field does not count', reason),
    ),
    kit.judge('visible', ruleOf(field, 'visible'), (holds, reason) =>
      withReason(holds ? 'it may be seen' : 'it counts, but is never drawn', reason),
    ),
  ];
  const telling = gates.filter(tellsSomething);
  const folded = whole.holds === true && whole.says !== 'shown';
  const closed = gates.find(({ holds }) => holds === false);
  if (closed === undefined) {
    const says = folded ? 'its section is folded into one line; Change opens it' : 'shown';
    return finding('shown', !folded, says, { beneath: telling });
  }
  const reason = closed === gates[0] ? `its section is ${closed.says}` : closed.says;
  return finding('shown', false, `not shown: ${reason}`, {
    origin: closed.origin,
    beneath: telling,
  });
}

function required(kit: Kit, field: PartOf<'field'>): Finding {
  const accept = field.is.mustAccept ? 'must be accepted' : 'required';
  return kit.judge('required', ruleOf(field, 'required'), (holds, reason) =>
    withReason(holds ? accept : 'not required', reason),
  );
}

function wrong(kit: Kit, field: PartOf<'field'>, found: FieldInspection): Finding {
  const problems = fieldProblems(kit, field, found);
  const [first] = problems;
  if (first === undefined) return finding('valid', true, 'valid');
  const telling = problems.length > 1 || first.rule !== null ? problems : [];
  return finding('valid', false, `not valid: ${first.says}`, {
    origin: first.origin,
    beneath: telling,
  });
}

function enabled(kit: Kit, field: PartOf<'field'>): Finding {
  const judged = kit.judge('enabled', ruleOf(field, 'disabled'), (holds, reason) =>
    withReason(holds ? 'not enabled' : 'enabled', reason),
  );
  return { ...judged, holds: judged.holds !== true };
}

function value(kit: Kit, { is: { path } }: PartOf<'field'>, found: FieldInspection): Finding {
  const kept = kit.words(found.kept, path);
  const says =
    !found.relevant && found.kept !== null
      ? `${path} keeps ${kept}, and reads as ${kit.words(found.value, path)} while no field for it counts`
      : `${path} is ${kept}`;
  return finding('value', null, says, { beneath: changesTo(kit, path) });
}

/** Options that hang on a rule: the others are always there. */
function options(kit: Kit, field: PartOf<'field'>, found: FieldInspection): readonly Finding[] {
  const { options: all, path } = field.is;
  if (all?.kind === 'lookup') {
    const { lookup } = all;
    const status = kit.state.lookups[lookup]?.status ?? 'idle';
    return [
      finding('options', status === 'ready', `from lookups.${lookup}, which is ${status}`, {
        origin: kit.origin(placeAt(field.place, 'options')),
      }),
    ];
  }
  if (all?.kind === 'ofItems') {
    const count = found.view.options?.length ?? 0;
    return [
      finding('options', count > 0, `${count} of the items of ${all.list}`, {
        origin: kit.origin(placeAt(field.place, 'options')),
      }),
    ];
  }
  return allIn(field, 'option').flatMap((option) => {
    const name = kit.words(option.is.value, path);
    const rules = [
      kit.judge('option', ruleOf(option, 'when'), (holds, reason) =>
        withReason(`${name} is ${holds ? '' : 'not '}offered`, reason),
      ),
      kit.judge('option', ruleOf(option, 'unavailable'), (holds, reason) =>
        withReason(`${name} ${holds ? 'is not to be had' : 'can be chosen'}`, reason),
      ),
    ];
    return rules.filter(({ rule }) => rule !== null);
  });
}

const bounds = (kit: Kit, field: PartOf<'field'>, { view }: FieldInspection): readonly Finding[] =>
  allIn(field, 'bounds').map((part) => {
    const says =
      view.bounds === null ? 'no bounds in this case' : `from ${view.bounds.join(' to ')}`;
    const by = ruleOf(part, 'by');
    const rule = decides(by) ? kit.tracer.rule(by) : null;
    return finding('bounds', null, says, { origin: kit.origin(part.place), rule });
  });
