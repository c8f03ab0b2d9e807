import { useEffect, useMemo, useRef, useState } from 'react';
import { createEngine } from '../../src/engine';
import { allOf } from '../../src/journey';
import { differing, type Differing } from '../model/beside';
import type { Edit } from '../model/edits';
import type { Opened, Shown } from '../model/protocol';
import type { Selection } from '../model/selection';
import type { InHand, Side, SidePage } from '../preview/bridge';
import { ask, loadShape } from './api';
import { openWith } from './opened';
import { createLead } from './lead';

export const sideNames = ['before', 'after'] as const;
export type SideName = (typeof sideNames)[number];

/** Two versions of the page of one household. */
export interface Sides {
  /** What each is drawn of; null while it is read. */
  readonly hands: Readonly<Record<SideName, InHand | null>>;
  /** Null while that is not known. */
  readonly differences: readonly Differing[] | null;
  readonly failure: string | null;
  /** Which of them both pages stand at. */
  readonly at: number;
  /** Leads to another of them, on both; behind the last comes the first. */
  readonly goTo: (index: number) => void;
}

const nothing = { before: null, after: null };
const fixed: readonly Edit[] = [];

/** Of the same version twice, the first is what is saved and the second the draft. */
export function useSides(
  edits: readonly Edit[],
  { before, after }: Pick<Selection, 'before' | 'after'>,
  { state }: Pick<Shown, 'state'>,
  step: string,
): Sides {
  const [hands, setHands] = useState<Sides['hands']>(nothing);
  const [failure, setFailure] = useState<string | null>(null);
  const [pages, setPages] = useState<Partial<Record<SideName, SidePage>>>({});
  const given = useRef<Record<SideName, (hand: InHand) => void>>({
    before: () => undefined,
    after: () => undefined,
  });
  const [at, setAt] = useState(0);
  const present = useRef({ pages, at });
  present.current = { pages, at };
  const [lead] = useState(() => createLead((name) => present.current.pages[name]));

  // Before the frames are there: they look for their side when they begin.
  useState(() => {
    const side = (name: SideName): Side => ({
      inHand: new Promise((done) => {
        given.current[name] = done;
      }),
      onReady: (page) => setPages((all) => ({ ...all, [name]: page })),
      onScroll: (y) => lead.scrolled(name, y),
      onRead: lead.letGo,
    });
    window.studioSides = { before: side('before'), after: side('after') };
  });

  useEffect(() => {
    const over = new AbortController();
    const isSame = before === after;
    const read = async (name: SideName, version: string, draft: readonly Edit[]) => {
      const opened: Opened =
        version === '' || isSame
          ? await openWith(draft, false)
          : await ask('openVersion', { version });
      const { journey, shape } = opened;
      if (journey === null || shape === null)
        throw new Error('One of the two has errors, and no page: see the findings.');
      const shapeValidators = await loadShape(shape);
      if (over.signal.aborted) return;
      setHands((all) => ({ ...all, [name]: { journey, shapeValidators } }));
    };
    const readBoth = async () => {
      await read('before', before, isSame ? fixed : edits);
      await read('after', after, edits);
    };
    setHands(nothing);
    setFailure(null);
    readBoth().catch((error: unknown) => {
      if (!over.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    });
    return () => over.abort();
  }, [edits, before, after]);

  useEffect(() => {
    for (const name of sideNames) {
      const hand = hands[name];
      if (hand !== null) given.current[name](hand);
    }
  }, [hands]);

  const differences = useMemo(() => {
    const [was, now] = [hands.before, hands.after].map((hand) =>
      hand === null || hand.journey.steps.every(({ id }) => id !== step)
        ? null
        : createEngine(hand.journey, hand.shapeValidators).view(state, step),
    );
    return was === null || was === undefined || now === null || now === undefined
      ? null
      : differing(was, now).map((each) => ({ ...each, name: nameOf(hands, each) }));
  }, [hands, state, step]);

  useEffect(() => setAt(0), [differences]);

  useEffect(() => {
    let isOver = false;
    const drawn = sideNames.map(async (name) => {
      const page = pages[name];
      if (page === undefined || hands[name] === null) return;
      await page.draw(state, step);
    });
    void Promise.all(drawn).then(() => {
      const place = differences?.[present.current.at];
      if (!isOver && place !== undefined) lead.to(place);
    });
    return () => {
      isOver = true;
      lead.letGo();
    };
  }, [pages, hands, state, step, differences, lead]);

  // What is drawn later is marked when it is.
  useEffect(() => {
    for (const name of sideNames) pages[name]?.mark(marksOn(name, differences ?? [], at));
  }, [pages, differences, at]);

  return {
    ...{ hands, differences, failure, at },
    goTo: (index) => {
      const all = differences ?? [];
      const next = (index + all.length) % all.length;
      const place = all[next];
      if (place === undefined) return;
      setAt(next);
      lead.to(place);
    },
  };
}

/** What a question is called where it is spoken of: its whole text may be long. */
function nameOf({ before, after }: Sides['hands'], { section, field, name }: Differing): string {
  const found = [after, before].flatMap((hand) =>
    hand === null
      ? []
      : allOf(hand.journey, 'field').filter(
          ({ is, owner }) => is.name === field && owner.is.id === section,
        ),
  );
  return found[0]?.is.subject ?? name;
}

const marksOn = (name: SideName, all: readonly Differing[], at: number) =>
  all
    .map((each, index) => ({ ...each, isHere: index === at }))
    .filter(({ is }) => is === 'otherwise' || is === `only ${name}`)
    .map(({ section, field, is, isHere }) => ({
      ...{ section, field, isHere },
      words: is === 'otherwise' ? 'Differs' : 'Only here',
    }));
