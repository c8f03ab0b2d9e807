import { useEffect, useId, useReducer, useRef, useState, type RefObject } from 'react';
import { type Explanation, linesOf, type Line } from '../../explain';
import type { TargetFinder } from './start-why';
import './why-panel.css';

interface WhyPanelProps {
  readonly page: Document;
  readonly names: readonly string[];
  readonly targetOf: TargetFinder;
  readonly explain: (name: string) => readonly Explanation[];
  /** What was still to be heard when changes were stopped before their end; null while all is well. */
  readonly stuck: () => readonly string[] | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Why the field with the focus is as it is. Alt+W opens and closes it, Escape closes. */
export function WhyPanel({ page, names, targetOf, explain, stuck, subscribe }: WhyPanelProps) {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState('');
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => subscribe(refresh), [subscribe]);
  useFocusedTarget(page, panel, targetOf, setTarget);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyW') {
        event.preventDefault();
        setOpen((was) => !was);
      } else if (event.key === 'Escape' && panel.current?.contains(page.activeElement) === true) {
        setOpen(false);
        toggle.current?.focus();
      }
    };
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  }, [page]);
  return (
    <aside ref={panel} className="why" aria-label="Why?">
      <button
        ref={toggle}
        type="button"
        className="button button--small why-toggle"
        aria-expanded={open}
        aria-keyshortcuts="Alt+W"
        onClick={() => setOpen(!open)}
      >
        Why? <span className="small">Alt+W</span>
      </button>
      <Stuck left={stuck()} />
      {open && (
        <Answer names={names} target={target} onTarget={setTarget} found={explain(target)} />
      )}
    </aside>
  );
}

/** There without being asked for: what the page shows from here on may be wrong. */
function Stuck({ left }: { readonly left: readonly string[] | null }) {
  if (left === null) return null;
  return (
    <p className="why-stuck" role="alert">
      Changes set each other off for too long and were stopped.
      {left.length > 0 && ` Still to be heard: ${left.join(', ')}.`}
    </p>
  );
}

interface AnswerProps {
  readonly names: readonly string[];
  readonly target: string;
  readonly onTarget: (name: string) => void;
  readonly found: readonly Explanation[];
}

function Answer({ names, target, onTarget, found }: AnswerProps) {
  const list = useId();
  return (
    <div className="why-answer">
      <label>
        Section, field, call or fact
        <input list={list} value={target} onChange={(event) => onTarget(event.target.value)} />
      </label>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {found.length === 0 && <p>Go to a field of the page, or write what to ask about.</p>}
      {found.map((explanation) => (
        <WhyLines key={`${explanation.kind} ${explanation.name}`} explanation={explanation} />
      ))}
    </div>
  );
}

/** Follows the focus through the page; inside the panel it stays where it was. */
function useFocusedTarget(
  page: Document,
  panel: RefObject<HTMLElement | null>,
  targetOf: TargetFinder,
  onTarget: (name: string) => void,
): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target) === true) return;
      const name = targetOf(target);
      if (name !== null) onTarget(name);
    };
    page.addEventListener('focusin', onFocus);
    return () => page.removeEventListener('focusin', onFocus);
  }, [page, panel, targetOf, onTarget]);
}

/** An explanation as it is printed by the command line, drawn as a list. */
function WhyLines({ explanation }: { readonly explanation: Explanation }) {
  const [head, ...lines] = linesOf(explanation);
  return (
    <section aria-label={explanation.name}>
      <h2 className="h3">{head?.text}</h2>
      <p className="small quiet">{head?.where}</p>
      <ul className="why-lines">
        {lines.map((line, index) => (
          <WhyLine key={index} line={line} />
        ))}
      </ul>
    </section>
  );
}

const deepest = 8;
const signs = { yes: '✓', no: '✗', skipped: '·' } as const;
const spoken = { yes: 'yes, ', no: 'no, ', skipped: 'not looked at, ' } as const;

function WhyLine({ line: { indent, mark, text, values, where, strong } }: { readonly line: Line }) {
  return (
    <li className={`why-line why-line--${Math.min(indent, deepest)}`} data-mark={mark}>
      {mark !== null && (
        <>
          <span aria-hidden="true" className="why-mark">
            {signs[mark]}
          </span>
          <span className="visually-hidden">{spoken[mark]}</span>
        </>
      )}
      <span className={strong ? 'why-strong' : undefined}>{text}</span>
      {values !== '' && <code>{values}</code>}
      {where !== '' && <span className="small quiet why-where">{where}</span>}
    </li>
  );
}
