import { Fragment, type ReactNode, useCallback } from 'react';
import type { ClearView, JourneyEvent, StepView } from '../../engine';
import { useWords } from '../parts/words';
import { Assurances } from './footer';
import { Outline, type Stage } from './outline';
import type { BrandChrome } from '../parts/brand';
import type { ClearHow } from './clear/clear-choice';
import { type CarryOn, CarryOnPanel } from './carry-on';
import { CommitPage } from './commit-page';
import { CommitAnnouncer, CommitBeside } from './commits/commit-notices';
import { isWarning, type OnAct, panelOf, placed, sayingOf } from './commits/placed';
import { ContentBlock, Notice } from '../parts/alert';
import { WayToFieldProvider } from '../parts/way-to-field';
import {
  ErrorSummary,
  NotPersistedNotice,
  LeftBehindNotice,
  StuckNotice,
  SubmitError,
} from './notices';
import { PageShell, type SceneKind, shellOf, usePageTitle } from './page-shell';
import { Saving } from './saving';
import { type RenderForm, SectionFlow } from './section-flow';
import { StepDialog } from './dialog/step-dialog';
import { usePanelFocus, useStepFocus } from './guidance';
import { useSheetEntries, useWayBack } from './sheet-history';

export interface StepPageProps {
  readonly view: StepView;
  /** Short name of the step, for the browser's tab. */
  readonly name: string;
  readonly brand: BrandChrome;
  readonly stages: readonly Stage[];
  readonly stage: number | null;
  readonly scene: SceneKind;
  /**
   * Panels of the right column by name: `outline`, `assurances`, or one of `panels`.
   * The brand's assurances are those of the step's id, of `saving`, or of `default`.
   */
  readonly aside: readonly string[];
  readonly panels?: Readonly<Record<string, ReactNode>>;
  readonly renderForm: RenderForm;
  readonly onEvent: (event: JourneyEvent) => void;
  readonly onNavigate?: (href: string) => void;
  /** A journey that was under way before this one, which nobody has gone on with yet. */
  readonly carryOn?: CarryOn | null;
  /** A press on what is said of a commit. */
  readonly onAct: OnAct;
  readonly clearing?: ClearView | null;
  readonly onClear: (how: ClearHow) => void;
}

/**
 * A step that is a form; in its place, what is known of a commit that is open or done.
 * @throws Error while it is drawn, without a WordsProvider above.
 */
export function StepPage(props: StepPageProps) {
  const { view } = props;
  const { commits, submit } = view;
  const panel = panelOf(commits, submit?.run);
  const onAct = usePanelFocus(panel !== null, props.onAct);
  const [onEvent, place] = useSheetEntries(view, props.onEvent);
  const focus = useStepFocus(view, onEvent);
  useWayBack(view, panel === null && toldOf(submit)?.status !== 'running', place, focus.send);
  return (
    <>
      {panel === null ? (
        <FormPage {...props} focus={focus} />
      ) : (
        <CommitPage {...props} panel={panel} onAct={onAct} />
      )}
      <CommitAnnouncer commits={commits} panel={panel} />
    </>
  );
}

/** A sequence with a title is told step by step; one without is only a busy button. */
function toldOf(submit: StepView['submit']) {
  const run = submit?.run ?? null;
  return run !== null && run.title.length > 0 ? run : null;
}

type FormPageProps = StepPageProps & { readonly focus: ReturnType<typeof useStepFocus> };

/** Its sections one sheet at a time, and what stands around them. */
function FormPage(props: FormPageProps) {
  const { view, brand, renderForm, onAct, focus, carryOn = null } = props;
  const words = useWords();
  usePageTitle(props.name, view.errors.length > 0, brand.name);
  const submit = () => props.onEvent({ type: 'stepSubmitted', step: view.id });

  const run = view.submit?.run ?? null;
  const told = toldOf(view.submit);
  const saving = told?.status === 'running';
  // One that ends without a word of its own has nothing to tell: how it stands, the commit says.
  const failed = told?.status === 'failed' && told.message !== null ? told : null;
  const besides = placed(view.commits, 'beside').filter(
    // The question whether to do it again says it too: here it stands with the button alone.
    ({ says }) => !says.some(isWarning) || view.submit?.available === true,
  );
  // One way to try again is enough.
  const ownRetry = besides.some(({ actions }) => actions.includes('tryAgain'));
  const retry =
    !ownRetry && failed !== null && view.open === null && view.submit?.available === true;
  const beside = besides.map((one) => (
    <CommitBeside key={`${one.commit} ${one.kind}`} view={one} onAct={onAct} />
  ));
  const failure = run?.status === 'failed' && told === null ? run.message : null;

  const { send } = focus;
  const openSection = useCallback(
    (section: string) => send({ type: 'sectionOpened', section }),
    [send],
  );
  // Beside panels of its own the outline stands on the left (sign-up).
  const split =
    props.aside.includes('outline') &&
    props.aside.some((panel) => panel !== 'outline' && panel !== 'assurances');
  const outline = (
    <Outline
      items={view.outline}
      onGo={focus.goToSection}
      {...(split && { onChange: openSection })}
    />
  );
  const side = (saving ? ['assurances'] : props.aside).map((panel) => {
    if (panel === 'outline') return split ? null : <Fragment key={panel}>{outline}</Fragment>;
    if (panel === 'assurances') {
      const items = brand.assurances[saving ? 'saving' : view.id] ?? brand.assurances['default'];
      return items && <Assurances key={panel} items={items} />;
    }
    return <Fragment key={panel}>{props.panels?.[panel]}</Fragment>;
  });
  const banners = view.content
    .filter(({ kind }) => kind === 'banner')
    .map((content) => <ContentBlock key={content.id} content={content} />);
  const shell = { ...shellOf(props), ...(side.length > 0 && { aside: side }) };
  if (saving) {
    return (
      <PageShell
        {...shell}
        title={told.title}
        lead={words.text('page.savingLead')}
        scene={props.scene === 'none' ? 'none' : 'small'}
      >
        <Saving run={told} onRetry={submit} saying={sayingOf(view.commits)} />
      </PageShell>
    );
  }
  return (
    <PageShell
      {...shell}
      title={view.title}
      lead={view.lead}
      scene={props.scene}
      {...(split && { start: outline, asideFirst: true })}
    >
      <div className="p-main">
        {carryOn === null && banners}
        {view.errors.length > 0 && <ErrorSummary errors={view.errors} onGo={focus.goToField} />}
        <StuckNotice stuck={view.stuck} />
        {view.notice !== null && (
          <Notice text={view.notice} onDismiss={() => props.onEvent({ type: 'noticeDismissed' })} />
        )}
        <LeftBehindNotice left={view.leftBehind} onEvent={props.onEvent} />
        {view.lost.length > 0 && (
          <NotPersistedNotice
            fields={view.lost}
            changed={view.leftBehind === 'some'}
            onGo={focus.goToField}
          />
        )}
        {failed && (
          <Saving
            run={failed}
            onRetry={retry ? submit : null}
            onMend={openSection}
            deliberate={view.submit?.deliberate === true}
            beside={beside}
          />
        )}
        {view.content
          .filter(({ kind }) => kind !== 'banner')
          .map((content) => (
            <ContentBlock key={content.id} content={content} />
          ))}
        {carryOn !== null && <CarryOnPanel {...carryOn} />}
        <WayToFieldProvider value={focus.goToField}>
          <SectionFlow
            view={view}
            renderForm={renderForm}
            onEvent={focus.send}
            onGo={focus.goToField}
            instead={carryOn?.instead ?? null}
            withoutButton={retry || (ownRetry && view.open === null)}
            beforeButton={
              <>
                {failure !== null && <SubmitError message={failure} />}
                {failed === null && beside}
              </>
            }
          />
        </WayToFieldProvider>
        {/* What helps to begin is not in the way of whoever goes on. */}
        {carryOn !== null && banners}
        {view.dialog !== null && (
          <StepDialog dialog={view.dialog} renderForm={renderForm} onEvent={props.onEvent} />
        )}
      </div>
    </PageShell>
  );
}
