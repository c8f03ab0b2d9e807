import { own } from '../answers/own';
import { isEmpty, wordsOf } from '../answers/path';
import type { CompiledSection, Json, Lookup, Verdict } from '../model';
import { holds } from '../rules';
import { addAttention } from './attention-nodes';
import { addContent } from './content-nodes';
import { addField } from './field-nodes';
import type { Kit } from './kit';
import { fieldNode, node, sectionKey } from './names';
import { addLookups } from './section-lookup-nodes';
import { addSectionView } from './section-view-nodes';
import { addSummary } from './summary-nodes';
import type { Violation } from './violation';

/** Everything about one section. */
export function addSection(kit: Kit, section: CompiledSection): void {
  for (const field of section.fields) addField(kit, { section, field });
  addRules(kit, section);
  addShape(kit, section);
  addLookups(kit, section);
  addVerdict(kit, section);
  addContent(kit, sectionKey(section), section.content);
  addAttention(kit, section);
  addSummary(kit, section);
  addSectionView(kit, section);
}

function addRules({ reader, add }: Kit, section: CompiledSection): void {
  const key = sectionKey(section);
  for (const [id, rule] of [
    [node.relevant(key), section.relevant],
    [node.visible(key), section.visible],
  ] as const) {
    add({
      id,
      needs: reader.needs(rule),
      compute: (read) => holds(rule, reader.scope(read)),
    });
  }
}

function addShape({ validators, add }: Kit, section: CompiledSection): void {
  const validate = own(validators, wordsOf(section.schema['$id']));
  const answers = section.fields.map((field) => [field.name, node.answer(field.path)] as const);
  add({
    id: node.shape(sectionKey(section)),
    needs: answers.map(([, id]) => id),
    compute: (read) => {
      const values = answers
        .map(([name, id]) => [name, read(id) as Json] as const)
        .filter(([, value]) => !isEmpty(value));
      return validate?.(Object.fromEntries(values)) ?? [];
    },
  });
}

function addVerdict({ add }: Kit, section: CompiledSection): void {
  const key = sectionKey(section);
  const relevant = node.relevant(key);
  const needed = section.needs.map(node.lookup);
  const violations = section.fields.map((field) => node.violations(fieldNode(section, field)));
  add({
    id: node.verdict(key),
    needs: [relevant, ...needed, ...violations],
    compute: (read): Verdict => {
      if (read(relevant) !== true) return 'valid';
      const statuses = needed.map((id) => (read(id) as Lookup).status);
      if (statuses.some((status) => status === 'loading' || status === 'failed')) return 'pending';
      if (violations.some((id) => (read(id) as readonly Violation[]).length > 0)) return 'invalid';
      return statuses.every((status) => status === 'ready') ? 'valid' : 'pending';
    },
  });
}
