import { operatorOf, type ArgumentKind } from '../../src/rules';
import { kindOfPart, knownBeside } from '../model/argument-kinds';
import { knownOf, type Known } from '../model/lexicon';
import { groupWords, operatorWords } from '../model/operator-words';
import {
  compared,
  comparisonOf,
  comparisonsFor,
  offersFor,
  type Comparison,
} from '../model/rule-offers';
import {
  isOperation,
  operation,
  pathRead,
  value,
  withMore,
  withMoved,
  withoutPart,
  withPart,
  type OperationTree,
  type RuleTree,
} from '../model/rule-tree';
import { OfferChoice } from './offer-choice';
import { Actions, Verdict, type NodeProps } from './rule-parts';
import { ValueSlot } from './rule-value';

interface PartProps extends NodeProps {
  readonly actions?: React.ReactNode;
}

/** A condition as it is chosen: a group, a comparison, or something that is true or not. */
export function ConditionNode({ kit, tree, onChange, actions }: PartProps) {
  const group = groupOf(tree);
  if (group !== null) return <Group {...{ kit, tree, onChange, actions, group }} />;
  if (isOperation(tree, 'if'))
    return <Choice {...{ kit, tree, onChange, actions }} kind="condition" />;
  const found = comparisonOf(tree);
  if (found !== null) return <Comparing {...{ kit, tree, onChange, actions, found }} />;
  const fact = pathRead(isOperation(tree, '!') ? tree.parts[0] : tree);
  const isInside = isOperation(tree, '!') && fact === null;
  return (
    <li>
      <div className="node">
        <OfferChoice
          label="What must be so"
          present={isInside ? 'It is not so that' : kit.say(tree, 'condition')}
          offers={() => offersFor('condition', kit.lexicon)}
          now={kit.now}
          onChoose={(offer) => onChange(offer.tree)}
        />
        {fact !== null && kit.lexicon.words.phrase(fact) !== null && (
          <button type="button" className="link" onClick={() => kit.onFact(fact)}>
            Open the fact
          </button>
        )}
        <Verdict kit={kit} tree={tree} />
        {actions}
      </div>
      {isInside && (
        <ul className="nodes">
          <ConditionNode
            kit={kit}
            tree={tree.parts[0] ?? value(true)}
            onChange={(part) => onChange(withPart(tree, [0], part))}
          />
        </ul>
      )}
    </li>
  );
}

type GroupName = keyof typeof groupWords;

function groupOf(tree: RuleTree): { readonly name: GroupName; readonly of: OperationTree } | null {
  if (isOperation(tree, 'and', 'or')) return { name: tree.operator as GroupName, of: tree };
  const [inner] = isOperation(tree, '!') ? tree.parts : [];
  return isOperation(inner, 'and', 'or')
    ? { name: `not ${inner.operator}` as GroupName, of: inner }
    : null;
}

interface GroupProps extends PartProps {
  readonly group: { readonly name: GroupName; readonly of: OperationTree };
}

function Group({ kit, tree, onChange, actions, group: { name, of } }: GroupProps) {
  const isOpposite = name.startsWith('not ');
  const put = (inner: RuleTree) => onChange(isOpposite ? withPart(tree, [0], inner) : inner);
  const rename = (next: GroupName) => {
    const renamed = { ...of, operator: next.replace('not ', '') };
    onChange(next.startsWith('not ') ? operation('!', renamed) : renamed);
  };
  return (
    <li>
      <div className="node node--group">
        <select
          aria-label="How these parts belong together"
          value={name}
          onChange={({ target }) => rename(target.value as GroupName)}
        >
          {Object.entries(groupWords).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
        <Verdict kit={kit} tree={tree} />
        {actions}
      </div>
      <ul className="nodes">
        {of.parts.map((part, index) => (
          <ConditionNode
            key={index}
            kit={kit}
            tree={part}
            onChange={(next) => put(withPart(of, [index], next))}
            actions={
              <Actions
                words={kit.say(part, 'condition')}
                onMove={of.parts.length > 1 ? (by) => put(withMoved(of, index, by)) : null}
                onGroup={() => put(withPart(of, [index], operation(other(of.operator), part)))}
                onRemove={of.parts.length > 1 ? () => put(withoutPart(of, index)) : null}
              />
            }
          />
        ))}
        <li>
          <OfferChoice
            isNew
            label="Add a part"
            present=""
            offers={() => offersFor('condition', kit.lexicon)}
            now={kit.now}
            onChoose={(offer) => put(withMore(of, offer.tree))}
          />
        </li>
      </ul>
    </li>
  );
}

const other = (operator: string): string => (operator === 'and' ? 'or' : 'and');

interface ComparingProps extends PartProps {
  readonly found: { readonly of: OperationTree; readonly holds: boolean };
}

/** What · is · value. */
function Comparing({ kit, tree, onChange, actions, found: { of, holds } }: ComparingProps) {
  const { lexicon } = kit;
  const [asked = value(null), ...rest] = of.parts;
  const known = knownOf(asked, lexicon);
  const present: Comparison = {
    ...{ operator: of.operator, holds },
    words: operatorWords(of.operator, holds, of.parts.length),
  };
  const all = comparisonsFor(known, present);
  const put = (next: OperationTree) => onChange(holds ? next : withPart(tree, [0], next));
  const key = ({ operator, holds: each }: Comparison) => `${each ? '' : '!'}${operator}`;
  return (
    <li>
      <div className="node">
        <Slot
          kit={kit}
          kind={kindOfPart(of, 0)}
          tree={asked}
          beside={knownOf(rest[0], lexicon)}
          onChange={(part) => put(withPart(of, [0], part) as OperationTree)}
        />
        <select
          aria-label="How it is compared"
          value={key(present)}
          onChange={({ target }) => {
            const next = all.find((each) => key(each) === target.value);
            if (next !== undefined) onChange(compared(of, next, lexicon));
          }}
        >
          {all.map((each) => (
            <option key={key(each)} value={key(each)}>
              {each.words}
            </option>
          ))}
        </select>
        {rest.map((part, index) => (
          <Slot
            key={index}
            kit={kit}
            kind={kindOfPart(of, index + 1)}
            tree={part}
            beside={known}
            onChange={(next) => put(withPart(of, [index + 1], next) as OperationTree)}
          />
        ))}
        <Verdict kit={kit} tree={tree} />
        {actions}
      </div>
    </li>
  );
}

interface SlotProps extends NodeProps {
  readonly kind: ArgumentKind;
  /** What it is compared with. */
  readonly beside: Known;
}

/** A value inside of a row: what is read, what stands there, or what is worked out of others. */
export function Slot({ kit, kind, tree, beside, onChange }: SlotProps) {
  if (tree.kind !== 'operation' || pathRead(tree) !== null)
    return <ValueSlot {...{ kit, kind, tree, beside, onChange }} />;
  if (tree.operator === 'if')
    return (
      <ul className="nodes nodes--inner">
        <Choice kit={kit} tree={tree} kind={kind} onChange={onChange} />
      </ul>
    );
  if (operatorOf(tree.operator)?.gives === 'condition')
    return (
      <ul className="nodes nodes--inner">
        <ConditionNode kit={kit} tree={tree} onChange={onChange} />
      </ul>
    );
  return <Worked {...{ kit, kind, tree, onChange }} />;
}

interface WorkedProps extends NodeProps {
  readonly kind: ArgumentKind;
  readonly tree: OperationTree;
}

/** An operator that gives a value, with what it is given. */
function Worked({ kit, kind, tree, onChange }: WorkedProps) {
  const { operator, parts } = tree;
  const most = operatorOf(operator)?.takes.count[1] ?? parts.length;
  return (
    <div className="worked">
      <OfferChoice
        label="How it is worked out"
        present={operatorWords(operator, true, parts.length)}
        offers={() => offersFor(kind, kit.lexicon)}
        now={kit.now}
        onChoose={(offer) => onChange(offer.tree)}
      />
      {parts.map((part, index) => (
        <Slot
          key={index}
          kit={kit}
          kind={kindOfPart(tree, index)}
          tree={part}
          beside={knownBeside(tree, index, kit.lexicon)}
          onChange={(next) => onChange(withPart(tree, [index], next))}
        />
      ))}
      {parts.length < most && (
        <button
          type="button"
          className="link"
          aria-label={`One more of ${operatorWords(operator, true, parts.length)}`}
          onClick={() => onChange(withMore(tree, parts.at(-1) ?? value(0)))}
        >
          + one more
        </button>
      )}
    </div>
  );
}

interface ChoiceProps extends PartProps {
  readonly tree: OperationTree;
  readonly kind: ArgumentKind;
}

/** The first case whose condition holds, else the last. */
function Choice({ kit, tree, kind, onChange, actions }: ChoiceProps) {
  const { parts } = tree;
  const put = (index: number) => (part: RuleTree) => onChange(withPart(tree, [index], part));
  const outcome = (index: number) => {
    const part = parts[index] ?? value(null);
    return kind === 'condition' ? (
      <ConditionNode kit={kit} tree={part} onChange={put(index)} />
    ) : (
      <li>
        <Slot
          kit={kit}
          kind={kind}
          tree={part}
          beside={knownOf(parts[1], kit.lexicon)}
          onChange={put(index)}
        />
      </li>
    );
  };
  const cases = (parts.length - 1) / 2;
  return (
    <li>
      <div className="node node--group">
        <strong>The first that holds decides</strong>
        <button
          type="button"
          className="link"
          onClick={() =>
            onChange({
              ...tree,
              parts: [
                ...parts.slice(0, -1),
                value(true),
                parts.at(-1) ?? value(null),
                ...parts.slice(-1),
              ],
            })
          }
        >
          Add a case
        </button>
        {actions}
      </div>
      <ul className="nodes">
        {Array.from({ length: cases }, (_, index) => (
          <li key={index}>
            <div className="node">
              <span className="node-word">if</span>
              {cases > 1 && (
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    onChange({
                      ...tree,
                      parts: parts.filter(
                        (_, each) => each !== index * 2 && each !== index * 2 + 1,
                      ),
                    })
                  }
                >
                  Remove the case
                </button>
              )}
            </div>
            <ul className="nodes">
              <ConditionNode
                kit={kit}
                tree={parts[index * 2] ?? value(true)}
                onChange={put(index * 2)}
              />
            </ul>
            <span className="node-word">then</span>
            <ul className="nodes">{outcome(index * 2 + 1)}</ul>
          </li>
        ))}
        <li>
          <span className="node-word">else</span>
          <ul className="nodes">{outcome(parts.length - 1)}</ul>
        </li>
      </ul>
    </li>
  );
}
