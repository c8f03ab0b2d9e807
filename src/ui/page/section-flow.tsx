import { Fragment, type ReactNode, useState } from 'react';
import type { FieldReference, JourneyEvent, SectionView, StepView } from '../../engine';
import { Announcer } from './announcer';
import { FoldedSection } from './folded-section';
import { SectionSheet } from './section-sheet';
import { StillMissing } from './still-missing';
import './section-flow.css';

export interface SectionFlowProps {
  readonly view: StepView;
  readonly renderForm: (section: SectionView) => ReactNode;
  readonly onEvent: (event: JourneyEvent) => void;
  readonly onGo: (reference: FieldReference) => void;
  /** Stands right above the button: what the server said. */
  readonly beforeButton?: ReactNode;
  /** The button stands elsewhere. */
  readonly withoutButton?: boolean;
}

/** One sheet at a time: what is answered as lines, the question in hand as the sheet. */
export function SectionFlow(props: SectionFlowProps) {
  const { view, renderForm, onGo } = props;
  const [moved, setMoved] = useState(false);
  const onEvent = (event: JourneyEvent) => {
    if (event.type === 'sectionContinued' || event.type === 'sectionOpened') setMoved(true);
    props.onEvent(event);
  };
  const button = props.withoutButton !== true && (
    <>
      {props.beforeButton}
      <StillMissing view={view} onEvent={onEvent} onGo={onGo} />
    </>
  );
  return (
    <div className="p-flow">
      {view.sections.map((section) =>
        section.id === view.open ? (
          <Fragment key={section.id}>
            <SectionSheet section={section} rises={moved}>
              {renderForm(section)}
            </SectionSheet>
            {button}
          </Fragment>
        ) : (
          <FoldedSection
            key={section.id}
            section={section}
            onChange={() => onEvent({ type: 'sectionOpened', section: section.id })}
          />
        ),
      )}
      {view.open === null && button}
      <Announcer view={view} />
    </div>
  );
}
