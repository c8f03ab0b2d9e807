import { type ReactNode, useEffect, useRef } from 'react';
import type { RunView, Text } from '../../engine';
import { Icon } from '../parts/icons';
import { RichText, useWords } from '../parts/words';
import { SubmitButton } from './submit-button';
import './progress.css';
import './saving.css';

interface SavingProps {
  readonly run: RunView;
  /** Begins again at what was not saved; null while something must be put right first. */
  readonly onRetry: (() => void) | null;
  /** Trying again binds the person as the first press did. */
  readonly deliberate?: boolean;
  /** Opens the section that puts right what failed. */
  readonly onMend?: (section: string) => void;
  /** What is said of the whole while it runs; null for nothing. */
  readonly saying?: Text | null;
  /** More to be known before it is tried again. */
  readonly beside?: ReactNode;
}

/** Every step of a save chain by its name, and how far it is. Announced politely. */
export function Saving({ run, onRetry, deliberate = false, ...rest }: SavingProps) {
  const { saying = null, beside, onMend } = rest;
  const mends = run.status === 'failed' ? run.mends : null;
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone: the focus must not fall back to the top of the page.
  useEffect(() => title.current?.focus(), []);
  const done = run.steps.filter(({ status }) => status === 'done').length;
  const at = run.steps.findIndex(({ status }) => status !== 'done');
  const step = run.steps[at];
  const failed = run.status === 'failed';
  const item = { n: at + 1, of: run.steps.length, name: inSentence(step?.name ?? '') };
  const heading =
    step === undefined
      ? words.plain('page.savingDone')
      : words.plain(failed ? 'page.savingFailed' : 'page.savingStep', item);
  return (
    <section
      className="sheet p-saving"
      aria-labelledby="saving-title"
      data-marker={run.marker ?? undefined}
    >
      <h2 id="saving-title" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <progress
        className="p-progress"
        aria-labelledby="saving-title"
        max={run.steps.length * 2}
        value={done * 2 + (step?.status === 'running' ? 1 : 0)}
      />
      {step && !failed && <p className="small quiet">{words.plain('page.savingName', item)}</p>}
      {saying !== null && !failed && (
        <p className="p-saving__saying">
          <RichText text={saying} />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {step && !failed ? words.plain('page.savingNow', item) : heading}
      </p>
      <ol>
        {run.steps.map((one, index) => (
          <SavingStep
            key={one.id}
            step={one}
            number={index + 1}
            message={one.status === 'failed' ? run.message : null}
          />
        ))}
      </ol>
      {failed && beside}
      {mends !== null && onMend !== undefined && (
        <button type="button" className="button" onClick={() => onMend(mends.section)}>
          {mends.label}
        </button>
      )}
      {failed && onRetry !== null && (
        <SubmitButton
          second={mends !== null}
          label={words.plain('page.tryAgain')}
          busy={false}
          deliberate={deliberate}
          onPress={onRetry}
        />
      )}
    </section>
  );
}

/** "Your details" → "your details"; an abbreviation stays as it is. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

interface SavingStepProps {
  readonly step: RunView['steps'][number];
  readonly number: number;
  /** Why it failed. */
  readonly message: string | null;
}

const names = { done: 'page.saved', running: 'page.saving', failed: 'page.failed' } as const;

function SavingStep({ step, number, message }: SavingStepProps) {
  const words = useWords();
  return (
    <li className={`is-${step.status}`}>
      <Mark status={step.status} number={number} />
      <div className="p-saving__name">
        <span>{step.name}</span>
        {message !== null && (
          <div className="p-saving__message" role="alert">
            <h3>{words.plain('page.submitError')}</h3>
            <p>{message}</p>
          </div>
        )}
      </div>
      {step.status === 'waiting' ? (
        <span className="visually-hidden">{words.plain('page.waiting')}</span>
      ) : (
        <span className="p-saving__state">{words.plain(names[step.status])}</span>
      )}
    </li>
  );
}

function Mark({ status, number }: { status: SavingStepProps['step']['status']; number: number }) {
  if (status === 'waiting') {
    return (
      <span className="disc p-saving__ring" aria-hidden="true">
        {number}
      </span>
    );
  }
  const look = { done: 'disc--done', running: 'p-saving__ring', failed: 'disc--error' }[status];
  const icon = ({ done: 'tick', running: 'spinner', failed: 'warning' } as const)[status];
  return (
    <span className={`disc ${look}`} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
