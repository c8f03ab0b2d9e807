import type { Review } from '../model/protocol';
import { Icon } from './icons';

/** Files that are otherwise, with the lines that are gone and those that have come. */
export const ChangedFiles = ({ files }: Pick<Review, 'files'>) =>
  files.map(({ file, lines }) => (
    <section key={file} className="lines" aria-label={file}>
      <h4>
        <Icon of="file" /> {file}{' '}
        <span className="count">
          +{lines.filter(({ sign }) => sign === '+').length} −
          {lines.filter(({ sign }) => sign === '-').length}
        </span>
      </h4>
      <pre tabIndex={0}>
        {lines.map(({ sign, number, text }) => (
          <span key={`${sign}${String(number)}`} className={sign === '+' ? 'added' : 'gone'}>
            {String(number).padStart(4)} {sign} {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  ));
