import { createShapeValidators } from '../../../src/compiler';
import { createInspector } from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import { explain, linesOf } from '../../../src/explain';
import type { Explain } from '../../../src/scenarios';
import type { CommandContext } from '../frame/command';

/** Of an explanation: what it comes to, and not every step on the way there. */
const mostLines = 7;
const signs = { yes: '✓', no: '✗', skipped: '·' } as const;

/** The rules that decided what was not expected, with their lines and the values that they read. */
export function explainMismatch(context: CommandContext, journey: CompiledJourney): Explain {
  const inspector = createInspector(journey, createShapeValidators(journey));
  const { origins } = context.compile();
  return ({ about }, { world, scenario }) => {
    if (about === null || world === null) return [];
    const lines = explain(inspector, origins, world.state, about)
      .flatMap(linesOf)
      .filter(({ indent }) => indent < 2)
      .slice(0, mostLines)
      .map(({ indent, mark, text, where }) => {
        const sign = mark === null ? '' : `${signs[mark]} `;
        return `${'  '.repeat(indent)}${sign}${text}${where === '' ? '' : `  ${where}`}`;
      });
    const { file } = scenario.at;
    return [...lines, `more: journey why ${about} --household '${file}#${scenario.name}'`];
  };
}
