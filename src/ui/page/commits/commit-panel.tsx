import type { CommitView } from '../../../engine';
import type { BrandChrome } from '../../parts/brand';
import { onDemand, usePart } from '../../parts/on-demand';
import { RichText, useWords } from '../../parts/words';
import { CommitButtons, type CommitButtonsProps, SaidWords } from './commit-buttons';
import type { OnAct } from './placed';
import './plain-panel.css';

const panelPart = onDemand(async () => (await import('./loaded-panel')).LoadedPanel);

export interface CommitPanelProps extends Pick<CommitButtonsProps, 'now'> {
  readonly view: CommitView;
  readonly brand: Pick<BrandChrome, 'phone' | 'email'>;
  readonly onAct: OnAct;
}

/**
 * Instead of the form: what is known of a commit, and what can be done. Its look comes on demand,
 * its words and buttons stand at once and need nothing that may not come.
 */
export function CommitPanel(props: CommitPanelProps) {
  const words = useWords();
  const { loaded: Loaded } = usePart(panelPart);
  if (Loaded !== null) return <Loaded {...props} />;
  const { view, brand, ...rest } = props;
  const [about, ...more] = view.says;
  return (
    <section className="sheet p-plain-panel" aria-labelledby="page-title">
      {about !== undefined && <SaidWords text={about.text} />}
      {more.map(({ id, title, text }) => (
        <div key={id}>
          {title.length > 0 && (
            <h2 className="h3">
              <RichText text={title} />
            </h2>
          )}
          <SaidWords text={text} />
        </div>
      ))}
      {view.subject !== null && (
        <p>
          {words.plain('page.commit.subject')} <b>{view.subject}</b>
        </p>
      )}
      <p>{words.plain('page.helpLine', brand.phone)}</p>
      <div className="p-commit__actions">
        <CommitButtons view={view} {...rest} />
      </div>
    </section>
  );
}
