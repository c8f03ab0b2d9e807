import { own } from '../answers/own';
import { isEmpty, isObject, withoutEmpty, wordsOf } from '../answers/path';
import type { CompiledSection, Json, Lookup, Verdict } from '../model';
import type { ReadNode } from '../graph';
import { holds } from '../rules';
import { addAttention } from './attention-nodes';
import { addContent } from './content-nodes';
import { addDraft } from './draft-nodes';
import { addField } from './field-nodes';
import { hostsOf, listKeyOf } from './items';
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
  addDraft(kit, section);
  addShape(kit, section);
  addLookups(kit, section);
  addVerdict(kit, section);
  addContent(kit, sectionKey(section), section.content);
  addAttention(kit, section);
  addSummary(kit, section);
  addSectionView(kit, section);
}

function addRules(kit: Kit, section: CompiledSection): void {
  const { reader, add } = kit;
  const key = sectionKey(section);
  const gate = draftGate(kit, section);
  add({
    id: node.relevant(key),
    needs: [...gate.needs, ...reader.needs(section.relevant)],
    compute: (read) => gate.isOpen(read) && holds(section.relevant, reader.scope(read)),
  });
  add({
    id: node.visible(key),
    needs: reader.needs(section.visible),
    compute: (read) => holds(section.visible, reader.scope(read)),
  });
}

/** The section of an item counts only while its list counts and a draft of it is open. */
function draftGate({ journey }: Kit, section: CompiledSection) {
  const key = listKeyOf(section);
  if (key === null) return { needs: [], isOpen: () => true };
  const draft = node.draft(key);
  const lists = hostsOf(journey, section).map((host) =>
    node.relevant(fieldNode(host.section, host.field)),
  );
  return {
    needs: [draft, ...lists],
    isOpen: (read: ReadNode) => read(draft) !== null && lists.some((id) => read(id) === true),
  };
}

function addShape({ validators, add }: Kit, section: CompiledSection): void {
  const validate = own(validators, wordsOf(section.schema['$id']));
  const answers = section.fields.map((field) => [field.name, node.answer(field.path)] as const);
  add({
    id: node.shape(sectionKey(section)),
    needs: answers.map(([, id]) => id),
    compute: (read) => {
      const values = answers
        .map(([name, id]) => [name, filled(read(id) as Json)] as const)
        .filter(([, value]) => !isEmpty(value));
      return validate?.(Object.fromEntries(values)) ?? [];
    },
  });
}

/** Parts that are empty are not there. */
const filled = (value: Json): Json => (isObject(value) ? withoutEmpty(value) : value);

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
