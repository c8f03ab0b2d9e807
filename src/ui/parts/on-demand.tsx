import { useEffect, useState, type ComponentType } from 'react';

/** Something whose code or data comes when it is needed. */
export interface Part<T> {
  /** What came already; null before. */
  readonly now: () => T | null;
  /** One request at a time, and one in all. @throws what the browser says; it may be asked again. */
  readonly load: () => Promise<T>;
  /** Fetches it ahead. What cannot be had now is asked for again, and told of, when it is drawn. */
  readonly preload: () => void;
}

/** The one way in which this page loads late; `get` holds the `import()`. A part that nobody uses is left out of a build. */
/* @__NO_SIDE_EFFECTS__ */
export function onDemand<T>(get: () => Promise<T>): Part<T> {
  let loaded: T | null = null;
  let asked: Promise<T> | null = null;
  const load = () =>
    (asked ??= get().then(
      (part) => (loaded = part),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    ));
  return { now: () => loaded, load, preload: () => void load().catch(() => null) };
}

/** How it stands with a part that did not come; what it is about is `error`. */
interface Failure {
  readonly error: unknown;
}

interface PartState<T> {
  readonly loaded: T | null;
  /** Why it could not be had, e.g. offline; null while it is on its way. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Loads the part when what needs it is drawn. */
export function usePart<T>(part: Part<T>): PartState<T> {
  const [loaded, setLoaded] = useState(part.now);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (loaded !== null || failure !== null) return undefined;
    let drawn = true;
    part.load().then(
      (now) => {
        if (drawn) setLoaded(() => now);
      },
      (error: unknown) => {
        if (drawn) setFailure({ error });
      },
    );
    return () => {
      drawn = false;
    };
  }, [part, loaded, failure]);
  return { loaded, failure, retry: () => setFailure(null) };
}

/** Whether all parts are there that can be had: what is drawn of them at once does not move later. */
export function useAllParts(parts: readonly Part<unknown>[]): boolean {
  const [tried, setTried] = useState<readonly Part<unknown>[]>([]);
  useEffect(() => {
    void Promise.allSettled(parts.map((part) => part.load())).then(() => setTried(parts));
  }, [parts]);
  return tried === parts || parts.every((part) => part.now() !== null);
}

/** Given to what stands in the place of a component that is not there yet. */
export interface Waiting {
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** A component whose code comes on demand. `meanwhile` stands in its place until then. */
/* @__NO_SIDE_EFFECTS__ */
export function drawnOnDemand<Props extends object>(
  part: Part<ComponentType<Props>>,
  meanwhile: ComponentType<Props & Waiting>,
): ComponentType<Props> {
  const Meanwhile = meanwhile;
  return function OnDemand(props: Props) {
    const { loaded: Loaded, failure, retry } = usePart(part);
    return Loaded === null ? (
      <Meanwhile {...props} failure={failure} onRetry={retry} />
    ) : (
      <Loaded {...props} />
    );
  };
}
