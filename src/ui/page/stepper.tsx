import type { MouseEvent } from 'react';
import { useWords } from '../words';
import { Icon } from './icons';
import './stepper.css';

export interface Stage {
  readonly name: string;
  /** Address that a stage behind leads back to; null where the journey allows no way back. */
  readonly href: string | null;
}

export interface StepperProps {
  readonly stages: readonly Stage[];
  readonly current: number;
  /** Goes to an address without loading the page anew. */
  readonly onNavigate: ((href: string) => void) | undefined;
}

/** The stages of the journey by name: done, present, still to come (ROU-16). */
export function Stepper({ stages, current, onNavigate }: StepperProps) {
  const words = useWords();
  const present = stages[current];
  const next = stages[current + 1];
  const follow = (event: MouseEvent, href: string) => {
    if (onNavigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <nav className="p-stepper" aria-label={words.plain('page.stages')}>
      <ol>
        {stages.map((stage, index) => {
          const done = index < current;
          const name = `${index + 1}. ${stage.name}`;
          return (
            <li
              key={stage.name}
              className={done ? 'is-done' : index === current ? 'is-present' : ''}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && <Icon name="tick" />}
              {done && stage.href !== null ? (
                <a href={stage.href} onClick={(event) => follow(event, stage.href ?? '')}>
                  {stage.name}
                </a>
              ) : (
                <span>{done ? stage.name : name}</span>
              )}
              {done && <span className="visually-hidden"> {words.plain('page.stageDone')}</span>}
            </li>
          );
        })}
      </ol>
      {present && (
        <p className="p-stepper__short" aria-hidden="true">
          <b>
            {words.plain('page.stageOf', {
              n: current + 1,
              of: stages.length,
              name: present.name,
            })}
          </b>
          {next && <span>{words.plain('page.stageNext', { name: next.name })}</span>}
        </p>
      )}
    </nav>
  );
}
