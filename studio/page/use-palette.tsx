import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { JourneyState } from '../../src/engine';
import type { InHand } from '../model/in-hand';
import { withRecent, type PaletteEntry } from '../model/palette';
import { paletteEntries } from '../model/palette-entries';
import type { Project } from '../model/protocol';
import { selectionWith, toHash, type Selection } from '../model/selection';
import { Palette } from './palette';

/** Something that is done from anywhere. */
export interface Deed {
  readonly title: string;
  readonly about: string;
  /** The key that does the same. */
  readonly press: string;
  readonly run: () => void;
}

interface PaletteInHand {
  readonly open: () => void;
  /** What lies over the page while it is open. */
  readonly over: ReactNode;
}

interface Going {
  readonly project: Project;
  readonly hand: InHand | null;
  readonly state: JourneyState | null;
  readonly selection: Selection;
  readonly select: (change: Partial<Selection>) => void;
  readonly deeds: readonly Deed[];
}

/** Goes to anything of the journey, and keeps what was gone to. */
export function usePalette(going: Going): PaletteInHand {
  const { project, hand, state, selection, select, deeds } = going;
  const place = `studio.recent.${project.folder}`;
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState(() => read(place));
  const { households } = project;
  const entries = useMemo(
    () =>
      !isOpen || hand === null || state === null ? [] : paletteEntries(hand, state, households),
    [isOpen, hand, state, households],
  );
  const all = useMemo(() => [...entries, ...deeds.map(deedEntry)], [entries, deeds]);
  const go = (entry: PaletteEntry) => {
    const next = withRecent(recent, entry.key);
    setRecent(next);
    localStorage.setItem(place, JSON.stringify(next));
    if (entry.to === null) deeds.find(({ title }) => keyOf(title) === entry.key)?.run();
    else arrive(selection, entry.to, select);
  };
  const open = useCallback(() => setOpen(true), []);
  return {
    open,
    over: isOpen ? (
      <Palette entries={all} recent={recent} onGo={go} onEnd={() => setOpen(false)} />
    ) : null,
  };
}

/** The focus goes to where what was selected stands, once it does. */
function arrive(
  selection: Selection,
  to: Partial<Selection>,
  select: (change: Partial<Selection>) => void,
): void {
  const focus = () => document.querySelector<HTMLElement>(paneOf(to))?.focus();
  if (toHash(selectionWith(selection, to)) === window.location.hash) focus();
  else {
    window.addEventListener('hashchange', () => setTimeout(focus), { once: true });
    select(to);
  }
}

const paneOf = ({ household, rule = '', view }: Partial<Selection>): string =>
  household !== undefined
    ? '#household'
    : view === 'variants'
      ? 'main.pane'
      : rule === ''
        ? '.pane.question'
        : '.pane.rule-editor';

const keyOf = (title: string): string => `deed ${title}`;

const deedEntry = ({ title, about, press }: Deed): PaletteEntry => ({
  ...{ key: keyOf(title), kind: 'deed', title, about, press, names: [], words: '', to: null },
});

function read(place: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
