import type { RunView } from '../../engine';
import { useWords } from '../words';
import { Icon } from './icons';

export interface SavingStepProps {
  readonly step: RunView['steps'][number];
  readonly number: number;
  /** Why it failed. */
  readonly message: string | null;
}

const names = { done: 'page.saved', running: 'page.saving', failed: 'page.failed' } as const;

export function SavingStep({ step, number, message }: SavingStepProps) {
  const words = useWords();
  return (
    <li className={`is-${step.status}`}>
      <Mark status={step.status} number={number} />
      <div className="p-saving__name">
        <span>{step.name}</span>
        {message !== null && (
          <p className="p-saving__message" role="alert">
            {message}
          </p>
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
