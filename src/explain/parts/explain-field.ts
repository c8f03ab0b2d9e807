import type { FieldInspection } from '../../engine';
import type { CompiledField, CompiledSection } from '../../journey';
import { changesTo } from '../changes/changes-to';
import type { Finding } from '../explanation';
import { finding, sectionPlace, tellsSomething, withReason, type Kit } from '../kit';
import { fieldProblems } from './problems';
import { sectionShown } from './section-shown';

export function explainField(
  kit: Kit,
  section: CompiledSection,
  field: CompiledField,
): readonly Finding[] {
  const found = kit.inspector.section(kit.state, section).fields[field.name];
  if (found === undefined) return [];
  const place = `${sectionPlace(section)}/field:${field.name}`;
  return [
    shown(kit, section, field, place),
    required(kit, field, place),
    enabled(kit, field, place),
    wrong(kit, section, field, found),
    value(kit, field, found),
    ...options(kit, field, place),
    ...bounds(kit, field, found, place),
  ];
}

function shown(kit: Kit, section: CompiledSection, field: CompiledField, place: string): Finding {
  const whole = sectionShown(kit, section);
  const gates = [
    { ...whole, about: 'section' },
    kit.judge('relevant', field.relevant, `${place}/relevant`, (holds, reason) =>
      withReason(holds ? 'the field counts' : 'the field does not count', reason),
    ),
    kit.judge('visible', field.visible, `${place}/visible`, (holds, reason) =>
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

function required(kit: Kit, field: CompiledField, place: string): Finding {
  const accept = field.mustAccept ? 'must be accepted' : 'required';
  return kit.judge('required', field.required, `${place}/required`, (holds, reason) =>
    withReason(holds ? accept : 'not required', reason),
  );
}

function wrong(
  kit: Kit,
  section: CompiledSection,
  field: CompiledField,
  found: FieldInspection,
): Finding {
  const problems = fieldProblems(kit, section, field, found);
  const [first] = problems;
  if (first === undefined) return finding('valid', true, 'valid');
  const telling = problems.length > 1 || first.rule !== null ? problems : [];
  return finding('valid', false, `not valid: ${first.says}`, {
    origin: first.origin,
    beneath: telling,
  });
}

function enabled(kit: Kit, field: CompiledField, place: string): Finding {
  const judged = kit.judge('enabled', field.disabled, `${place}/disabled`, (holds, reason) =>
    withReason(holds ? 'not enabled' : 'enabled', reason),
  );
  return { ...judged, holds: judged.holds !== true };
}

function value(kit: Kit, field: CompiledField, found: FieldInspection): Finding {
  const kept = kit.words(found.kept, field.path);
  const says =
    !found.relevant && found.kept !== null
      ? `${field.path} keeps ${kept}, and reads as ${kit.words(found.value, field.path)} while no field for it counts`
      : `${field.path} is ${kept}`;
  return finding('value', null, says, { beneath: changesTo(kit, field.path) });
}

/** Options that hang on a rule: the others are always there. */
function options(kit: Kit, field: CompiledField, place: string): readonly Finding[] {
  if (field.options === null) return [];
  if (field.options.kind === 'lookup') {
    const { lookup } = field.options;
    const status = kit.state.lookups[lookup]?.status ?? 'idle';
    return [
      finding('options', status === 'ready', `from lookups.${lookup}, which is ${status}`, {
        origin: kit.origin(`${place}/options`),
      }),
    ];
  }
  return field.options.items.flatMap(({ value: code, when, unavailable }) => {
    const at = `${place}/option:${String(code)}`;
    const name = kit.words(code, field.path);
    const rules = [
      kit.judge('option', when, `${at}/when`, (holds, reason) =>
        withReason(`${name} is ${holds ? '' : 'not '}offered`, reason),
      ),
      kit.judge('option', unavailable, `${at}/unavailable`, (holds, reason) =>
        withReason(`${name} ${holds ? 'is not to be had' : 'can be chosen'}`, reason),
      ),
    ];
    return rules.filter(({ rule }) => rule !== null);
  });
}

function bounds(
  kit: Kit,
  field: CompiledField,
  { view }: FieldInspection,
  place: string,
): readonly Finding[] {
  if (field.bounds === null) return [];
  const says = view.bounds === null ? 'no bounds in this case' : `from ${view.bounds.join(' to ')}`;
  const { by } = field.bounds;
  const rule =
    typeof by === 'object' && by !== null
      ? kit.tracer.rule(by, `${place}/bounds/by`, 'value')
      : null;
  return [finding('bounds', null, says, { origin: kit.origin(`${place}/bounds`), rule })];
}
