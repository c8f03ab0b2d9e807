import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OriginTable } from '../../src/journey';
import { edited, editedAll, filesWith, type Edit } from '../model/edits';
import type { History } from '../model/history';
import { inHand, type InHand } from '../model/in-hand';
import type { Found, Opened, Project, Proved } from '../model/protocol';
import type { InHand as InHandForPage } from '../preview/bridge';
import { ask, loadShape } from './api';
import { useHistory } from './use-history';

/** What is edited, and what came of it so far. */
export interface Draft {
  readonly edits: readonly Edit[];
  readonly edit: (edit: Edit) => void;
  /** Several as one step; `words`: what is done by them, where it is more than to write. */
  readonly editAll: (more: readonly Edit[], words?: string) => void;
  /** The edits with one more, which is not made yet. */
  readonly editsWith: (edit: Edit) => readonly Edit[];
  readonly takeBack: (edits: readonly Edit[], words: string) => void;
  /** All that was done to it, as far as it can be undone and redone. */
  readonly history: History;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly hand: InHand | null;
  readonly checked: readonly Found[];
  readonly proof: Proved | null;
  /** What stood on the disk before anything was edited. */
  readonly before: { readonly checked: readonly Found[]; readonly proof: Proved | null };
  readonly isChecking: boolean;
  readonly isProving: boolean;
  /** Milliseconds that the last check took. */
  readonly ms: number;
  readonly failure: string | null;
  /** After saving: the files on the disk are those of the draft. */
  readonly reload: () => Promise<void>;
  readonly project: Project;
}

let givenFirst: (hand: InHandForPage) => void = () => undefined;
/** The household's page is loaded meanwhile, and waits for its journey. */
window.studioFirst = new Promise((given) => {
  givenFirst = given;
});

const quietMs = 120;
const proveAfterMs = 700;

interface Worked {
  readonly opened: Opened;
  readonly hand: InHand;
}

export function useDraft(first: Project): Draft {
  const { project, history, change, undo, redo, reload: readAnew } = useHistory(first);
  const { edits } = history;
  const [worked, setWorked] = useState<Worked | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [proof, setProof] = useState<Proved | null>(null);
  const [before, setBefore] = useState<Draft['before']>({ checked: [], proof: null });
  const [isChecking, setChecking] = useState(true);
  const [isProving, setProving] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const origins = useRef<OriginTable | null>(null);
  const newest = useRef(0);
  const running = useRef<Promise<void>>(Promise.resolve());

  const check = useCallback(async (on: Project, now: readonly Edit[]) => {
    newest.current += 1;
    const mine = newest.current;
    setChecking(true);
    try {
      const answer = await ask('open', { edits: now, traced: origins.current === null });
      origins.current ??= answer.origins;
      const made = await handOf(answer, origins.current, on, now);
      if (mine !== newest.current) return;
      setOpened(answer);
      if (made !== null) setWorked({ opened: answer, hand: made });
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      if (mine === newest.current) setChecking(false);
    }
  }, []);

  useEffect(() => {
    const soon = setTimeout(() => void check(project, edits), worked === null ? 0 : quietMs);
    return () => clearTimeout(soon);
    // The first work is at once, whatever came of it.
  }, [edits, project, check]);

  useEffect(() => {
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    setProving(true);
    const prove = async () => {
      // One at a time: what was changed meanwhile is proved once, as it is then.
      await running.current;
      if (isOver()) return;
      try {
        const answer = await proofOf(project, edits);
        if (!isOver()) setProof(answer);
      } catch {
        // The journey has errors, which `check` says; nothing is proved of it.
        if (!isOver()) setProof(null);
      }
      if (!isOver()) setProving(false);
    };
    const later = setTimeout(() => {
      running.current = prove();
    }, proveAfterMs);
    return () => {
      over.abort();
      clearTimeout(later);
    };
  }, [edits, project]);

  useEffect(() => {
    const over = new AbortController();
    const ofDisk = async () => {
      const proved = await proofOf(project, []).catch(() => null);
      const stored = await ask('open', { edits: [], traced: false });
      if (!over.signal.aborted) setBefore({ checked: stored.findings, proof: proved });
    };
    void ofDisk();
    return () => {
      over.abort();
    };
  }, [project]);

  const edit = useCallback((one: Edit) => change((all) => edited(all, one)), [change]);
  const editAll = useCallback(
    (more: readonly Edit[], words?: string) => change((all) => editedAll(all, more), words),
    [change],
  );
  const editsWith = useCallback((one: Edit) => edited(edits, one), [edits]);
  const takeBack = useCallback(
    (gone: readonly Edit[], words: string) =>
      change((all) => all.filter((each) => !gone.includes(each)), words),
    [change],
  );
  const reload = useCallback(async () => {
    origins.current = null;
    await readAnew();
  }, [readAnew]);
  // What is typed stands in its field whether or not the journey compiles with it.
  const hand = useMemo(
    () => (worked === null ? null : { ...worked.hand, files: filesWith(project.files, edits) }),
    [worked, project, edits],
  );
  return useMemo(
    () => ({
      ...{
        edits,
        edit,
        editAll,
        editsWith,
        takeBack,
        history,
        undo,
        redo,
        before,
        isChecking,
        isProving,
        failure,
        reload,
        project,
        proof,
      },
      hand,
      checked: opened?.findings ?? [],
      ms: opened?.ms ?? 0,
    }),
    [
      edits,
      edit,
      editAll,
      editsWith,
      takeBack,
      history,
      undo,
      redo,
      before,
      isChecking,
      isProving,
      failure,
      reload,
      project,
      proof,
      hand,
      opened,
    ],
  );
}

const proofs = new WeakMap<Project, Map<string, Promise<Proved>>>();

/** What was proved once of the same files is known. */
function proofOf(project: Project, edits: readonly Edit[]): Promise<Proved> {
  const known = proofs.get(project) ?? new Map<string, Promise<Proved>>();
  proofs.set(project, known);
  const key = JSON.stringify(edits);
  const made = known.get(key) ?? ask('prove', { edits });
  known.set(key, made);
  return made;
}

async function handOf(
  { journey, shape, sensitive, vocabulary }: Opened,
  origins: OriginTable | null,
  { files }: Project,
  edits: readonly Edit[],
): Promise<InHand | null> {
  if (journey === null || shape === null || origins === null || vocabulary === null) return null;
  const shapeValidators = await loadShape(shape);
  window.studioInHand = { journey, shapeValidators };
  givenFirst(window.studioInHand);
  return inHand(journey, shapeValidators, origins, {
    ...{ sensitive, vocabulary, files: filesWith(files, edits) },
  });
}

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
