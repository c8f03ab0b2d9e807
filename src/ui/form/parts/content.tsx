import type { ContentView } from '../../../engine';
import { ContentBlock } from '../../page';

interface ContentProps {
  readonly content: readonly ContentView[];
  /** Field that it stands under; null for the head of the section. */
  readonly under: string | null;
}

/** What is said at one place of the section. An error is read out when it appears. */
export function Content({ content, under }: ContentProps) {
  return content
    .filter((item) => item.under === under)
    .map((item) => (
      <div className="f-content" key={item.id} role={item.kind === 'error' ? 'alert' : undefined}>
        <ContentBlock content={item} />
      </div>
    ));
}
