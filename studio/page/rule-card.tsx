import type { FactTrace, PeoplesWords, Trace } from '../../src/explain';
import { isObject, nameUnder } from '../../src/rules';
import type { RuleEntry } from '../model/question';
import { Icon } from './icons';

interface RuleCardProps {
  readonly entry: Pick<RuleEntry, 'word' | 'sentence' | 'isDecided' | 'told' | 'rule'>;
  readonly words: PeoplesWords;
  readonly isChanged: boolean;
  readonly onEdit: () => void;
  readonly onFind: (holds: boolean) => void;
  /** Leads to the rule of a fact, by its path. */
  readonly onFact: (path: string) => void;
  /** Nobody was found for whom it is so. */
  readonly isFinding: boolean;
}

/** A rule as a sentence: whether it is so for the household in hand, and through which of its parts. */
export function RuleCard(props: RuleCardProps) {
  const { entry, words, isChanged, onEdit, onFind, onFact, isFinding } = props;
  const { trace, facts } = entry.told;
  const holds = entry.isDecided ? trace.value === true : entry.rule.rule === true;
  const isUnknown = trace.state === 'unknown';
  const parts = partsOf(trace);
  return (
    <section className="rule" aria-label={entry.word}>
      <div className="rule-head">
        <h4>{entry.word}</h4>
        {isChanged && (
          <span className="chip chip--changed">
            <Icon of="changed" /> changed
          </span>
        )}
        {!isUnknown && (
          <span className={`chip chip--${String(holds)}`}>
            <Icon of={holds ? 'true' : 'false'} />
            {holds ? 'true' : entry.isDecided ? 'false for this household' : 'false'}
          </span>
        )}
      </div>
      <p className="sentence">
        {parts.length === 0 || isUnknown
          ? entry.sentence
          : parts.map((part, index) => (
              <span key={index}>
                {index === 0 ? 'when ' : <strong>{trace.kind === 'any' ? ' or ' : ' and '}</strong>}
                <span className={part.value === true ? 'part part--true' : 'part part--false'}>
                  {part.words}
                </span>
              </span>
            ))}
      </p>
      {entry.isDecided && parts.length > 0 && (
        <ul className="parts">
          {parts.map((part, index) => (
            <li key={index}>
              <Icon
                of={part.value === true ? 'true' : 'false'}
                says={
                  part.state === 'skipped'
                    ? 'not looked at'
                    : part.value === true
                      ? 'true'
                      : 'false'
                }
              />
              <PartWords part={part} onFact={onFact} />
              <span className="part-value">{readsOf(part, facts, words)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        <button type="button" className="button" onClick={onEdit}>
          Edit rule
        </button>
        {entry.isDecided && !isUnknown && (
          <button
            type="button"
            className="button"
            disabled={isFinding}
            onClick={() => onFind(!holds)}
          >
            <Icon of="home" /> Show one where it is {holds ? 'false' : 'true'}
          </button>
        )}
      </div>
    </section>
  );
}

/** What a part says; where it asks a fact, a way to what that is. */
function PartWords({ part, onFact }: { readonly part: Trace } & Pick<RuleCardProps, 'onFact'>) {
  const [read, ...others] = part.reads;
  const fact = part.kind === 'leaf' && others.length === 0 ? read?.path : undefined;
  if (fact === undefined || nameUnder('facts', fact) === null) return <span>{part.words}</span>;
  return (
    <span>
      <button type="button" className="link" onClick={() => onFact(fact)}>
        {part.words}
      </button>
    </span>
  );
}

/** The parts that stand beside each other in the sentence; the rule itself where it is of one. */
const partsOf = (trace: Trace): readonly Trace[] =>
  trace.kind === 'all' || trace.kind === 'any'
    ? trace.parts
    : trace.kind === 'leaf' && trace.reads.length > 0
      ? [trace]
      : [];

const mostReads = 2;

/** What a part came down to: through the facts that it read. */
function readsOf(
  trace: Trace,
  facts: Readonly<Record<string, FactTrace>>,
  words: PeoplesWords,
): string {
  const found = new Map<string, string>();
  const follow = ({ reads, parts }: Trace, depth: number): void => {
    for (const { path, value } of reads) {
      const fact = nameUnder('facts', path);
      const inner = fact === null ? undefined : facts[fact];
      if (inner !== undefined && depth < 6) follow(inner.rule, depth + 1);
      else if (!isObject(value) && !Array.isArray(value))
        found.set(path, value === null ? 'nothing' : words.value(value, path));
    }
    for (const part of parts) if (part.state !== 'skipped') follow(part, depth);
  };
  follow(trace, 0);
  return [...found]
    .slice(0, mostReads)
    .map(([path, value]) => `${words.name(path).replace(/^the /, '')} is ${value}`)
    .join(', ')
    .replaceAll(/[“”]/g, '');
}
