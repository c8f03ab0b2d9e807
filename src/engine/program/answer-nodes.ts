import { setPath } from '../answers/path';
import type { Json, JsonObject } from '../model';
import { fieldNode, node } from './names';
import type { Kit } from './kit';

/**
 * Answers as rules, texts and payloads see them: null while no field that asks for them is relevant.
 * The answer itself is kept, and comes back with its field.
 */
export function addAnswers(kit: Kit): void {
  const { resolver, add } = kit;
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
  addGroups(kit);
}

/**
 * Answers that share a beginning, as one object; null when none of them counts. One that is blank is
 * null in it, as it is where it is read alone, so that a payload has it.
 */
function addGroups({ resolver, add }: Kit): void {
  for (const group of groupsAmong([...resolver.bound.keys()])) {
    const inner = [...resolver.bound.keys()].filter((path) => path.startsWith(`${group}.`));
    add({
      id: node.group(group),
      needs: inner.map(node.answer),
      compute: (read): Json => {
        const answers = inner.map(
          (path) => [path.slice(group.length + 1), read(node.answer(path)) as Json] as const,
        );
        if (answers.every(([, value]) => value === null)) return null;
        return answers.reduce<JsonObject>((all, [path, value]) => setPath(all, path, value), {});
      },
    });
  }
}

/** Paths above others that are bound to nothing themselves. */
function groupsAmong(paths: readonly string[]): ReadonlySet<string> {
  const known = new Set(paths);
  const groups = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
      if (!known.has(path.slice(0, end))) groups.add(path.slice(0, end));
    }
  }
  return groups;
}
