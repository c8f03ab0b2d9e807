import type { FieldInspection, Json, Rule } from '../../engine';
import type { CompiledField, CompiledSection } from '../../journey';
import type { Finding } from '../explanation';
import { finding, sectionPlace, type Kit } from '../kit';

/** All that keeps a section from being valid. */
export function problemsOf(kit: Kit, section: CompiledSection): readonly Finding[] {
  const found = kit.inspector.section(kit.state, section);
  const lookups = section.needs.flatMap((name): readonly Finding[] => {
    const status = kit.state.lookups[name]?.status ?? 'idle';
    if (status === 'ready') return [];
    const origin = kit.origin(`${sectionPlace(section)}/needs`);
    return [finding('needs', false, `lookups.${name} is ${status}`, { origin })];
  });
  const fields = section.fields.flatMap((field) => {
    const inspected = found.fields[field.name];
    return inspected === undefined ? [] : fieldProblems(kit, section, field, inspected);
  });
  return [...lookups, ...fields];
}

/** What is wrong with one field, said on the page or not. */
export function fieldProblems(
  kit: Kit,
  section: CompiledSection,
  field: CompiledField,
  { violations, view }: FieldInspection,
): readonly Finding[] {
  return violations.map(({ rule, message }) => {
    const { place, asks } = decider(section, field, rule);
    const at = `${sectionPlace(section)}/${place}`;
    const trace = asks === null || !isRule(asks) ? null : kit.tracer.rule(asks, at, 'condition');
    const said = view.error === null ? ', not said yet' : '';
    return finding(rule, false, `${section.id}.${field.name}: “${message}” (${rule}${said})`, {
      origin: kit.origin(at),
      rule: trace,
    });
  });
}

const isRule = (rule: Rule): boolean => typeof rule === 'object' && rule !== null;

/** What an answer broke, and where that stands. */
function decider(
  section: CompiledSection,
  field: CompiledField,
  rule: string,
): { readonly place: string; readonly asks: Json } {
  const own = `field:${field.name}`;
  const check = section.checks.find(({ id, field: name }) => id === rule && name === field.name);
  if (check !== undefined)
    return { place: `check:${field.name}.${rule}/assert`, asks: check.assert };
  if (rule === 'required') return { place: `${own}/required`, asks: field.required };
  if (rule === 'between') return { place: `${own}/bounds`, asks: null };
  if (rule === 'notOffered') return { place: `${own}/options`, asks: null };
  return { place: own, asks: null };
}
