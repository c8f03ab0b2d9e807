import type { CommitView } from '../../../engine';
import { RichText, useWords } from '../../words';
import { Icon } from '../icons';
import type { OnAct } from './act';
import { CommitButtons } from './commit-buttons';
import './commit-banner.css';

export interface CommitBannerProps {
  readonly view: CommitView;
  readonly onAct: OnAct;
}

/** Above every page but those that its panel stands on: something is not settled yet. */
export function CommitBanner({ view, onAct }: CommitBannerProps) {
  const words = useWords();
  return (
    <section className="p-commit-banner" aria-label={words.plain('page.commit.region')}>
      <div className="container">
        <Icon name="warning" />
        <div className="p-commit-banner__words">
          {view.says.map(({ id, title, text }) => (
            <p key={id}>
              {title.length > 0 && (
                <b>
                  <RichText text={title} />{' '}
                </b>
              )}
              {text.map((paragraph, index) => (
                <span key={index}>
                  <RichText text={paragraph} />{' '}
                </span>
              ))}
            </p>
          ))}
        </div>
        <CommitButtons view={view} onAct={onAct} small />
      </div>
    </section>
  );
}
