import { useMemo } from 'react';
import { allOf } from '../../src/journey';
import { factTitle } from '../model/graph-reads';
import type { InHand } from '../model/in-hand';
import { variantTitle } from '../model/outline';
import { partSaids, stepSaids } from '../model/part-said';
import { groups, partOfRow } from '../model/part-row';
import { graphOfPart } from '../model/rule-graph';
import { keyOfFact } from '../model/rule-target';
import { PartForms } from './part-forms';
import type { QuestionPaneProps } from './question-pane';
import { RuleGraph } from './rule-graph';

type PartPaneProps = Pick<QuestionPaneProps, 'hand' | 'state' | 'draft' | 'selection' | 'onSelect'>;

/** What is selected that is in no step: a fact, a call, a sequence, or a group of them. */
export function PartHead({ hand, selection, onSelect }: PartPaneProps) {
  const part = partOfRow(selection.part);
  const isFact = part?.kind === 'fact';
  return (
    <div className="title">
      <p className="crumbs">
        <span className="kind">{variantTitle(part?.kind ?? 'group')}</span>
      </p>
      <h3>
        {part === null
          ? titleOfGroup(selection.part)
          : isFact
            ? factTitle(hand, part.name)
            : part.name}
      </h3>
      {isFact && (
        <button
          type="button"
          className="button"
          onClick={() => onSelect({ rule: keyOfFact(`facts.${part.name}`) })}
        >
          Edit rule
        </button>
      )}
    </div>
  );
}

/** What is said of it; what it reads, and what makes or reads it. Of a fact that stands below its rule, too. */
export function PartGraph({ hand, state, draft, selection }: PartPaneProps) {
  const graph = useMemo(
    () => graphOfPart(hand, state, selection.part),
    [hand, state, selection.part],
  );
  return (
    <>
      <PartForms
        hand={hand}
        draft={draft}
        saids={partSaids(hand, selection.part)}
        of={hand.journey.steps[0] === undefined ? null : stepOf(hand, hand.journey.steps[0].id)}
      />
      {graph !== null && <RuleGraph graph={graph} selection={selection} />}
    </>
  );
}

const stepOf = ({ journey }: InHand, id: string) =>
  allOf(journey, 'step').find(({ is }) => is.id === id) ?? null;

/** A step, and what its screen shows. */
export function StepForms({ hand, draft, selection }: PartPaneProps) {
  const step = stepOf(hand, selection.step);
  return (
    <>
      <div className="title">
        <p className="crumbs">
          <span className="kind">Step</span>
        </p>
        <h3>{step?.is.name ?? selection.step}</h3>
      </div>
      <PartForms hand={hand} draft={draft} saids={stepSaids(hand, selection.step)} of={step} />
    </>
  );
}

const titleOfGroup = (group: string): string =>
  Object.values(groups).find(({ key }) => key === group)?.title ?? group;
