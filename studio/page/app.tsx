import { useCallback, useMemo, useState } from 'react';
import type { JourneyState } from '../../src/engine';
import { sectionKey } from '../../src/journey';
import type { JsonFiles } from '../model/edits';
import { fieldIn, sectionAt, variantFor } from '../model/in-hand';
import { aimOf } from '../model/aim';
import type { Gap } from '../model/coverage';
import { meetings } from '../model/merging';
import type { MoveWay } from '../model/moving';
import { blankQuestion, type NewQuestion } from '../model/new-question';
import { rulesOf } from '../model/question';
import { questionPlace } from '../model/question-place';
import { ruleTarget } from '../model/rule-target';
import type { Project, Shown } from '../model/protocol';
import type { Selection } from '../model/selection';
import type { Target } from '../preview/bridge';
import { variantsTables } from '../model/variants-table';
import { Bar } from './bar';
import { BesideView } from './beside-view';
import { useCoverage } from './use-coverage';
import { ChangesView } from './changes-view';
import { HistoryButtons } from './history-buttons';
import { OutlinePane } from './outline-pane';
import { PagePane } from './page-pane';
import { QuestionPane } from './question-pane';
import { RuleEditor } from './rule-editor';
import { ScenarioPane } from './scenario-pane';
import { StatusLine } from './status-line';
import { useAddress } from './use-address';
import { useBeside } from './use-beside';
import { useDeeds } from './use-deeds';
import { newErrors, useDraft } from './use-draft';
import { useFinder } from './use-finder';
import { useHousehold } from './use-household';
import { useKeys } from './use-keys';
import { useMove } from './use-move';
import { usePalette } from './use-palette';
import { useRecording, type InRecording } from './use-recording';
import { useRing } from './use-ring';
import { readValues } from './values-bar';
import { VariantsView } from './variants-view';
import { VersionsView } from './versions-view';

const noFiles: JsonFiles = {};

/** Outline, page and question: three panes with one selection. */
export function App({ first }: { readonly first: Project }) {
  const [selection, select] = useAddress();
  const draft = useDraft(first);
  const { hand, edits, project } = draft;
  const onPick = useCallback(
    ({ section, field }: Target, state: JourneyState) => {
      const found = hand === null ? null : variantFor(hand, state, section);
      if (found === null) return;
      const step = found.owner.is.id;
      select({ view: 'journey', step, section: sectionKey(found.is), field });
    },
    [hand, select],
  );
  const [inRecording, setInRecording] = useState<InRecording | null>(null);
  const isRecorded = inRecording !== null;
  const onPress = useCallback(
    (target: Target, state: JourneyState) => {
      if (!isRecorded) onPick(target, state);
    },
    [isRecorded, onPick],
  );
  const household = useHousehold(draft, selection, onPress, isRecorded);
  const recorder = useRecording(household, edits, hand?.files ?? noFiles, [
    inRecording,
    setInRecording,
  ]);
  const { state, show: showHousehold } = household;
  const section = hand === null ? null : sectionAt(hand, selection.section);
  const field = fieldIn(section, selection.field);
  const unseen = useRing(household, hand, section, isRecorded ? null : field);
  const reads = useMemo(
    () =>
      hand === null || state === null || field === null
        ? []
        : readValues(hand, state, rulesOf(hand, state, field)),
    [hand, state, field],
  );
  const target = useMemo(
    () => (hand === null || state === null ? null : ruleTarget(hand, state, selection)),
    [hand, state, selection],
  );
  const isEditing = selection.view === 'journey' && target !== null && !isRecorded;
  const hasVariants = useMemo(
    () => (hand === null ? 0 : (variantsTables(hand)[0]?.rows.length ?? 0)),
    [hand],
  );
  const show = useCallback(
    (shown: Shown) => {
      showHousehold(shown);
      select({
        view: 'journey',
        ...(section?.owner.is.id === shown.step
          ? {}
          : isEditing
            ? { step: shown.step }
            : { step: shown.step, section: '', field: '' }),
      });
    },
    [showHousehold, select, section, isEditing],
  );
  const besideOf = useBeside({ edits, show: showHousehold, select });
  const finder = useFinder(edits, state, show);
  const coverage = useCoverage(selection.coverage, project, edits);
  const { undo, redo } = draft;
  const [adding, setAdding] = useState<NewQuestion | null>(null);
  const add = useCallback(() => {
    if (hand === null || selection.view !== 'journey' || isEditing || isRecorded) return;
    const place = questionPlace(hand, selection);
    if (place !== null) setAdding((now) => now ?? blankQuestion(hand, selection, place));
  }, [hand, selection, isEditing, isRecorded]);
  const { id, base } = household;
  const { start, stop } = recorder;
  const record = useCallback(() => {
    if (isRecorded) return;
    select({ view: 'journey', rule: '' });
    start(id);
  }, [isRecorded, select, start, id]);
  const onRecord = useCallback(
    (gap: Gap) => {
      if (hand === null) return;
      select({ rule: '' });
      const begin = (found: Shown | null) =>
        start(found?.from ?? base, (from) => aimOf(hand, gap, from.state, found));
      finder.look(gap.rule, gap.section, gap.holds ?? true, gap.part, begin);
    },
    [hand, select, start, base, finder],
  );
  const has = hasVariants > 0;
  const moving = useMove(hand, draft, selection);
  const { move } = moving;
  const onMove = useCallback(
    (way: MoveWay) => {
      if (selection.view === 'journey' && !isEditing && !isRecorded) move(way);
    },
    [selection.view, isEditing, isRecorded, move],
  );
  const deeds = useDeeds({
    ...{ select, undo, redo, add, record, move: moving, hasVariants: has, finder, target },
    section: selection.section,
  });
  const { choose } = household;
  const { end } = recorder;
  const go = (to: Partial<Selection>) => {
    select(to);
    if (to.household === undefined) return;
    end();
    choose(to.household);
  };
  const palette = usePalette({ project, hand, state, selection, select: go, deeds });
  useKeys({
    ...{ select, undo, redo, palette: palette.open, add, record, move: onMove },
    ...{ hasVariants: has, isEditing },
    stop: inRecording !== null && inRecording.end === null ? stop : null,
  });
  return (
    <div className={`studio studio--${isEditing ? 'rule' : selection.view}`}>
      <Bar
        project={project}
        selection={selection}
        onSelect={select}
        variants={hasVariants}
        changes={edits.length}
        errors={draft.isChecking ? 0 : newErrors(draft).length}
        isSaving={draft.saving.isUnderWay}
        onGo={palette.open}
        history={<HistoryButtons draft={draft} />}
        meetings={meetings(edits).length}
        said={draft.said}
      />
      {hand === null || state === null ? (
        <Opening draft={draft} />
      ) : (
        <>
          {selection.view === 'journey' && !isEditing && (
            <OutlinePane
              hand={hand}
              state={state}
              selection={selection}
              onSelect={select}
              edits={edits}
              findings={draft.checked}
              coverage={coverage}
            />
          )}
          {selection.view === 'variants' && (
            <VariantsView hand={hand} draft={draft} onSelect={select} />
          )}
          {selection.view === 'changes' && (
            <ChangesView
              hand={hand}
              draft={draft}
              onShow={show}
              onBeside={besideOf({ before: '', after: '' })}
            />
          )}
          {selection.view === 'beside' && household.shown !== null && (
            <BesideView
              draft={draft}
              selection={selection}
              shown={household.shown}
              onSelect={select}
            />
          )}
          {selection.view === 'versions' && (
            <VersionsView
              hand={hand}
              draft={draft}
              selection={selection}
              onSelect={select}
              onShow={show}
              onBeside={besideOf({ before: selection.before, after: selection.after })}
            />
          )}
        </>
      )}
      <PagePane
        project={project}
        household={household}
        selection={selection}
        onSelect={select}
        reads={reads}
        unseen={unseen}
        finder={finder}
        recorder={recorder}
        onRecord={record}
      />
      {isEditing && hand !== null && state !== null && (
        <RuleEditor
          hand={hand}
          state={state}
          draft={draft}
          target={target}
          selection={selection}
          onSelect={select}
          finder={finder}
        />
      )}
      {inRecording !== null && selection.view === 'journey' && hand !== null && state !== null && (
        <ScenarioPane
          hand={hand}
          state={state}
          draft={draft}
          recorder={recorder}
          present={inRecording}
        />
      )}
      {selection.view === 'journey' &&
        !isEditing &&
        !isRecorded &&
        hand !== null &&
        state !== null && (
          <QuestionPane
            hand={hand}
            state={state}
            draft={draft}
            selection={selection}
            onSelect={select}
            finder={finder}
            gaps={selection.coverage ? { coverage, onRecord } : null}
            adding={adding}
            onAdding={setAdding}
            onAdd={add}
            moving={moving}
          />
        )}
      <StatusLine draft={draft} project={project} />
      {palette.over}
    </div>
  );
}

/** Before anything can be drawn: why, where it never will be. */
function Opening({ draft }: { readonly draft: ReturnType<typeof useDraft> }) {
  const errors = draft.checked.filter(({ severity }) => severity === 'error');
  return (
    <section className="pane opening" aria-label="Opening">
      <h2>{errors.length > 0 ? 'The journey has errors' : 'The journey is read …'}</h2>
      <ul className="findings">
        {errors.map((found) => (
          <li key={found.key}>
            {found.message}{' '}
            <span className="code">
              {found.file}:{found.line}
            </span>
          </li>
        ))}
      </ul>
      {draft.failure !== null && <p>{draft.failure}</p>}
      {draft.edits.length > 0 && (errors.length > 0 || draft.failure !== null) && (
        <button
          type="button"
          className="button"
          onClick={() => draft.takeBack(draft.edits, 'All was taken back')}
        >
          Take back {draft.edits.length} {draft.edits.length === 1 ? 'change' : 'changes'} that
          {draft.edits.length === 1 ? ' is' : ' are'} not saved
        </button>
      )}
    </section>
  );
}
