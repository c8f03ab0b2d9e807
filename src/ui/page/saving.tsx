import { type ReactNode, useEffect, useRef } from 'react';
import type { RunView, Text } from '../../engine';
import { RichText, useWords } from '../words';
import { SavingStep } from './saving-step';
import { SubmitButton } from './submit-button';
import './progress.css';
import './saving.css';

export interface SavingProps {
  readonly run: RunView;
  /** Begins again at what was not saved; null while something must be put right first. */
  readonly onRetry: (() => void) | null;
  /** Trying again binds the person as the first press did. */
  readonly deliberate?: boolean;
  /** What is said of the whole while it runs; null for nothing. */
  readonly saying?: Text | null;
  /** More to be known before it is tried again. */
  readonly beside?: ReactNode;
}

/** Every step of a save chain by its name, and how far it is. Announced politely. */
export function Saving({ run, onRetry, deliberate = false, ...rest }: SavingProps) {
  const { saying = null, beside } = rest;
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
      {failed && onRetry !== null && (
        <SubmitButton
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
