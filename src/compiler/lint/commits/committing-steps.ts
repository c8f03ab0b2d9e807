import type { Context } from '../../context';
import type { SequenceSource, SequenceStepSource } from '../../language';
import { items, type Cursor } from '../../source';
import type { Sources } from '../../symbols';

/** A step that sends a commit, and where it stands. */
export interface CommittingStep {
  readonly commit: string | null;
  readonly step: Cursor<SequenceStepSource>;
  readonly sequence: Cursor<SequenceSource>;
}

export const committingSteps = ({ sequences }: Sources): readonly CommittingStep[] =>
  sequences.flatMap((sequence) =>
    items(sequence.at('steps'))
      .filter(({ value }) => value.commits === true)
      .map((step) => ({ commit: sequence.value.commit ?? null, step, sequence })),
  );

/** Name under which the answer of a step is kept. */
export const keptAs = ({ value }: Cursor<SequenceStepSource>): string => value.as ?? value.call;

/** The calls that the sequences about a commit make, without the commit itself. */
export const callsBefore = (commit: string, { symbols }: Context): readonly string[] =>
  symbols.uses.filter((use) => use.commit === commit && !use.commits).map(({ call }) => call);
