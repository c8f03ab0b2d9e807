import { useMemo } from 'react';
import { factTitle } from '../model/graph-reads';
import { variantTitle } from '../model/outline';
import { groups, partOfRow } from '../model/part-row';
import { graphOfPart } from '../model/rule-graph';
import { keyOfFact } from '../model/rule-target';
import type { QuestionPaneProps } from './question-pane';
import { RuleGraph } from './rule-graph';

type PartPaneProps = Pick<QuestionPaneProps, 'hand' | 'state' | 'selection' | 'onSelect'>;

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

/** What it reads, and what makes or reads it; of a fact that stands below its rule. */
export function PartGraph({ hand, state, selection }: PartPaneProps) {
  const graph = useMemo(
    () => graphOfPart(hand, state, selection.part),
    [hand, state, selection.part],
  );
  return graph === null ? null : <RuleGraph graph={graph} selection={selection} />;
}

const titleOfGroup = (group: string): string =>
  Object.values(groups).find(({ key }) => key === group)?.title ?? group;
