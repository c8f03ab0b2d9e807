import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledJourney, OriginTable } from '../../src/journey';
import { isObject } from '../../src/rules';
import { edited, editedAll, editKey, filesWith, isWithin, type Edit } from '../model/edits';
import type { InHand } from '../model/in-hand';
import { withMine } from '../model/merging';
import { editsMoved, type Move } from '../model/moving';
import type { Found, Opened, Project, Proved, Underway } from '../model/protocol';
import { spokenIn } from '../model/spoken';
import { untilSaid } from './api';
import { openWith } from './opened';
import { useHistory, type HistoryInHand } from './use-history';
import { useNewest } from './use-newest';
import { handOf, proofOf } from './work-out';

/** What is edited, and what came of it so far. */
export interface Draft extends Omit<HistoryInHand, 'change'> {
  readonly edits: readonly Edit[];
  readonly edit: (edit: Edit) => void;
  /** Several as one step; `words`: what is done by them, where it is more than to write. */
  readonly editAll: (more: readonly Edit[], words?: string) => void;
  /** The edits with one more, which is not made yet. */
  readonly editsWith: (edit: Edit) => readonly Edit[];
  readonly takeBack: (edits: readonly Edit[], words: string) => void;
  /** Another draft in place of this one, as one step; nothing where it has become another meanwhile. */
  readonly replace: (next: readonly Edit[], words: string) => void;
  /** Two change places in their order. */
  readonly move: (move: Move) => void;
  /** Keeps one's own where somebody else changed the same place. */
  readonly keepMine: (edit: Edit, words: string) => void;
  readonly hand: InHand | null;
  /** The journey with words and rules that are typed and not checked yet; null where there are none. */
  readonly spoken: CompiledJourney | null;
  readonly checked: readonly Found[];
  readonly proof: Proved | null;
  /** What stood on the disk before anything was edited. */
  readonly before: { readonly checked: readonly Found[]; readonly proof: Proved | null };
  readonly isChecking: boolean;
  readonly isProving: boolean;
  /** How far the proof is; null while nobody knows. */
  readonly progress: Underway | null;
  /** Milliseconds that the last check took. */
  readonly ms: number;
  /** Why what is there now is not checked; null where nothing stands in its way. */
  readonly failure: string | null;
  /** The same for its proof. */
  readonly unproved: string | null;
}

const proveAfterMs = 700;

interface Worked {
  readonly hand: InHand;
  readonly edits: readonly Edit[];
}

export function useDraft(first: Project): Draft {
  const { change, ...work } = useHistory(first);
  const { project, history } = work;
  const { edits } = history;
  const [worked, setWorked] = useState<Worked | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [proof, setProof] = useState<Proved | null>(null);
  const [before, setBefore] = useState<Draft['before']>({ checked: [], proof: null });
  const [isChecking, setChecking] = useState(true);
  const [isProving, setProving] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<Underway | null>(null);
  const [unproved, setUnproved] = useState<string | null>(null);
  const origins = useRef<{ readonly of: string; readonly table: OriginTable | null } | null>(null);

  const check = useCallback(async (on: Project, now: readonly Edit[], over: AbortSignal) => {
    try {
      const of = `${on.stamp} ${placesMade(now)}`;
      const work = async () => {
        const answer = await openWith(now, origins.current?.of !== of);
        if (answer.origins !== null) origins.current = { of, table: answer.origins };
        return { answer, made: await handOf(answer, origins.current?.table ?? null, on, now) };
      };
      const { answer, made } = await untilSaid(work, over, setFailure);
      setOpened(answer);
      if (made !== null) setWorked({ hand: made, edits: now });
      setFailure(null);
      if (!over.aborted) setChecking(false);
    } catch (error) {
      if (!over.aborted) setFailure(messageOf(error));
    }
  }, []);

  const inTurn = useNewest();
  useEffect(() => {
    const over = new AbortController();
    setChecking(true);
    inTurn(() => check(project, edits, over.signal));
    // What was typed before is checked to its end, but is not asked again.
    return () => over.abort();
  }, [inTurn, edits, project, check]);

  useEffect(() => {
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    const tell = (progress: Underway): void => {
      if (!isOver()) setProgress(progress);
    };
    setProving(true);
    setProgress(null);
    setUnproved(null);
    const prove = async () => {
      try {
        const work = () => proofOf(project, edits, over.signal, tell);
        const answer = await untilSaid(work, over.signal, setUnproved);
        if (isOver()) return;
        setProof(answer);
        setUnproved(null);
      } catch (error) {
        if (isOver()) return;
        // Most of all that the journey has errors, which `check` says.
        setProof(null);
        setUnproved(messageOf(error));
      }
      setProving(false);
    };
    const later = setTimeout(() => void prove(), proveAfterMs);
    return () => {
      over.abort();
      clearTimeout(later);
    };
  }, [edits, project]);

  useEffect(() => {
    const over = new AbortController();
    const ofDisk = async () => {
      const { signal } = over;
      const opening = () => openWith([], false);
      const proving = () => proofOf(project, [], signal);
      const proved = await untilSaid(proving, signal).catch(() => null);
      const stored = await untilSaid(opening, signal);
      if (!signal.aborted) setBefore({ checked: stored.findings, proof: proved });
    };
    // Where it cannot be opened, `check` says why.
    ofDisk().catch(() => undefined);
    return () => over.abort();
  }, [project]);

  const edit = useCallback((one: Edit) => change((all) => edited(all, one)), [change]);
  const editAll = useCallback(
    (more: readonly Edit[], words?: string) => change((all) => editedAll(all, more), words),
    [change],
  );
  const editsWith = useCallback((one: Edit) => edited(edits, one), [edits]);
  const takeBack = useCallback(
    (gone: readonly Edit[], words: string) =>
      change((all) => all.filter((each) => !gone.some((one) => goesWith(each, one))), words),
    [change],
  );
  const replace = useCallback(
    (next: readonly Edit[], words: string) => change((all) => (all === edits ? next : all), words),
    [change, edits],
  );
  const { files: stored } = project;
  const move = useCallback(
    (made: Move) => change((all) => editsMoved(stored, all, made), made.words),
    [change, stored],
  );
  const keepMine = useCallback(
    (mine: Edit, words: string) => change((all) => withMine(all, mine), words),
    [change],
  );
  const files = useMemo(() => filesWith(project.files, edits), [project, edits]);
  const said = useMemo(
    () => (worked === null ? null : spokenIn(worked.hand, files, [...edits, ...worked.edits])),
    [worked, files, edits],
  );
  // What is typed stands in its field whether or not the journey compiles with it.
  const hand = useMemo(() => {
    if (worked === null) return null;
    const present = said?.hasRules === true ? worked.hand.withJourney(said.journey) : worked.hand;
    return { ...present, files };
  }, [worked, said, files]);
  const spoken = said?.journey ?? null;
  const { undo, redo, save, saveOnly, saving, said: saying } = work;
  return useMemo(
    () => ({
      ...{ project, history, undo, redo, save, saveOnly, saving, said: saying },
      ...{ edits, edit, editAll, editsWith, takeBack, replace },
      ...{
        move,
        keepMine,
        before,
        isChecking,
        isProving,
        progress,
        failure,
        unproved,
        proof,
        hand,
        spoken,
      },
      checked: opened?.findings ?? [],
      ms: opened?.ms ?? 0,
    }),
    [
      ...[project, history, undo, redo, save, saveOnly, saving, saying],
      ...[edits, edit, editAll, editsWith, takeBack, replace],
      ...[
        move,
        keepMine,
        before,
        isChecking,
        isProving,
        failure,
        unproved,
        proof,
        hand,
        spoken,
        opened,
      ],
    ],
  );
}

/** It is that edit, or one within what was made by it. */
const goesWith = (each: Edit, gone: Edit): boolean =>
  each === gone ||
  (gone.was === null && each.file === gone.file && isWithin(each.pointer, gone.pointer));

/** Edits that may make places anew: where parts are written has to be looked up again. */
const placesMade = (edits: readonly Edit[]): string =>
  edits
    .filter(({ was, value, isOrder }) => was === null || isObject(value) || isOrder === true)
    .map((edit) => (edit.isOrder === true ? JSON.stringify(edit) : editKey(edit)))
    .join(' ');

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Errors that were not there before anything was edited. */
export function newErrors({ checked, proof, before }: Draft): readonly Found[] {
  const known = new Set(
    [...before.checked, ...(before.proof?.findings ?? [])].map(({ key }) => key),
  );
  return [...checked, ...(proof?.findings ?? [])].filter(
    ({ severity, key }) => severity === 'error' && !known.has(key),
  );
}
