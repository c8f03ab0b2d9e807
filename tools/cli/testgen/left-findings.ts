import { createShapeValidators, type Finding } from '../../../src/compiler';
import type { CompiledJourney } from '../../../src/journey';
import { createProver, prove } from '../../../src/prover';
import { codeOf, testgenCodes, type Left } from '../../../src/testgen';
import { findingsOf } from '../proof/findings-of';
import type { CommandContext } from '../frame/command';

/** What no scenario was found for, as findings at lines of files. */
export function leftFindings(
  left: readonly Left[],
  journey: CompiledJourney,
  context: CommandContext,
): readonly Finding[] {
  const proved = left.some(({ why }) => why === 'never')
    ? provedAt(journey, context)
    : new Map<string, string>();
  return left
    .flatMap(({ goal, why }): readonly Finding[] => {
      if (goal.origin === null) return [];
      const code = codeOf[why];
      const { file, line, column, pointer } = goal.origin;
      const known = proved.get(`${file}#${pointer}`);
      return [
        {
          ...{ code, title: testgenCodes[code], severity: 'warning' },
          ...{ file, line, column, pointer, length: 1, also: [], example: null },
          message: messages[why](goal.words),
          help:
            why === 'never' && known !== undefined
              ? `journey prove says so too: ${known}`
              : helps[why],
        },
      ];
    })
    .sort((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line);
}

const messages: Readonly<Record<Left['why'], (words: string) => string>> = {
  never: (words) => `No household comes to this: it ${words}.`,
  notPlayed: (words) => `Nobody was found who comes to this as a person could: it ${words}.`,
  tooLarge: (words) =>
    `Nobody was found who comes to this, and it is too much to work out: it ${words}.`,
};

const helps: Readonly<Record<Left['why'], string>> = {
  never: 'leave out what never decides anything, or keep it for the reader',
  notPlayed: 'give a household whose partner answers so, or write the scenario by hand',
  tooLarge: 'write the scenario by hand',
};

/** `file#pointer` → code of what is proved there. */
function provedAt(journey: CompiledJourney, context: CommandContext): ReadonlyMap<string, string> {
  const { origins, policies } = context.compile();
  const prover = createProver(journey, { validators: createShapeValidators(journey) });
  const { findings } = prove(prover, origins, policies);
  return new Map(
    findingsOf(findings, { journey, origins, files: context.files }).map(
      ({ file, pointer, code }) => [`${file}#${pointer}`, code] as const,
    ),
  );
}
