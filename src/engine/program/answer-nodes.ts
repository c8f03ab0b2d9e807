import { fieldNode, node } from './names';
import type { Kit } from './kit';

/**
 * Answers as rules, texts and payloads see them: null while no field that asks for them is relevant.
 * The answer itself is kept, and comes back with its field.
 */
export function addAnswers({ resolver, add }: Kit): void {
  for (const [path, fields] of resolver.bound) {
    const raw = node.raw(path);
    const relevant = fields.map(({ section, field }) => node.relevant(fieldNode(section, field)));
    add({
      id: node.answer(path),
      needs: [raw, ...relevant],
      compute: (read) =>
        relevant.length === 0 || relevant.some((id) => read(id) === true) ? read(raw) : null,
    });
  }
}
