import { createShapeValidators } from '../../../src/compiler';
import { didYouMean } from '../../../src/compiler/diagnostic/did-you-mean';
import { createInspector } from '../../../src/engine';
import { readQuestionKey, type CompiledJourney } from '../../../src/journey';
import { explain, renderText, targetNames, type Paint } from '../../../src/explain';
import { isInside } from '../../../src/rules';
import { InputError } from '../../project';
import { requireJourney } from '../findings';
import type { Colours } from '../frame/terminal';
import type { Command } from '../frame/command';
import { exitCode } from '../frame/exit';
import { playHousehold } from '../scenarios/play-household';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Explains one thing of the journey for one household. */
export const why: Command = (context, input) => {
  const journey = requireJourney(context);
  const target = input.parameter('target') ?? '';
  const household = playHousehold(context, journey, input.option('household'), input.option('at'));
  const inspector = createInspector(journey, createShapeValidators(journey));
  const found = explain(inspector, context.compile().origins, household.state, target);
  if (found.length === 0) throw unknownTarget(journey, target);
  if (context.format === 'json') {
    const { name, warning, state } = household;
    const document = {
      version: documentVersion,
      household: { name, step: state.progress.step, warning },
      explanations: found,
    };
    context.print(JSON.stringify(document, null, 2));
    return exitCode.clean;
  }
  const { faint, yellow } = context.colours;
  context.print(faint(`for ${household.name}, in ${household.state.progress.step ?? 'no step'}`));
  if (household.warning !== '') {
    context.print(yellow(`its scenario does not go as it expects: ${household.warning}`));
  }
  const paint = paintIn(context.colours);
  for (const explanation of found) context.print(`\n${renderText(explanation, paint)}`);
  return exitCode.clean;
};

const paintIn = (colours: Colours): Paint => ({
  yes: (text) => colours.green(text),
  no: (text) => colours.red(text),
  strong: (text) => colours.bold(text),
  quiet: (text) => colours.faint(text),
});

function unknownTarget(journey: CompiledJourney, target: string): InputError {
  const names = targetNames(journey);
  const [section, part] = readQuestionKey(target);
  const own = names.filter((each) => isInside(each, section));
  const known = part !== '' && own.length > 0 ? own : names;
  return new InputError(
    `Nothing is called \`${target}\`.`,
    didYouMean(target, known) ??
      'ask for a section, section.field, call, fact, notice, button, sequence or step',
  );
}
