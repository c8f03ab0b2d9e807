import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import type { JourneyState } from '../../src/engine';
import { deedLine } from '../model/deed-words';
import type { InHand } from '../model/in-hand';
import { expectedOf, newFile, scenarioEdit, scenarioFiles } from '../model/scenario-draft';
import { Icon } from './icons';
import { ScenarioOffers } from './scenario-offers';
import type { Draft } from './use-draft';
import { useRecordedPlay, type Playing } from './use-recorded-play';
import type { InRecording, Recorder } from './use-recording';

interface ScenarioPaneProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly draft: Draft;
  readonly recorder: Recorder;
  readonly present: InRecording;
}

const nothingTicked = { offers: new Set<string>(), calls: false, bodies: new Set<number>() };

/** What was played on the page: as lines, with a name and with what must hold, until it is in the draft. */
export function ScenarioPane({ hand, state, draft, recorder, present }: ScenarioPaneProps) {
  const { begun, recording, form, end, aim } = present;
  const id = useId();
  const pane = useRef<HTMLElement>(null);
  const { offered } = form;
  const expect = expectedOf(
    offered?.offers ?? [],
    offered?.calls ?? [],
    form.ticked ?? nothingTicked,
  );
  const playing = useRecordedPlay(present, expect, draft.edits, recorder.played);
  const { play } = playing;
  const { fill } = recorder;
  useEffect(() => {
    if (end !== null) pane.current?.querySelector('input')?.focus();
  }, [end]);
  const ids = form.clauses.split(/[\s,]+/).filter((each) => each !== '');
  const unknown =
    begun.clauses.length === 0 ? [] : ids.filter((each) => !begun.clauses.includes(each));
  const hindrance = hindranceOf(present, playing, unknown);
  const leave = () => {
    recorder.end();
    document.getElementById('record')?.focus();
  };
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (hindrance !== null || play === null) return;
    const named = { name: form.name.trim(), ...(ids.length > 0 && { clauses: ids }) };
    draft.editAll(
      [scenarioEdit(hand.files, form.file, { ...named, ...play.written })],
      `New scenario: ${named.name}`,
    );
    leave();
  };
  return (
    <aside className="pane question scenario" aria-label="Scenario" ref={pane} tabIndex={-1}>
      <div className="pane-head">
        <h2>Scenario</h2>
        <span className="quiet">{end === null ? 'is written down' : 'not in the draft yet'}</span>
        <span className="head-end">
          <button type="button" className="button" onClick={leave}>
            Discard
          </button>
        </span>
      </div>
      <form
        className="scroll"
        aria-label="Scenario"
        onSubmit={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event);
        }}
      >
        {end !== null && (
          <>
            <div className="field">
              <label htmlFor={`${id}-name`}>Name, a sentence that can be false</label>
              <input
                id={`${id}-name`}
                autoComplete="off"
                value={form.name}
                onChange={(event) => fill({ name: event.target.value })}
              />
            </div>
            {begun.clauses.length > 0 && (
              <div className="field">
                <label htmlFor={`${id}-clauses`}>Clauses that it holds</label>
                <input
                  id={`${id}-clauses`}
                  autoComplete="off"
                  aria-describedby={`${id}-about`}
                  value={form.clauses}
                  onChange={(event) => fill({ clauses: event.target.value })}
                />
                <p className="about" id={`${id}-about`}>
                  {unknown.length > 0
                    ? `No clause is called ${unknown.join(', ')}.`
                    : 'Ids of the specification, with blanks between them: whoever breaks their rule sees it fail.'}
                </p>
              </div>
            )}
          </>
        )}
        <h3 className="anchor">From</h3>
        <p>
          {begun.shown.name} <span className="code">{begun.shown.about}</span>
        </p>
        {aim.length > 0 && (
          <>
            <h3 className="anchor">To come to</h3>
            <ul className="aim">
              {aim.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
        <h3 className="anchor">What is done</h3>
        <Lines
          {...{ hand, state, recorder, present }}
          broken={playing.isWorking ? null : (play?.problem?.deed ?? null)}
        />
        {end !== null && present.before.length > 0 && (
          <button type="button" className="link" onClick={recorder.putBack}>
            Put the line back that was taken out
          </button>
        )}
        {recording.unsaid.map((words) => (
          <p key={words} className="quiet">
            <Icon of="warning" /> {words} Scenarios have no word for it.
          </p>
        ))}
        <Heard present={present} />
        {end !== null && (
          <>
            <Result playing={playing} />
            {offered !== null && (
              <ScenarioOffers
                offers={offered.offers}
                calls={offered.calls}
                ticked={form.ticked ?? nothingTicked}
                onTick={(ticked) => fill({ ticked })}
              />
            )}
            <div className="field">
              <label htmlFor={`${id}-file`}>File</label>
              <select
                id={`${id}-file`}
                value={form.file}
                onChange={(event) => fill({ file: event.target.value })}
              >
                {scenarioFiles(hand.files).map(({ file, about }) => (
                  <option key={file} value={file}>
                    {file.replace('scenarios/', '')}: {about}
                  </option>
                ))}
                <option value={newFile(hand.files)}>
                  {newFile(hand.files).replace('scenarios/', '')}: a new file
                </option>
              </select>
            </div>
            <p className="choices">
              <button
                type="submit"
                className="button button--first"
                aria-disabled={hindrance !== null}
                aria-describedby={`${id}-why`}
              >
                Add to the draft <kbd>Ctrl Enter</kbd>
              </button>
              <span className="quiet" id={`${id}-why`}>
                {hindrance ?? 'Nothing is written before you save.'}
              </span>
            </p>
          </>
        )}
      </form>
    </aside>
  );
}

/** Why it cannot be added yet; null where it can. */
function hindranceOf(
  { form, recording }: InRecording,
  { play, isWorking, failure }: Playing,
  unknown: readonly string[],
): string | null {
  if (recording.deeds.length === 0) return 'Nothing was done.';
  if (form.name.trim() === '') return 'Say what it is called.';
  if (unknown.length > 0) return `No clause is called ${unknown.join(', ')}.`;
  if (failure !== null) return failure;
  if (isWorking || play === null) return 'It is played.';
  if (play.problem !== null || play.wrong.length > 0) return 'It does not hold as it is.';
  if (Object.keys(play.written['expect'] ?? {}).length === 0) return 'Tick what must hold.';
  return null;
}

interface LinesProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly recorder: Recorder;
  readonly present: InRecording;
  /** The one that cannot be done; null for none. */
  readonly broken: number | null;
}

function Lines({ hand, state, recorder, present: { recording, end }, broken }: LinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const { deeds } = recording;
  useEffect(() => {
    if (end === null) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [deeds.length, end]);
  if (deeds.length === 0)
    return <p className="quiet">Nothing yet. Answer and press on the page as a household does.</p>;
  return (
    <ol className="deeds" ref={list}>
      {deeds.map((deed, index) => {
        const { does, what } = deedLine(hand, state, deed);
        return (
          // A line is where it is: two may say the same.
          <li key={index} className={index === broken ? 'deed deed--broken' : 'deed'}>
            <span>
              {does} <strong>{what}</strong>
              {index === broken && (
                <span className="bad">
                  <Icon of="error" /> cannot be done
                </span>
              )}
            </span>
            {end !== null && (
              <button
                type="button"
                className="link"
                aria-label={`Take out: ${does} ${what}`}
                onClick={() => {
                  recorder.takeOut(index);
                  const next = list.current?.children[Math.min(index, deeds.length - 2)];
                  next?.querySelector('button')?.focus();
                }}
              >
                Take out
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What the sandbox answered in place of the household's own partner. */
function Heard({ present: { recording } }: { readonly present: InRecording }) {
  const names = Object.keys(recording.answers);
  if (names.length === 0) return null;
  return (
    <p className="quiet">
      The partner of this household has no answer to {names.join(', ')}: what the sandbox answered
      is written into the scenario.
    </p>
  );
}

function Result({ playing: { play, isWorking, failure } }: { readonly playing: Playing }) {
  const [kind, words] = resultOf(play, isWorking, failure);
  return (
    <div className={`verdict verdict--${kind}`} role="status">
      <p>
        <Icon of={kind} /> {words}
      </p>
      {!isWorking && play !== null && play.unlike.length > 0 && (
        <p className="quiet">
          Played, it comes to other answers than stood on the page: {play.unlike.join(', ')}.
        </p>
      )}
    </div>
  );
}

function resultOf(
  play: Playing['play'],
  isWorking: boolean,
  failure: string | null,
): readonly ['error' | 'clock' | 'answered', string] {
  if (failure !== null) return ['error', failure];
  if (isWorking || play === null) return ['clock', 'It is played …'];
  if (play.problem !== null) return ['error', `It cannot be played: ${play.problem.words}`];
  if (play.wrong.length > 0) return ['error', `It does not hold: ${play.wrong.join('; ')}`];
  return ['answered', 'Played: it holds.'];
}
