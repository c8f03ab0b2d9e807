import { createContext, useContext, useState } from 'react';
import type { Json } from '../../src/rules';
import { addWidgets, type WidgetProps } from '../../src/ui/form';
import type { ConsentWords } from '../model/consent-words';
import type { InHand } from '../model/in-hand';
import type { Bound, RuleEntry } from '../model/question';
import type { SaidEntry } from '../model/said-entries';
import { sharedWords } from '../model/said-form';
import { BoundsTable } from './bounds-table';
import { ConsentVersion } from './consent-version';
import { RuleCard } from './rule-card';
import type { Draft } from './use-draft';

/** What stands behind the fields of a form. */
export interface SaidKit {
  readonly entries: ReadonlyMap<string, SaidEntry>;
  readonly hand: InHand;
  readonly draft: Draft;
  /** Rules that are edited as trees, by the name of their field. */
  readonly rules: Readonly<
    Record<
      string,
      Pick<RuleEntry, 'key' | 'word' | 'sentence' | 'isDecided' | 'told' | 'rule' | 'place'>
    >
  >;
  readonly bounds: readonly Bound[];
  readonly consent: ConsentWords | null;
  readonly isFinding: boolean;
  readonly onFind: (place: string, holds: boolean) => void;
  readonly onRule: (key: string) => void;
  /** Leads to the rule of a fact, by its path. */
  readonly onFact: (path: string) => void;
}

const SaidContext = createContext<Partial<SaidKit>>({});
export const SaidProvider = SaidContext.Provider;

/** A rule that is edited as a tree of choices. */
function RuleField({ view }: WidgetProps) {
  const {
    rules,
    hand,
    entries,
    isFinding = false,
    onFind,
    onRule,
    onFact,
  } = useContext(SaidContext);
  const rule = rules?.[view.name];
  if (rule === undefined || hand === undefined) return null;
  return (
    <RuleCard
      entry={rule}
      words={hand.teller.words}
      isChanged={entries?.get(view.key)?.isChanged ?? false}
      isFinding={isFinding}
      onEdit={() => onRule?.(rule.key)}
      onFind={(holds) => onFind?.(rule.place, holds)}
      onFact={(path) => onFact?.(path)}
    />
  );
}

function BoundsField({ view }: WidgetProps) {
  const { bounds, hand, draft, entries } = useContext(SaidContext);
  return bounds === undefined || hand === undefined || draft === undefined ? null : (
    <div className="said-bounds">
      <BoundsTable bounds={bounds} hand={hand} draft={draft} />
      {entries?.get(view.key)?.isShared === true && <p className="about">{sharedWords}</p>}
    </div>
  );
}

function VersionField() {
  const { consent, draft } = useContext(SaidContext);
  return consent === undefined || consent === null || draft === undefined ? null : (
    <ConsentVersion draft={draft} consent={consent} />
  );
}

/** What has no widget is written as it stands in its file. While it is no JSON, nothing is edited. */
function JsonField({ view, onAnswer, onLeave }: WidgetProps) {
  const example = useContext(SaidContext).entries?.get(view.key)?.example ?? null;
  const [text, setText] = useState<string | null>(null);
  const present =
    view.value === null ? '' : JSON.stringify(view.value, null, 1).replaceAll(/\n\s*/g, ' ');
  const isWrong = text !== null && readJson(text) === null;
  const said = `${view.target}-json`;
  const rows = Math.min(12, Math.max(1, Math.ceil((text ?? present).length / 44)));
  return (
    <span className="said-json">
      <textarea
        id={view.target}
        className="code"
        spellCheck={false}
        rows={rows}
        value={text ?? present}
        placeholder={example === null ? '' : `e.g. ${JSON.stringify(example)}`}
        aria-invalid={isWrong || view.error !== null || undefined}
        aria-describedby={[
          view.hint.length > 0 ? `${view.target}-hint` : '',
          view.error === null ? '' : `${view.target}-error`,
          said,
        ]
          .filter((id) => id !== '')
          .join(' ')}
        onChange={({ target }) => {
          setText(target.value);
          const read = readJson(target.value);
          if (read !== null) onAnswer(read.value);
        }}
        onBlur={() => {
          if (!isWrong) setText(null);
          onLeave();
        }}
      />
      <span id={said} role="status" className="bad">
        {isWrong && 'This is no JSON yet: what is edited stays as it was.'}
      </span>
    </span>
  );
}

function readJson(text: string): { readonly value: Json } | null {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    // It is being typed.
    return null;
  }
}

addWidgets({
  'x-studio-json': { component: JsonField, frame: 'label' },
  'x-studio-rule': { component: RuleField, frame: 'own' },
  'x-studio-bounds': { component: BoundsField, frame: 'own' },
  'x-studio-version': { component: VersionField, frame: 'own' },
});
