import { memo, useMemo } from 'react';
import type { ContentView } from '../../engine';
import { sectionTitleId } from '../parts/focus';
import { ActionButton, Content, FailedLookups, SectionLookups } from './around-fields';
import { Fields } from './rjsf/fields';
import { preloadsOf } from './rjsf/theme';
import {
  FormProvider,
  SectionProvider,
  SendProvider,
  SurroundingsProvider,
  type RenderForm,
  type SectionFormProps,
} from './control';

/**
 * The fields of one open section with what stands at its head and foot.
 * @throws Error while it is drawn: for a widget that is not registered, for a field of the schema
 * that the view does not have, or without the providers that its widgets need.
 */
export const SectionForm = memo(function SectionForm({ section, onEvent }: SectionFormProps) {
  const { content, groups, lookups } = section;
  const around = useMemo(
    () => ({ actions: section.actions, content, groups, lookups }),
    [section.actions, content, groups, lookups],
  );
  const actions = section.actions.filter(({ beside, block }) => beside === null && block === null);
  const said = {
    actions: section.actions,
    section: section.id,
    target: sectionTitleId(section.id),
  };
  // A small remark belongs after what it remarks on; all else is read first.
  const notes = content.filter(isNote);
  const heads = content.filter((item) => !isNote(item));
  // Not before somebody answers: the first page is to be light.
  const preloads = useMemo(() => preloadsOf(section.uiSchema), [section.uiSchema]);
  const preload = () => preloads.forEach((fetch) => fetch());
  return (
    <SendProvider value={onEvent}>
      <SectionProvider value={section.id}>
        <SurroundingsProvider value={around}>
          <FormProvider value={renderForm}>
            <div className="f-section" onInput={preload}>
              <Content content={heads} under={null} {...said} />
              <Fields schema={section.schema} uiSchema={section.uiSchema} views={section.fields} />
              <SectionLookups section={section} />
              <FailedLookups section={section} />
              <Content content={notes} under={null} {...said} />
              {actions.length > 0 && (
                <div className="f-actions">
                  {actions.map((action) => (
                    <ActionButton
                      key={action.id}
                      action={action}
                      section={section.id}
                      target={sectionTitleId(section.id)}
                    />
                  ))}
                </div>
              )}
            </div>
          </FormProvider>
        </SurroundingsProvider>
      </SectionProvider>
    </SendProvider>
  );
});

const isNote = ({ kind }: ContentView): boolean => kind === 'note' || kind === 'found';

const renderForm: RenderForm = (section, onEvent) => (
  <SectionForm section={section} onEvent={onEvent} />
);
