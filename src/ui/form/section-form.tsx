import { memo } from 'react';
import type { SectionView } from '../../engine';
import { ActionButton } from './parts/action-button';
import { Content } from './parts/content';
import { SectionLookups } from './parts/section-lookups';
import { Fields } from './rjsf';
import { SectionProvider, SendProvider, type Send } from './section-context';

interface SectionFormProps {
  readonly section: SectionView;
  /** Its identity must not change while the section is on the page. */
  readonly onEvent: Send;
}

/** The fields of one open section with what stands at its head and foot. */
export const SectionForm = memo(function SectionForm({ section, onEvent }: SectionFormProps) {
  const actions = section.actions.filter((action) => action.beside === null);
  return (
    <SendProvider value={onEvent}>
      <SectionProvider value={section}>
        <div className="f-section">
          <Content content={section.content} under={null} />
          <SectionLookups section={section} />
          <Fields schema={section.schema} uiSchema={section.uiSchema} />
          {actions.length > 0 && (
            <div className="f-actions">
              {actions.map((action) => (
                <ActionButton key={action.id} action={action} section={section.id} />
              ))}
            </div>
          )}
        </div>
      </SectionProvider>
    </SendProvider>
  );
});
