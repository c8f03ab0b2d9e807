import { useEffect, useRef, useState } from 'react';
import type { Project } from '../model/protocol';
import type { Selection } from '../model/selection';
import type { HouseholdInHand } from './use-household';
import { HouseholdMenu } from './household-menu';
import { Icon } from './icons';
import { RecordBar } from './record-bar';
import type { Finder } from './use-finder';
import type { Recorder } from './use-recording';
import type { Unseen } from './use-ring';
import { ValuesBar, type ReadValue } from './values-bar';

interface PagePaneProps {
  readonly project: Project;
  readonly household: HouseholdInHand;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  readonly reads: readonly ReadValue[];
  /** What is to be said of the selection that the page does not show; null where it shows it. */
  readonly unseen: Unseen | null;
  readonly finder: Finder;
  readonly recorder: Recorder;
  readonly onRecord: () => void;
}

/** The household's page, as it is now, for the household in hand. */
export function PagePane({
  project,
  household,
  selection,
  onSelect,
  reads,
  unseen,
  finder,
  recorder,
  onRecord,
}: PagePaneProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 600, height: 600 });
  useEffect(() => {
    const box = canvas.current;
    if (box === null) return;
    const watch = new ResizeObserver(() =>
      setRoom({ width: box.clientWidth, height: box.clientHeight }),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const { width } = selection;
  const scale = Math.min(1, (room.width - 32) / width);
  return (
    <section
      // What is to be saved is the main thing while it is looked at.
      role={['changes', 'versions', 'beside'].includes(selection.view) ? 'region' : 'main'}
      className="pane page"
      aria-label="Page"
      tabIndex={-1}
    >
      <div className="pane-head">
        <Icon of="home" />
        <HouseholdMenu
          project={project}
          present={household.shown}
          onChoose={(id) => {
            recorder.end();
            onSelect({ household: id });
            household.choose(id);
          }}
        />
        <button
          type="button"
          id="record"
          className="button"
          aria-disabled={recorder.present !== null}
          title="Write down what is done on the page, as a scenario (R)"
          onClick={onRecord}
        >
          <Icon of="record" /> Record <kbd>R</kbd>
        </button>
        <span className="brand-name">{project.brand}</span>
        <span className="segments" role="group" aria-label="Width of the page">
          {([390, 1280] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => onSelect({ width: each })}
            >
              {each}
            </button>
          ))}
        </span>
      </div>
      <RecordBar recorder={recorder} />
      {recorder.said !== null && (
        <p className="record-said" role="alert">
          <Icon of="warning" /> {recorder.said}
        </p>
      )}
      {recorder.present === null && <ValuesBar reads={reads} household={household} />}
      <div className="canvas" ref={canvas}>
        <iframe
          title="The household’s page"
          src="/"
          style={{
            width,
            height: Math.max(200, (room.height - 32) / scale),
            transform: `scale(${scale})`,
            marginInlineStart: -(width * (1 - scale)) / 2,
            marginInlineEnd: -(width * (1 - scale)) / 2,
          }}
        />
        {scale < 1 && <span className="scale-note">1280 px at {Math.round(scale * 100)}%</span>}
        {unseen !== null && (
          <p className="unseen" role="status">
            <Icon of="not asked" /> {unseen.words}{' '}
            {unseen.rule !== null && (
              <button
                type="button"
                className="link"
                disabled={finder.isFinding}
                onClick={() =>
                  unseen.rule !== null && finder.find(unseen.rule, selection.section, true)
                }
              >
                Show one where it is {unseen.wanted}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
