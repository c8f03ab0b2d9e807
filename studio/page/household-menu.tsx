import { useEffect, useRef, useState } from 'react';
import type { Project, Shown } from '../model/protocol';
import { Icon } from './icons';

interface HouseholdMenuProps {
  readonly project: Project;
  readonly present: Shown | null;
  readonly onChoose: (id: string) => void;
}

const most = 60;

/** Homes in the order in which they first come. */
function byHome(households: Project['households']): ReadonlyMap<string, Project['households']> {
  const found = new Map<string, Project['households']>();
  for (const each of households) {
    const home = each.home === '' ? 'A household of which no home is told' : each.home;
    found.set(home, [...(found.get(home) ?? []), each]);
  }
  return found;
}

/** Which household stands before the page: one of the scenarios, or one that has just arrived. */
export function HouseholdMenu({ project, present, onChoose }: HouseholdMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const found = project.households.filter(({ name, file, home }) =>
    `${home} ${name} ${file}`.toLowerCase().includes(words.toLowerCase()),
  );
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="menu household"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        id="household"
        className="household-name"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{present?.name ?? 'A household comes …'}</strong>
        <span className="quiet">{present?.about}</span>
        <Icon of="close" />
      </button>
      {isOpen && (
        <div className="menu-list" role="dialog" aria-label="Choose a household">
          <input
            autoFocus
            type="search"
            aria-label="Words of a household"
            placeholder="Words of a home, or of what was done"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {words === '' && (
            <ul>
              <li>
                <button type="button" onClick={() => choose('')}>
                  <strong>A household that has answered nothing</strong>
                  <span className="quiet">first page</span>
                </button>
              </li>
            </ul>
          )}
          {[...byHome(found.slice(0, most))].map(([home, scenarios]) => (
            <section key={home} aria-label={home}>
              <h3>{home}</h3>
              <ul>
                {scenarios.map(({ id, name, file }) => (
                  <li key={id}>
                    <button type="button" onClick={() => choose(id)}>
                      <strong>{name}</strong>
                      <span className="quiet">{file.replace(/^scenarios\/|\.json$/g, '')}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {found.length === 0 && <p className="quiet">No household has these words.</p>}
          {found.length > most && (
            <p className="quiet">{found.length - most} more: write words of theirs.</p>
          )}
        </div>
      )}
    </div>
  );
}
