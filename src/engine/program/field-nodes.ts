import { holds } from '../rules';
import { addFieldView } from './field-view-nodes';
import type { Kit } from './kit';
import { fieldNode, node, sectionKey } from './names';
import { addOptions } from './option-nodes';
import type { PlacedField } from './resolver';
import { addViolations } from './violation-nodes';

/** Relevance, options, violations and view of one field. */
export function addField(kit: Kit, placed: PlacedField): void {
  addRelevance(kit, placed);
  addOptions(kit, placed);
  addViolations(kit, placed);
  addFieldView(kit, placed);
}

function addRelevance({ reader, add }: Kit, { section, field }: PlacedField): void {
  const whole = node.relevant(sectionKey(section));
  add({
    id: node.relevant(fieldNode(section, field)),
    needs: [whole, ...reader.needs(field.relevant)],
    compute: (read) => read(whole) === true && holds(field.relevant, reader.scope(read)),
  });
}
