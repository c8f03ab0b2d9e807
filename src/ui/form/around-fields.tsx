import { type ReactNode, useEffect, useRef } from 'react';
import type { ActionView, ContentView, SectionView, FieldView, LookupView } from '../../engine';
import { Alert, ContentBlock } from '../parts/alert';
import { sectionLookupsId, sectionTitleId, useHandOverFocus } from '../parts/focus';
import { Icon } from '../parts/icons';
import { isSummed, Review } from '../parts/review';
import { Paragraph } from '../parts/paragraph';
import { beginSteadyPress } from '../parts/steady-press';
import { RichText, useWords } from '../parts/words';
import { partIds, useSend, type WidgetOptions } from './control';

interface ActionButtonProps {
  readonly action: ActionView;
  readonly section: string;
  /** Where the focus goes when the button goes away with its press, and the field to put right. */
  readonly target: string;
}

const classes: Readonly<Record<ActionView['look'], string>> = {
  first: 'button',
  second: 'button button--second',
  link: 'link-button',
};

const fieldsOf = (button: Element | null): readonly Element[] => [
  ...(button?.closest('[data-section]')?.querySelectorAll('[data-field]') ?? []),
];

/**
 * Whether the focus is where a press leaves it: not every browser gives it to the button, and Enter
 * presses it from its field.
 */
const isStill = (button: Element | null, field: string): boolean =>
  [button, document.body, document.getElementById(field)].includes(document.activeElement);

/** Scrolls as far as shows all of a field, and no further than keeps the button that brought it. */
function bringIntoView(field: Element, button: Element): void {
  const hidden = field.getBoundingClientRect().bottom + 24 - window.innerHeight;
  const room = button.getBoundingClientRect().top - 24;
  if (hidden > 0 && room > 0) window.scrollBy({ top: Math.min(hidden, room) });
}

/**
 * A busy button keeps its place and the focus, and does nothing. One that a wrong answer stops leads
 * to that answer, whose error is then read out; a question that its press brings is on the screen.
 */
export function ActionButton({ action, section, target }: ActionButtonProps) {
  const send = useSend();
  const button = useHandOverFocus<HTMLButtonElement>(target, sectionTitleId(section));
  /** What stood there at the press that nothing has come of yet. */
  const before = useRef<readonly Element[] | null>(null);
  const lead = () => {
    if (before.current === null || button.current === null) return;
    const wrong = document.getElementById(target);
    const isWrong = wrong?.getAttribute('aria-invalid') === 'true';
    const brought = fieldsOf(button.current).find(
      (field) => before.current?.includes(field) === false,
    );
    if (!isWrong && brought === undefined) return;
    before.current = null;
    if (!isStill(button.current, target)) return;
    if (isWrong) wrong.focus();
    else if (brought !== undefined) bringIntoView(brought, button.current);
  };
  // Without dependencies: what is wrong, or new, may come with a drawing after the press.
  useEffect(lead);
  const press = () => {
    if (action.busy) return;
    before.current = fieldsOf(button.current);
    send({ type: 'actionPressed', section, action: action.id });
    lead();
  };
  return (
    <button
      ref={button}
      type="button"
      className={`${classes[action.look]} f-action`}
      aria-disabled={action.busy || undefined}
      aria-busy={action.busy || undefined}
      onClick={press}
      // An error that comes as the field is left moves the button away under the press.
      onPointerDown={beginSteadyPress}
    >
      {action.busy && <Icon name="spinner" />}
      <RichText text={action.label} />
    </button>
  );
}

interface ContentProps {
  readonly content: readonly ContentView[];
  /** Field that it stands under; null for the head of the section. */
  readonly under: string | null;
  readonly actions: SectionView['actions'];
  readonly section: string;
  /** Where the focus goes when a button in it goes away with its press. */
  readonly target: string;
}

/** What is said at one place of the section, with the way out of it. An error is read out when it appears. */
export function Content({ content, under, actions, section, target }: ContentProps) {
  const actionsOf = (id: string) =>
    actions
      .filter(({ block }) => block === id)
      .map((action) => (
        <ActionButton key={action.id} action={action} section={section} target={target} />
      ));
  const own = content.filter((item) => item.under === under);
  const summed = own.filter(isSummed);
  return own.map((item) => {
    if (isSummed(item)) {
      const isFirst = item === summed[0];
      return isFirst && <Review key="summed" content={summed} actionsOf={actionsOf} />;
    }
    return (
      <div className="f-content" key={item.id} role={item.kind === 'error' ? 'alert' : undefined}>
        <ContentBlock content={item} actions={actionsOf(item.id)} />
      </div>
    );
  });
}

interface OptionsStateProps {
  readonly view: FieldView;
  readonly options: WidgetOptions;
  readonly status: 'loading' | 'failed';
  readonly lookups: readonly LookupView[];
}

/** In the place of a control: what its list of options waits for. Nothing chosen is lost. */
export function OptionsState({ view, options, status, lookups }: OptionsStateProps) {
  const words = useWords();
  const own = lookups.find(({ name }) => name === view.optionsFrom);
  const isLoading = status === 'loading';
  const said = (
    <span role="status">
      {own ? (
        <RichText text={own.text} />
      ) : (
        words.plain(isLoading ? 'form.loadingList' : 'form.listFailed')
      )}
    </span>
  );
  if (!isLoading)
    return (
      <State view={view}>
        {said}
        <RetryButton lookups={lookups} target={view.target} />
      </State>
    );
  // As high as the tile that comes of it, so that nothing moves then.
  if (options.chosen === 'tile' && view.value !== null)
    return (
      <State view={view} look="f-chosen" busy>
        <span className="f-chosen-tile">
          <Icon name="spinner" />
        </span>
        {said}
      </State>
    );
  return (
    <State view={view} busy>
      <Icon name="spinner" />
      {said}
    </State>
  );
}

interface StateProps {
  readonly view: FieldView;
  readonly look?: 'f-state' | 'f-chosen';
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Has the place and the name of the control, and hands the focus on to it when it comes. */
function State({ view, look = 'f-state', busy, children }: StateProps) {
  const box = useHandOverFocus<HTMLDivElement>(view.target);
  return (
    <div
      ref={box}
      id={view.target}
      className={look}
      role="group"
      tabIndex={-1}
      aria-busy={busy}
      aria-labelledby={partIds(view.target).label}
    >
      {children}
    </div>
  );
}

/**
 * What the section waits for, one line each, below the fields, which it does not move as it comes and
 * goes. The field whose list it is tells of it itself.
 */
export function SectionLookups({ section }: { readonly section: SectionView }) {
  return (
    <div className="f-lookups" role="status">
      {notAtFields(section).map(
        ({ name, status, text }) =>
          status === 'loading' && (
            <p className="f-lookup" data-status={status} key={name}>
              <Icon name="spinner" />
              <span>
                <RichText text={text} />
              </span>
            </p>
          ),
      )}
    </div>
  );
}

/** What could not be loaded, below the answers that it came of, each with the one way to try again. */
export function FailedLookups({ section }: { readonly section: SectionView }) {
  const failed = notAtFields(section).filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  return (
    <div className="f-lookups" id={sectionLookupsId(section.id)} tabIndex={-1}>
      {failed.map((lookup) => (
        <Alert
          key={lookup.name}
          kind="error"
          urgent
          actions={
            <RetryButton lookups={[lookup]} target={sectionTitleId(section.id)} look="button" />
          }
        >
          <Paragraph text={lookup.text} />
        </Alert>
      ))}
    </div>
  );
}

function notAtFields({ lookups, fields }: SectionView): readonly LookupView[] {
  // The usual case, and there may be many fields.
  if (lookups.length === 0) return lookups;
  const shown = Object.values(fields).filter((field) => field.shown);
  const atField = new Set(shown.map((field) => field.optionsFrom));
  return lookups.filter(({ name }) => !atField.has(name));
}

interface RetryButtonProps {
  readonly lookups: readonly LookupView[];
  /** Where the focus goes, as the button makes room for what is loaded. */
  readonly target: string;
  /** The way out of an alert is a button; in a line it is a quiet one. */
  readonly look?: 'button' | 'link-button';
}

/** Loads again every one of the lookups that failed. */
function RetryButton({ lookups, target, look = 'link-button' }: RetryButtonProps) {
  const words = useWords();
  const send = useSend();
  const button = useHandOverFocus<HTMLButtonElement>(target);
  const retry = () => {
    for (const lookup of lookups)
      if (lookup.status === 'failed') send({ type: 'lookupRetried', lookup: lookup.name });
  };
  return (
    <button ref={button} type="button" className={`${look} f-retry`} onClick={retry}>
      {look === 'button' && <Icon name="retry" />}
      {words.plain('form.tryAgain')}
    </button>
  );
}
