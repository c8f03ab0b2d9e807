import { nameUnder, readsThrough } from '../../rules';
import type { Context } from '../context';
import type { ChangeSource, SequenceSource, SequenceStepSource } from '../language';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { keptAs } from './commits/committing-steps';

type Step = Cursor<SequenceStepSource>;

/** The steps of a sequence read what is there by then, and it leads on. */
export function checkSequences(sources: Sources, context: Context): void {
  for (const sequence of sources.sequences) {
    const steps = items(sequence.at('steps'));
    checkFirst(steps, context);
    checkInputs(steps, context);
  }
  checkEntries(sources, context);
}

/** A step runs beside the one before it: the first has none. */
function checkFirst([first]: readonly Step[], { report }: Context): void {
  if (first?.value.parallel !== true) return;
  report.add('JC552', first.at('parallel'), 'No step stands before this one.', {
    severity: 'warning',
    key: true,
    help: 'leave it out here, or write it in the step that runs together with this one',
  });
}

/** What a step beside this one has called is on its way, and what it held before is gone (K2). */
function checkInputs(steps: readonly Step[], context: Context): void {
  const { symbols, report } = context;
  const facts = Object.fromEntries([...symbols.facts].map(([name, { value }]) => [name, value]));
  let beside: readonly Step[] = [];
  for (const step of steps) {
    if (step.value.parallel === true && beside.length > 0) {
      const {
        body = null,
        path = {},
        query = {},
      } = symbols.calls.get(step.value.call)?.value ?? {};
      const { when = null, with: given = {} } = step.value;
      const read = readsThrough(facts, when, { ...given }, body, { ...path }, { ...query });
      const lookups = new Set([...read].map((each) => nameUnder('lookups', each)));
      const other = beside.find((each) => lookups.has(keptAs(each)));
      if (other !== undefined)
        report.add(
          'JC554',
          step.at('parallel'),
          `This reads \`lookups.${keptAs(other)}\`, which is on its way then.`,
          {
            severity: 'warning',
            key: true,
            help: 'leave `parallel` out: the step waits for the one before it',
            also: [{ at: other.at('id'), message: 'the step that calls it' }],
          },
        );
    }
    beside = step.value.parallel === true ? [...beside, step] : [step];
  }
}

/** A sequence that a step begins when it is entered does not lead to that step. */
function checkEntries({ steps }: Sources, { symbols, report }: Context): void {
  for (const step of steps) {
    const sequence = symbols.sequences.get(step.value.entry ?? '');
    if (sequence === undefined) continue;
    for (const change of changesIn(sequence)) {
      const { goTo, when, parameters } = change.value;
      if (goTo !== step.value.id || when !== undefined || parameters !== undefined) continue;
      report.add('JC503', change.at('goTo'), `\`${goTo}\` begins this sequence, and would anew.`, {
        severity: 'warning',
        help: 'lead elsewhere, or leave it out: the household is there',
        also: [{ at: step.at('entry'), message: 'begun here' }],
      });
    }
  }
}

const changesIn = (sequence: Cursor<SequenceSource>): readonly Cursor<ChangeSource>[] => [
  ...oneOrMore<ChangeSource>(sequence.find('first')),
  ...items(sequence.at('steps')).flatMap((step) => [
    ...oneOrMore<ChangeSource>(step.find('then')),
    ...items(step.find('onFailure')).flatMap((each) => oneOrMore<ChangeSource>(each.at('then'))),
  ]),
  ...oneOrMore<ChangeSource>(sequence.find('then')),
];
