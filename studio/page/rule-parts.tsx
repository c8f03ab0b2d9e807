import type { ArgumentKind } from '../../src/rules';
import type { Lexicon } from '../model/lexicon';
import type { Offer } from '../model/rule-offers';
import type { RuleTree } from '../model/rule-tree';
import { Icon } from './icons';

/** What the parts of a tree need of the rule that is edited. */
export interface TreeKit {
  readonly lexicon: Lexicon;
  readonly say: (tree: RuleTree, kind: ArgumentKind) => string;
  /** What a part comes to for the household in hand; null where that cannot be said of it alone. */
  readonly holds: (tree: RuleTree) => boolean | null;
  readonly now: (offer: Offer) => string;
  /** Opens the rule of a fact. */
  readonly onFact: (path: string) => void;
}

export interface NodeProps {
  readonly kit: TreeKit;
  readonly tree: RuleTree;
  readonly onChange: (tree: RuleTree) => void;
}

/** What a part comes to for the household in hand. */
export const Verdict = ({ kit, tree }: Pick<NodeProps, 'kit' | 'tree'>) => {
  const holds = kit.holds(tree);
  return holds === null ? null : (
    <span className={`node-verdict node-verdict--${String(holds)}`}>
      <Icon of={holds ? 'true' : 'false'} /> {holds ? 'true' : 'false'}
    </span>
  );
};

interface ActionsProps {
  readonly words: string;
  readonly onMove: ((by: 1 | -1) => void) | null;
  readonly onGroup: () => void;
  readonly onRemove: (() => void) | null;
}

/** What can be done with a part as a whole. */
export const Actions = ({ words, onMove, onGroup, onRemove }: ActionsProps) => (
  <span className="node-actions">
    {onMove !== null && (
      <>
        <button type="button" aria-label={`Up: ${words}`} title="Up" onClick={() => onMove(-1)}>
          ↑
        </button>
        <button type="button" aria-label={`Down: ${words}`} title="Down" onClick={() => onMove(1)}>
          ↓
        </button>
      </>
    )}
    <button type="button" aria-label={`Group: ${words}`} title="Group" onClick={onGroup}>
      ( )
    </button>
    {onRemove !== null && (
      <button type="button" aria-label={`Remove: ${words}`} title="Remove" onClick={onRemove}>
        <Icon of="false" />
      </button>
    )}
  </span>
);
