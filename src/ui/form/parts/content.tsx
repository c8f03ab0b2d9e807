import type { ContentView, SectionView } from '../../../engine';
import { ContentBlock } from '../../page';
import { ActionButton } from './action-button';

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
  return content
    .filter((item) => item.under === under)
    .map((item) => (
      <div className="f-content" key={item.id} role={item.kind === 'error' ? 'alert' : undefined}>
        <ContentBlock
          content={item}
          actions={actions
            .filter(({ block }) => block === item.id)
            .map((action) => (
              <ActionButton key={action.id} action={action} section={section} target={target} />
            ))}
        />
      </div>
    ));
}
