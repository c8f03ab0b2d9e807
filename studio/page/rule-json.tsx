import { useRef, useState } from 'react';
import type { Rule } from '../../src/rules';
import { Icon } from './icons';

interface RuleJsonProps {
  readonly rule: Rule;
  /** What is wrong with a rule, by the check of the journey as it would be; null for nothing. */
  readonly judge: (rule: Rule) => Promise<string | null>;
  readonly onChange: (rule: Rule) => void;
}

const quietMs = 250;

/** The rule as it is written. What is not sound is said and changes nothing. */
export function RuleJson({ rule, judge, onChange }: RuleJsonProps) {
  const present = JSON.stringify(rule, null, 2);
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const judging = useRef<AbortController | null>(null);
  const type = (next: string) => {
    setText(next);
    judging.current?.abort();
    const read = readRule(next);
    setWrong('wrong' in read ? read.wrong : null);
    if ('wrong' in read || JSON.stringify(read.rule) === JSON.stringify(rule)) return;
    const over = new AbortController();
    judging.current = over;
    setTimeout(() => {
      if (over.signal.aborted) return;
      void judge(read.rule).then((said) => {
        if (over.signal.aborted) return;
        setWrong(said);
        if (said === null) onChange(read.rule);
      });
    }, quietMs);
  };
  return (
    <section className="rule-json" aria-label="JSON">
      <h3>JSON</h3>
      <textarea
        className="code"
        aria-label="The rule as it is written"
        aria-invalid={wrong !== null}
        aria-describedby="rule-json-said"
        spellCheck={false}
        rows={Math.min(40, (text ?? present).split('\n').length + 1)}
        value={text ?? present}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (wrong === null) setText(null);
        }}
      />
      <p id="rule-json-said" role="status" className={wrong === null ? 'quiet' : 'bad'}>
        <Icon of={wrong === null ? 'answered' : 'error'} />{' '}
        {wrong === null ? 'Sound, and the same as the tree.' : `${wrong} The rule stays as it was.`}
      </p>
      {wrong !== null && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setText(null);
            setWrong(null);
          }}
        >
          Back to the rule as it is
        </button>
      )}
    </section>
  );
}

function readRule(text: string): { readonly rule: Rule } | { readonly wrong: string } {
  try {
    return { rule: JSON.parse(text) as Rule };
  } catch (error) {
    return { wrong: `This is no JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
