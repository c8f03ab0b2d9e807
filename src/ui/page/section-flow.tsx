import { Fragment, memo, type ReactNode, useCallback, useState } from 'react';
import type { FieldReference, JourneyEvent, SectionView, StepView } from '../../engine';
import { Announcer } from './announcer';
import { FoldedSection } from './folded-section';
import { SectionSheet } from './section-sheet';
import { StillMissing } from './still-missing';
import './section-flow.css';

/** Its own identity and that of `onEvent` are kept as long as the page is there: then only what changed is drawn. */
export type RenderForm = (
  section: SectionView,
  onEvent: (event: JourneyEvent) => void,
) => ReactNode;

export interface SectionFlowProps {
  readonly view: StepView;
  /** The form's own events go the same way as Continue: its Enter key means that. */
  readonly renderForm: RenderForm;
  readonly onEvent: (event: JourneyEvent) => void;
  readonly onGo: (reference: FieldReference) => void;
  /** Stands right above the button: what the server said, what is to be known before the press. */
  readonly beforeButton?: ReactNode;
  /** The button stands elsewhere. */
  readonly withoutButton?: boolean;
}

/** One sheet at a time: what is answered as lines, the question in hand as the sheet. */
export function SectionFlow(props: SectionFlowProps) {
  const { view, renderForm, onGo, onEvent: send } = props;
  const [moved, setMoved] = useState(false);
  const onEvent = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued' || event.type === 'sectionOpened') setMoved(true);
      send(event);
    },
    [send],
  );
  const button = (
    <>
      {props.beforeButton}
      {props.withoutButton !== true && <StillMissing view={view} onEvent={onEvent} onGo={onGo} />}
    </>
  );
  return (
    <div className="p-flow">
      {view.sections.map((section) =>
        section.status === 'open' ? (
          <Fragment key={section.id}>
            <Sheet section={section} rises={moved} renderForm={renderForm} onEvent={onEvent} />
            {section.id === view.open && button}
          </Fragment>
        ) : (
          <Folded key={section.id} section={section} onEvent={onEvent} />
        ),
      )}
      {view.open === null && button}
      <Announcer view={view} />
    </div>
  );
}

interface OneSection {
  readonly section: SectionView;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** Drawn anew when its own view is another: a key in one section leaves the others alone. */
const Sheet = memo(function Sheet(
  props: OneSection & { readonly rises: boolean; readonly renderForm: RenderForm },
) {
  const { section, rises, renderForm, onEvent } = props;
  return (
    <SectionSheet section={section} rises={rises}>
      {renderForm(section, onEvent)}
    </SectionSheet>
  );
});

const Folded = memo(function Folded({ section, onEvent }: OneSection) {
  const onChange = () => onEvent({ type: 'sectionOpened', section: section.id });
  return <FoldedSection section={section} onChange={onChange} />;
});
