import { foundWords } from '../model/found-words';
import { variantsTables } from '../model/variants-table';
import type { QuestionPaneProps } from './question-pane';
import { Icon } from './icons';
import { newErrors } from './use-draft';

/** What there is to do while nothing is selected. */
export function Nothing({ hand, draft, onSelect }: QuestionPaneProps) {
  const [table] = variantsTables(hand);
  const worth = [...newErrors(draft), ...draft.checked, ...(draft.proof?.findings ?? [])];
  return (
    <div className="nothing">
      <h3>What would you like to change?</h3>
      <p className="quiet">
        Choose a line at the left or a question on the page. Nothing is written before you save, and
        nothing leaves this machine.
      </p>
      {table !== undefined && (
        <button type="button" className="task" onClick={() => onSelect({ view: 'variants' })}>
          <Icon of="table" />
          <span>
            <strong>Words or terms of one of {table.rows.length}</strong>
            <span className="quiet">The table of consents in {table.title}</span>
          </span>
          <kbd>G S</kbd>
        </button>
      )}
      <button
        type="button"
        className="task"
        onClick={() => document.getElementById('outline-filter')?.focus()}
      >
        <Icon of="search" />
        <span>
          <strong>Find a question or a text</strong>
          <span className="quiet">By its words, in the outline</span>
        </span>
        <kbd>/</kbd>
      </button>
      <button
        type="button"
        className="task"
        onClick={() => document.getElementById('household')?.click()}
      >
        <Icon of="home" />
        <span>
          <strong>Why does a household see this?</strong>
          <span className="quiet">Choose a household, or answer the page yourself</span>
        </span>
        <kbd>G H</kbd>
      </button>
      {worth.length > 0 && <h4 className="anchor">Worth a look</h4>}
      <ul className="findings">
        {worth.slice(0, 6).map((found) => (
          <li key={found.key}>
            <Icon of={found.severity} says={found.severity} />
            <span>
              {foundWords(hand, found.message)}{' '}
              <span className="code">
                {found.file}:{found.line}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
