import type { Said } from '../expressions/said';
import { conditionOf, frameOf, type Making } from './making';
import { work } from './meanings';
import type { Worked } from './plan';

/** What the form works out, by the path of each that could be said. */
export function factsOf(making: Making): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  for (const [path, node] of making.planned) {
    if (node.as !== 'worked') continue;
    const fact = node.repeat === null ? kept(node, making) : null;
    if (fact !== null) said.set(path, fact);
    if (node.repeat !== null) notKept(node, making);
    const at = { path, repeat: node.repeat, about: 'relevant' } as const;
    conditionOf(node.bind?.relevant ?? null, at, making);
  }
  return said;
}

function kept(node: Worked, { notes, meanings, facts }: Making): Said | null {
  const { calculate, name } = node;
  const { path } = node.node;
  const said = notes.tried({ path, about: 'calculate', ...calculate }, () =>
    work(node, meanings, frameOf(path, null)),
  );
  if (said !== null) facts.set(name, said.rule);
  return said;
}

/** Within a list it stands for itself in the rules that read it. */
function notKept({ node, calculate }: Worked, { notes }: Making): void {
  notes.add({
    ...{ line: calculate.line, of: node.path, about: 'calculate' },
    message:
      'What is worked out within a list is part of the rules that read it, and is not kept with the item',
    help: 'let the partner work it out from the item, where it has to be sent',
  });
}
