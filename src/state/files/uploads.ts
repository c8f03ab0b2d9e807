import type { JourneyState } from '../../engine';
import { questionKey } from '../../journey';
import { sendFile, type FilesHost } from './send-file';

/** Where files are asked for, and how one is sent from there. */
export interface FilesPlace {
  readonly section: string;
  readonly field: string;
  readonly call: string;
  readonly part: string;
}

/** A file that was chosen and is not stored. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** How far it is, of 1; null once it has failed. */
  readonly share: number | null;
  /** What the partner said of its failure, where it said something that can be shown. */
  readonly message: string | null;
}

interface UnderWay extends Upload {
  readonly file: File;
  readonly type: string;
  readonly controller: AbortController;
}

export interface Uploads {
  /** The same list until something of it changes. */
  readonly at: (place: FilesPlace) => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (place: FilesPlace, files: readonly { file: File; type: string }[]) => void;
  readonly retry: (place: FilesPlace, id: number) => void;
  readonly cancel: (place: FilesPlace, id: number) => void;
}

const known = new WeakMap<FilesHost, Uploads>();

/** Those of one page: they go on where what asked for them is not drawn any more. */
export function uploadsOf(host: FilesHost): Uploads {
  const found = known.get(host) ?? createUploads(host);
  known.set(host, found);
  return found;
}

const keyOf = ({ section, field }: FilesPlace): string => questionKey(section, field);
const none: readonly UnderWay[] = [];

function createUploads(host: FilesHost): Uploads {
  const all = new Map<string, readonly UnderWay[]>();
  const listeners = new Set<() => void>();
  let last = 0;

  const at = (place: FilesPlace): readonly UnderWay[] => all.get(keyOf(place)) ?? none;
  const put = (place: FilesPlace, uploads: readonly UnderWay[]): void => {
    all.set(keyOf(place), uploads);
    for (const listener of listeners) listener();
  };
  const change = (place: FilesPlace, id: number, to: Partial<UnderWay>): void =>
    put(
      place,
      at(place).map((one) => (one.id === id ? { ...one, ...to } : one)),
    );
  const tell = (place: FilesPlace): void => {
    const { section, field } = place;
    const names = at(place).map(({ name }) => name);
    host.send({ type: 'filesSending', section, field, names });
  };
  const take = (place: FilesPlace, id: number): void =>
    put(
      place,
      at(place).filter((one) => one.id !== id),
    );

  async function run(place: FilesPlace, { id, file, type, controller }: UnderWay): Promise<void> {
    const { section, field, call, part } = place;
    const { signal } = controller;
    const onShare = (share: number): void => {
      if (!signal.aborted) change(place, id, { share });
    };
    const result = await sendFile(host, { call, part, file, signal, onShare }).catch(() => null);
    if (signal.aborted) return;
    const answer = result?.ok === true ? result.answer : null;
    if (typeof answer !== 'string' || answer === '') {
      const said = result?.ok === false ? result.failure.message : null;
      change(place, id, { share: null, message: said });
      return;
    }
    const { name, size } = file;
    const before = host.state().answers;
    host.send({ type: 'fileStored', section, field, file: { id: answer, name, size, type } });
    // A partner that calls two files the same has one of them.
    if (host.state().answers === before) change(place, id, { share: null });
    else take(place, id);
  }

  /** What the journey knows nothing of any more, as after beginning anew, is not sent on. */
  function dropForgotten({ progress: { sending } }: JourneyState): void {
    for (const [key, uploads] of all) {
      if (uploads.length === 0 || sending[key] !== undefined) continue;
      for (const { controller } of uploads) controller.abort();
      all.set(key, none);
      for (const listener of listeners) listener();
    }
  }
  host.subscribe(() => dropForgotten(host.state()));

  return {
    at,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (place, files) => {
      const added = files.map(({ file, type }): UnderWay => {
        last += 1;
        const { name, size } = file;
        const controller = new AbortController();
        return { id: last, name, size, type, file, controller, share: 0, message: null };
      });
      const { section, field } = place;
      const names = [...at(place), ...added].map(({ name }) => name);
      host.send({ type: 'filesSending', section, field, names });
      // The question was taken away, or locked, while the file was being chosen.
      if (host.state().progress.sending[keyOf(place)] === undefined) return;
      put(place, [...at(place), ...added]);
      for (const one of added) void run(place, one);
    },
    retry: (place, id) => {
      const found = at(place).find((one) => one.id === id);
      if (found === undefined) return;
      const again = { ...found, controller: new AbortController(), share: 0, message: null };
      change(place, id, again);
      void run(place, again);
    },
    cancel: (place, id) => {
      at(place)
        .find((one) => one.id === id)
        ?.controller.abort();
      take(place, id);
      tell(place);
    },
  };
}
