import type { CompiledJourney } from '../../../src/journey';
import { createValueWords, phrasesOf, ruleWords } from '../../../src/explain';
import {
  consentsTable,
  requiredTable,
  toCsv,
  toHtml,
  toMarkdown,
  visibilityTable,
  type Table,
} from '../../../src/tables';
import { InputError } from '../../project';
import { requireJourney } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';

const kinds = ['required', 'visibility', 'consents'] as const;
type Kind = (typeof kinds)[number];
const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name);

/** Prints a decision table of the whole journey. */
export const table: Command = (context, input) => {
  const kind = input.parameter('kind') ?? '';
  if (!isKind(kind)) {
    throw new InputError(`There is no table \`${kind}\`.`, `known: ${kinds.join(', ')}`);
  }
  const journey = requireJourney(context);
  const made = tableOf(kind, journey, context);
  context.print(draw(made, context.format, journey.locale).replace(/\r?\n$/, ''));
  return exitCode.clean;
};

function tableOf(kind: Kind, journey: CompiledJourney, context: CommandContext): Table {
  const words = createValueWords(journey);
  const phrases = phrasesOf(context.compile().origins);
  const say = (rule: Parameters<typeof ruleWords>[0]): string => ruleWords(rule, words, phrases);
  if (kind === 'consents') return consentsTable(journey, say);
  const { tables } = context.compile();
  if (tables === null) {
    throw new InputError(
      'journey.json does not say what its tables are laid out by.',
      'add "tables": { "by": "facts.…" } with a fact or answer of few values',
    );
  }
  return (kind === 'required' ? requiredTable : visibilityTable)(journey, tables, say);
}

function draw(made: Table, format: string, language: string): string {
  if (format === 'html') return toHtml(made, language);
  return format === 'csv' ? toCsv(made) : toMarkdown(made);
}
