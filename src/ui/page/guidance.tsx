import { useCallback, useEffect, useRef } from 'react';
import type { FieldReference, JourneyEvent, SectionView, StepView } from '../../engine';
import { sectionTitleId } from '../parts/focus';
import { plain, useWords, type Words } from '../parts/words';
import type { JourneyAction, OnAct } from './commits/placed';
import { submitId } from './submit-button';

export const panelTitleId = 'panel-title';
export const continueId = 'continue-button';

interface StepFocus {
  /** Passes the event on; after Continue and Change the focus follows to what has opened. */
  readonly send: (event: JourneyEvent) => void;
  /** Leads to a field; opens its section first when it is folded. The same function at every drawing. */
  readonly goToField: (reference: FieldReference) => void;
  /** The same, too. */
  readonly goToSection: (section: string) => void;
}

interface Pressed {
  readonly kind: 'after';
  readonly section: string;
  readonly pressed: Area | null;
}

type Wanted =
  | Pressed
  | { readonly kind: 'title'; readonly section: string }
  | { readonly kind: 'field'; readonly reference: FieldReference };

/**
 * Moves the focus, and only for a person's own Continue, Change or link: never because the
 * view changed by itself, so nobody is thrown out of a field while typing.
 */
export function useStepFocus(view: StepView, onEvent: (event: JourneyEvent) => void): StepFocus {
  const wanted = useRef<Wanted | null>(null);

  // Without dependencies: the wish is for the first drawing after the event, whatever changed.
  useEffect(() => {
    const wish = wanted.current;
    wanted.current = null;
    if (wish === null) return;
    if (wish.kind === 'field') {
      if (!focusOn(wish.reference.target, led)) focusOn(sectionTitleId(wish.reference.section));
    } else if (wish.kind === 'title') {
      focusOn(sectionTitleId(wish.section));
    } else if (view.open !== wish.section) {
      const next = view.open ?? closingOf(view);
      focusOn(next === null ? panelTitleId : sectionTitleId(next), {}, answeredBetween(view, wish));
      if (view.submit?.deliberate === true) keepClear(panelTitleId, submitId, wish.pressed);
    }
  });

  const send = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued') {
        const pressed = document.getElementById(continueId)?.getBoundingClientRect() ?? null;
        wanted.current = { kind: 'after', section: event.section, pressed };
      }
      if (event.type === 'sectionOpened')
        wanted.current = { kind: 'title', section: event.section };
      onEvent(event);
    },
    [onEvent],
  );
  const goToField = useCallback(
    (reference: FieldReference) => {
      if (focusOn(reference.target, led)) return;
      wanted.current = { kind: 'field', reference };
      onEvent({ type: 'sectionOpened', section: reference.section });
    },
    [onEvent],
  );
  return { send, goToField, goToSection };
}

const goToSection = (section: string): void => void focusOn(sectionTitleId(section));

/** What asks nothing and stands open once everything is answered: it is to be read first. */
const closingOf = ({ sections }: StepView): string | null =>
  sections.find(({ status }) => status === 'open')?.id ?? null;

/** Where a link leads is seen, also by who pressed it with a finger. */
const led: FocusOptions = { focusVisible: true };

/** Sections that were answered without being asked, between what was pressed and what opened. */
function answeredBetween(
  { sections, open }: StepView,
  { section: pressed }: Pressed,
): readonly Element[] {
  const ids = sections.map(({ id }) => id);
  const between = sections.slice(ids.indexOf(pressed) + 1, open === null ? 0 : ids.indexOf(open));
  return between.flatMap(({ id }) => document.querySelector(`[data-section="${id}"]`) ?? []);
}

/**
 * What has the focus stands well on the screen, and above it what was answered on the way to it, as
 * much as there is room for: else a household never sees what was filled in for it.
 */
function focusOn(id: string, how: FocusOptions = {}, onTheWay: readonly Element[] = []): boolean {
  const element = document.getElementById(id);
  if (element === null) return false;
  element.focus({ preventScroll: true, ...how });
  const { top, bottom } = element.getBoundingClientRect();
  const begins = onTheWay
    .map((each) => each.getBoundingClientRect().top)
    .find((each) => bottom - each < window.innerHeight * 0.6);
  const [head, above] = begins === undefined ? [top, 120] : [begins, 24];
  const roomy = head >= 0 && bottom <= window.innerHeight * 0.7;
  if (!roomy) window.scrollBy({ top: head - above });
  return true;
}

/** Of what stood on the screen, in its pixels. */
type Area = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** A finger that lands a little beside the first place still lands on nothing. */
const room = 16;

/**
 * Moves a box down the page until its button does not stand where another one was pressed, so that
 * a second tap at the same spot meets no button.
 */
function keepClear(boxWith: string, button: string, pressed: Area | null): void {
  const stands = document.getElementById(button)?.getBoundingClientRect();
  const box = document.getElementById(boxWith)?.parentElement;
  if (pressed === null || stands === undefined || !box) return;
  const beside = stands.right <= pressed.left || pressed.right <= stands.left;
  const apart = stands.bottom + room <= pressed.top || pressed.bottom + room <= stands.top;
  if (beside || apart) return;
  const margin = Number.parseFloat(getComputedStyle(box).marginTop) || 0;
  box.style.marginTop = `${String(margin + pressed.bottom + room - stands.top)}px`;
}

interface AnnouncerProps {
  readonly view: StepView;
  /** Whether what opens now was asked for by Continue or Change: the focus goes to its title then, which says it. */
  readonly takeLead: () => boolean;
}

/** Says politely which sections opened, folded, came or went. Silent on the first drawing. */
export function Announcer({ view, takeLead }: AnnouncerProps) {
  const words = useWords();
  const region = useRef<HTMLParagraphElement>(null);
  const last = useRef(view);
  useEffect(() => {
    const text = announcement(last.current, view, words, takeLead());
    last.current = view;
    // Written past React: what is said is an event, and no part of what the page shows.
    if (text !== '' && region.current !== null) region.current.textContent = text;
  }, [view, words, takeLead]);
  return <p ref={region} className="visually-hidden" aria-live="polite" data-announcer />;
}

/** What a person who does not see the page must hear of the change; empty for nothing. */
export function announcement(
  before: StepView,
  after: StepView,
  words: Words,
  isLed: boolean,
): string {
  if (before.id !== after.id) return '';
  const said: string[] = [];
  const was = new Map(before.sections.map((section) => [section.id, section]));
  const is = new Map(after.sections.map((section) => [section.id, section]));
  const alreadyAnswered = after.sections.filter(
    ({ id, status }) => !was.has(id) && status === 'folded',
  );
  for (const section of after.sections) {
    const earlier = was.get(section.id);
    const folds = earlier?.status === 'open' && section.status === 'folded';
    if (folds && section.summary.length > 0) {
      said.push(
        words.plain('page.announce.answered', {
          title: titleOf(section),
          answer: plain(section.summary),
        }),
      );
    }
    if (!isLed && earlier?.status !== 'open' && section.status === 'open') {
      said.push(words.plain('page.announce.opened', { title: titleOf(section) }));
    }
  }
  for (const section of after.sections) {
    const earlier = was.get(section.id);
    if (earlier?.status === 'open' && section.status === 'open')
      said.push(...newAlerts(earlier, section));
  }
  // What came with its answer asks nothing: nine of them one by one would drown the question.
  if (alreadyAnswered.length > 0) {
    said.push(words.plain('page.announce.already', { titles: list(alreadyAnswered) }));
  }
  for (const section of before.sections) {
    if (!is.has(section.id)) {
      said.push(words.plain('page.announce.removed', { title: titleOf(section) }));
    }
  }
  return said.join(' ');
}

/** An error is read out by itself; what only informs or warns would appear without a word. */
function newAlerts(before: SectionView, after: SectionView): readonly string[] {
  const known = new Set(before.content.map(({ id }) => id));
  return after.content
    .filter(({ id, kind }) => (kind === 'information' || kind === 'take-care') && !known.has(id))
    .map(({ title, text }) => [plain(title), plain(text)].filter(Boolean).join(' '));
}

const list = (sections: readonly SectionView[]): string =>
  sections.map(({ name }) => name).join(', ');

function titleOf(section: SectionView): string {
  return plain(section.title);
}

/** They ask for what stood there before the panel came. */
const leadBack: readonly JourneyAction[] = ['change', 'leave'];

/**
 * The page changes its heading when a panel takes the place of what stood there: the heading takes
 * the focus. When it goes by a household's own press, the heading that comes back takes it, whatever
 * else is drawn with it; when it goes by itself, only a focus that went with it is caught. Presses
 * are passed on.
 */
export function usePanelFocus(panel: boolean, onAct: OnAct): OnAct {
  const was = useRef(panel);
  const wantsBack = useRef(false);

  // Without dependencies: the wish is for the first drawing after the press, whatever changed.
  useEffect(() => {
    const isWanted = wantsBack.current;
    wantsBack.current = false;
    if (was.current === panel) return;
    was.current = panel;
    if (panel || isWanted || document.activeElement === document.body)
      document.getElementById('page-title')?.focus();
  });

  return useCallback(
    (commit, action) => {
      wantsBack.current = leadBack.includes(action);
      onAct(commit, action);
    },
    [onAct],
  );
}
