import type { AnswerLine, AnswersView } from '../../engine';
import { useWayToField } from './way-to-field';
import { plain, useWords, type Words } from './words';
import './answers.css';

interface AnswersProps {
  readonly answers: readonly AnswersView[];
}

/** What was answered, section by section, each line with the way to its question. */
export function Answers({ answers }: AnswersProps) {
  return answers.map(({ section, title, lines }) => (
    <div key={section} className="p-answers">
      <h3 className="p-content__heading h3">{plain(title)}</h3>
      <dl>
        {lines.map((line) => (
          <Line key={line.reference.target} line={line} />
        ))}
      </dl>
    </div>
  ));
}

function Line({ line }: { readonly line: AnswerLine }) {
  const words = useWords();
  const go = useWayToField();
  const { reference, said } = line;
  return (
    <div className="p-row">
      <dt>{reference.text}</dt>
      <dd>{wordsFor(said, words)}</dd>
      <dd className="p-row__way">
        <button
          type="button"
          className="link-button"
          aria-label={words.plain('page.changeSection', { title: reference.text })}
          onClick={() => go(reference)}
        >
          {words.plain('page.change')}
        </button>
      </dd>
    </div>
  );
}

function wordsFor(said: AnswerLine['said'], words: Words): string {
  if (said === null) return words.plain('page.answers.none');
  if (typeof said === 'string') return said;
  return words.plain(said ? 'page.answers.yes' : 'page.answers.no');
}
