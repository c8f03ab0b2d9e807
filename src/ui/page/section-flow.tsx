import { Fragment, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { FieldReference, JourneyEvent, SectionView, StepView } from '../../engine';
import { sectionTitleId } from '../parts/focus';
import { Icon } from '../parts/icons';
import { Below, Paragraph } from '../parts/paragraph';
import { plain, useWords } from '../parts/words';
import type { CarryOn } from './carry-on';
import { Announcer } from './guidance';
import { StillMissing } from './still-missing';
import './section-flow.css';
import './section-sheet.css';
import './folded-section.css';

/** Its own identity and that of `onEvent` are kept as long as the page is there: then only what changed is drawn. */
export type RenderForm = (
  section: SectionView,
  onEvent: (event: JourneyEvent) => void,
) => ReactNode;

interface SectionFlowProps {
  readonly view: StepView;
  /** The form's own events go the same way as Continue: its Enter key means that. */
  readonly renderForm: RenderForm;
  readonly onEvent: (event: JourneyEvent) => void;
  readonly onGo: (reference: FieldReference) => void;
  /** Stands right above the button: what the server said, what is to be known before the press. */
  readonly beforeButton?: ReactNode;
  /** What is said in place of the first sheet's own words while something else comes before it. */
  readonly instead?: Instead | null;
  /** The button stands elsewhere. */
  readonly withoutButton?: boolean;
}

type Instead = CarryOn['instead'];

/**
 * One sheet at a time: what is answered as lines, the question in hand as the sheet. A sheet that
 * sums up the answers has them in it, and so no line stands above it.
 */
export function SectionFlow(props: SectionFlowProps) {
  const { view, renderForm, onGo, onEvent: send } = props;
  const [moved, setMoved] = useState(false);
  const leads = useRef(false);
  const onEvent = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued' || event.type === 'sectionOpened') {
        setMoved(true);
        leads.current = true;
      }
      send(event);
    },
    [send],
  );
  const takeLead = useCallback(() => {
    const is = leads.current;
    leads.current = false;
    return is;
  }, []);
  const button = (
    <>
      {props.beforeButton}
      {props.withoutButton !== true && <StillMissing view={view} onEvent={onEvent} onGo={onGo} />}
    </>
  );
  const summed = view.sections.some(sumsUp);
  return (
    <div className={view.outline.length === 1 ? 'p-flow p-flow--single' : 'p-flow'}>
      {view.sections
        .filter(({ status }) => status === 'open' || !summed)
        .map((section, index) =>
          section.status === 'open' ? (
            <Fragment key={section.id}>
              <Sheet
                section={section}
                rises={moved}
                renderForm={renderForm}
                onEvent={onEvent}
                instead={index === 0 ? (props.instead ?? null) : null}
              />
              {section.id === view.open && button}
            </Fragment>
          ) : (
            <Folded key={section.id} section={section} onEvent={onEvent} />
          ),
        )}
      {view.open === null && button}
      <Announcer view={view} takeLead={takeLead} />
    </div>
  );
}

const sumsUp = ({ status, content }: SectionView): boolean =>
  status === 'open' && content.some(({ kind }) => kind === 'answers');

interface OneSection {
  readonly section: SectionView;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** Drawn anew when its own view is another: a key in one section leaves the others alone. */
const Sheet = memo(function Sheet(
  props: OneSection & {
    readonly rises: boolean;
    readonly renderForm: RenderForm;
    readonly instead: Instead | null;
  },
) {
  const { section, rises, renderForm, onEvent, instead } = props;
  const shown = useMemo(
    () => (instead === null ? section : behind(section, instead)),
    [section, instead],
  );
  return (
    <SectionSheet section={shown} rises={rises}>
      {renderForm(shown, onEvent)}
    </SectionSheet>
  );
});

/** The sheet comes second: it says so, and none of its buttons is the first of the page. */
const behind = (section: SectionView, { title, lead }: Instead): SectionView => ({
  ...section,
  title: [title],
  lead,
  actions: section.actions.map((action) =>
    action.look === 'first' ? { ...action, look: 'second' } : action,
  ),
});

const Folded = memo(function Folded({ section, onEvent }: OneSection) {
  const onChange = () => onEvent({ type: 'sectionOpened', section: section.id });
  return <FoldedSection section={section} onChange={onChange} />;
});

/** Words that are fixed in capitals are read more easily as a sentence. */
const asSentence = (title: string): string =>
  title === title.toLocaleUpperCase() ? 'as-sentence' : '';

interface SectionSheetProps {
  readonly section: SectionView;
  /** Rises once: it opened because the person went on. */
  readonly rises: boolean;
  readonly children: ReactNode;
}

/** The question in hand: the only raised surface of the page. */
export function SectionSheet({ section, rises, children }: SectionSheetProps) {
  const title = sectionTitleId(section.id);
  return (
    <section
      className={`sheet p-sheet${rises ? ' p-sheet--rises' : ''}`}
      aria-labelledby={title}
      data-section={section.id}
    >
      <div className="p-sheet__head">
        <span className="disc disc--number" aria-hidden="true">
          {section.number}
        </span>
        <h2 id={title} tabIndex={-1} className={asSentence(plain(section.title))}>
          {plain(section.title)}
        </h2>
      </div>
      <Below>
        <Paragraph text={section.lead} className="p-sheet__lead quiet" />
        <div className="p-sheet__body">{children}</div>
      </Below>
    </section>
  );
}

interface FoldedSectionProps {
  readonly section: SectionView;
  readonly onChange: () => void;
}

/** What is answered, as a line of plain text with Change beside it. */
export function FoldedSection({ section, onChange }: FoldedSectionProps) {
  const words = useWords();
  const title = plain(section.title);
  const done = section.verdict === 'valid';
  return (
    <section className="p-folded" aria-label={title} data-section={section.id}>
      <span className={`disc ${done ? 'disc--done' : 'disc--open'}`} aria-hidden="true">
        {done ? <Icon name="tick" /> : section.number}
      </span>
      <div className="p-folded__words">
        <h2 className={`p-folded__question ${asSentence(title)}`}>{title}</h2>
        <Paragraph text={section.summary} className="p-folded__answer" />
        <Paragraph text={section.summaryNote} className="p-folded__note" />
      </div>
      <button
        type="button"
        className="link-button"
        aria-label={words.plain('page.changeSection', { title })}
        onClick={onChange}
      >
        {words.plain('page.change')}
      </button>
    </section>
  );
}
