import { Fragment, type MouseEvent, memo } from 'react';
import type { OutlineItem } from '../../engine';
import { sectionTitleId } from '../parts/focus';
import { Icon } from '../parts/icons';
import { useWords } from '../parts/words';
import './stepper.css';
import './outline.css';

export interface Stage {
  readonly name: string;
  /** Address that a stage behind leads back to; null where the journey allows no way back. */
  readonly href: string | null;
}

interface StepperProps {
  readonly stages: readonly Stage[];
  readonly current: number;
  /** Goes to an address without loading the page anew. */
  readonly onNavigate: ((href: string) => void) | undefined;
}

/** The stages of the journey by name: done, present, still to come (ROU-16). */
export function Stepper({ stages, current, onNavigate }: StepperProps) {
  const words = useWords();
  const present = stages[current];
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
        </p>
      )}
    </nav>
  );
}

interface OutlineProps {
  readonly items: readonly OutlineItem[];
  readonly onGo: (section: string) => void;
  /** Offers Change at what is answered; for the narrow left column. */
  readonly onChange?: (section: string) => void;
}

const states = { done: 'done', current: 'current', later: 'coming' } as const;

/** Every question of the step by its short name: answered, in hand, still to come. */
export const Outline = memo(function Outline({ items, onGo, onChange }: OutlineProps) {
  const words = useWords();
  const begun = items.some(({ status }) => status === 'done');
  return (
    <nav
      className={`p-outline only-wide${onChange ? ' p-outline--slim' : ''}`}
      aria-labelledby="outline-title"
    >
      <h2 className="h3" id="outline-title">
        {words.plain(begun ? 'page.outline.later' : 'page.outline.first')}
      </h2>
      {chaptersOf(items).map(({ title, all }) => (
        <Fragment key={all[0]?.section}>
          {title !== undefined && <h3 className="p-outline__chapter">{title}</h3>}
          <ol>
            {all.map(({ section, name, status }) => (
              <li key={section} className={`is-${status}`}>
                <span className="p-outline__mark" aria-hidden="true">
                  {status === 'done' && <Icon name="tick" />}
                </span>
                {status === 'current' ? (
                  <a
                    href={`#${sectionTitleId(section)}`}
                    aria-current="true"
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(section);
                    }}
                  >
                    {name}
                  </a>
                ) : (
                  <span>
                    {name}
                    <span className="visually-hidden">
                      {' '}
                      {words.plain(`page.outline.${states[status]}`)}
                    </span>
                  </span>
                )}
                {onChange && status === 'done' && (
                  <button
                    type="button"
                    className="link-button"
                    aria-label={words.plain('page.changeSection', { title: name })}
                    onClick={() => onChange(section)}
                  >
                    {words.plain('page.change')}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </nav>
  );
});

interface Chapter {
  readonly title: string | undefined;
  readonly all: OutlineItem[];
}

/** Neighbours with the same heading together (CUS-41). */
function chaptersOf(items: readonly OutlineItem[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const item of items) {
    const last = chapters.at(-1);
    if (last !== undefined && last.title === item.chapter) last.all.push(item);
    else chapters.push({ title: item.chapter, all: [item] });
  }
  return chapters;
}
