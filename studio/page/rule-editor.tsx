import { useEffect, useMemo, useState } from 'react';
import type { JourneyState } from '../../src/engine';
import { ruleWords, valueRuleWords } from '../../src/explain';
import type { ArgumentKind, Rule } from '../../src/rules';
import { editKey } from '../model/edits';
import { sectionAt, type InHand } from '../model/in-hand';
import { isFact, knownOf, lexiconOf } from '../model/lexicon';
import type { SameFact } from '../model/protocol';
import { withFact } from '../model/same-fact';
import { keyOfFact, type RuleTarget } from '../model/rule-target';
import { graphOfRule } from '../model/rule-graph';
import { asksDirectory, plainOf, ruleOf, treeOf, type RuleTree } from '../model/rule-tree';
import type { Selection } from '../model/selection';
import { ask } from './api';
import { Icon } from './icons';
import { openWith } from './opened';
import { RuleGraph } from './rule-graph';
import { RuleJson } from './rule-json';
import { ConditionNode, Slot } from './rule-node';
import type { TreeKit } from './rule-parts';
import type { Draft } from './use-draft';
import type { Finder } from './use-finder';

interface RuleEditorProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly draft: Draft;
  readonly target: RuleTarget;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  readonly finder: Finder;
}

/** One rule as sentence, tree of choices and JSON; whatever is changed in one is changed in all. Below, what it hangs on and what hangs on it. */
export function RuleEditor(props: RuleEditorProps) {
  const { hand, state, draft, target, selection, onSelect, finder } = props;
  const tree = useMemo(() => treeOf(target.written), [target.written]);
  const kit = useKit(hand, state, target, onSelect);
  const same = useSameFacts(draft, target);
  const graph = useMemo(
    () => graphOfRule(hand, state, target, selection),
    [hand, state, target, selection],
  );
  const editOf = (rule: Rule) => ({
    ...{ file: target.file, pointer: target.pointer, was: target.raw },
    value: target.valueFor(rule),
  });
  const put = (next: RuleTree) => draft.edit(editOf(ruleOf(next)));
  const judge = async (rule: Rule): Promise<string | null> => {
    const edits = draft.editsWith(editOf(rule));
    const { findings } = await openWith(edits, false);
    const known = new Set([...draft.before.checked, ...draft.checked].map(({ key }) => key));
    const found = findings.find(({ severity, key }) => severity === 'error' && !known.has(key));
    return found === undefined ? null : [found.message, found.help].filter(Boolean).join(' ');
  };
  const holds = target.told.trace.value === true || target.rule.rule === true;
  const close = () => {
    const section = sectionAt(hand, selection.section);
    onSelect({ rule: '', ...(section !== null && { step: section.owner.is.id }) });
  };
  const isChanged = draft.edits.some((each) => editKey(each) === editKey(target));
  return (
    <aside className="pane rule-editor" aria-label="Rule" tabIndex={-1}>
      <div className="pane-head">
        <button type="button" className="link" onClick={close}>
          ← Back
        </button>
        <h2>
          {target.of} › {target.word}
        </h2>
        {isChanged && (
          <span className="chip chip--changed">
            <Icon of="changed" /> changed
          </span>
        )}
        <span className="head-end">
          <button type="button" className="button" onClick={close}>
            Done <kbd>Esc</kbd>
          </button>
        </span>
      </div>
      <div className="scroll">
        <div className="rule-said">
          {target.kind === 'condition' && target.told.trace.state !== 'unknown' && (
            <span className={`chip chip--${String(holds)}`}>
              <Icon of={holds ? 'true' : 'false'} /> {holds ? 'true' : 'false for this household'}
            </span>
          )}
          <p className="sentence">{hand.teller.sentence(target.rule)}</p>
          <div className="buttons">
            {target.kind === 'condition' &&
              [true, false].map((wanted) => (
                <button
                  key={String(wanted)}
                  type="button"
                  className="button"
                  disabled={finder.isFinding}
                  onClick={() => finder.find(target.place, selection.section, wanted)}
                >
                  <Icon of="home" /> Show one where it is {String(wanted)}
                </button>
              ))}
            <span className="quiet" role="status">
              {finder.said}
            </span>
          </div>
        </div>
        {same.map((each) => (
          <p
            key={`${each.at.join('.')} ${each.parts.join('.')}`}
            className="same-fact"
            role="status"
          >
            <Icon of="changed" /> {each.parts.length === 0 ? 'This rule says' : 'These parts say'}{' '}
            just what a fact says: <strong>{kit.say(withFact(each), 'condition')}</strong>.{' '}
            <button type="button" className="link" onClick={() => put(withFact(each, tree))}>
              Use the fact
            </button>
          </p>
        ))}
        <div className="rule-panes">
          <section aria-label="Tree of choices">
            <h3>Tree of choices</h3>
            <ul className="nodes nodes--root">
              {target.kind === 'condition' ? (
                <ConditionNode kit={kit} tree={tree} onChange={put} />
              ) : (
                <li>
                  <Slot
                    kit={kit}
                    kind="value"
                    tree={tree}
                    beside={knownOf(undefined, kit.lexicon)}
                    onChange={put}
                  />
                </li>
              )}
            </ul>
            {target.kind === 'condition' && tree.kind !== 'value' && (
              <div className="buttons">
                <button
                  type="button"
                  className="button"
                  onClick={() => put(treeOf({ and: [ruleOf(tree), true] }))}
                >
                  And something else
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => put(treeOf({ or: [ruleOf(tree), false] }))}
                >
                  Or something else
                </button>
              </div>
            )}
          </section>
          <RuleJson
            key={target.place}
            rule={target.written}
            judge={judge}
            onChange={(rule) => put(treeOf(rule))}
          />
        </div>
        <RuleGraph key={target.place} graph={graph} selection={selection} />
      </div>
    </aside>
  );
}

function useKit(
  hand: InHand,
  state: JourneyState,
  target: RuleTarget,
  onSelect: (change: Partial<Selection>) => void,
): TreeKit {
  const { teller, inspector, vocabulary } = hand;
  const { words } = teller;
  return useMemo(() => {
    const lexicon = lexiconOf(vocabulary, words, target.home);
    const said = (tree: RuleTree, kind: ArgumentKind): string =>
      (kind === 'condition' ? ruleWords : valueRuleWords)(
        ruleOf(tree),
        words.value,
        words.phrase,
        words.name,
      );
    return {
      lexicon,
      say: said,
      holds: (tree) => {
        if (asksDirectory(tree)) return null;
        const value = inspector.evaluate(state, plainOf(tree));
        return typeof value === 'boolean' ? value : null;
      },
      now: ({ path, tree }) => {
        const read = (rule: Rule) => inspector.evaluate(state, rule);
        // A fact is offered each way round: what is said is whether the words are so.
        const value = read(path === null || isFact(path) ? plainOf(tree) : { var: path });
        return value === null ? 'nothing' : words.value(value, path ?? '').replaceAll(/[“”]/g, '');
      },
      onFact: (path) => onSelect({ rule: keyOfFact(path) }),
    };
  }, [vocabulary, words, inspector, state, target.home, onSelect]);
}

/** Facts that say what parts of the rule say: decided by the prover, for every household. */
function useSameFacts({ edits }: Draft, { rule, kind }: RuleTarget): readonly SameFact[] {
  const [said, setSaid] = useState<{ readonly of: string; readonly same: readonly SameFact[] }>({
    ...{ of: '', same: [] },
  });
  const text = JSON.stringify(rule.rule);
  const own = rule.part.place.name ?? '';
  useEffect(() => {
    if (kind !== 'condition') return;
    const over = new AbortController();
    const given = { edits, rule: JSON.parse(text) as Rule, place: own };
    ask('sameFacts', given, over.signal).then(
      (same) => {
        if (!over.signal.aborted) setSaid({ of: text, same });
      },
      () => undefined,
    );
    return () => over.abort();
  }, [text, kind, own, edits]);
  return said.of === text ? said.same : [];
}
