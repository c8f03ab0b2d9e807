import type { FieldView } from '../../../engine';
import { describedBy, partIds } from '../described-by';

interface ChosenTileProps {
  readonly view: FieldView;
  readonly name: string;
  readonly line: string | undefined;
}

/** What is chosen, as the person knows it: initial, name, and what it is for. */
export function ChosenTile({ view, name, line }: ChosenTileProps) {
  return (
    <div
      id={view.target}
      className="f-chosen"
      role="group"
      tabIndex={-1}
      aria-labelledby={partIds(view.target).label}
      aria-describedby={describedBy(view)}
    >
      <span className="f-chosen-tile" aria-hidden="true">
        {name.slice(0, 1).toLocaleUpperCase()}
      </span>
      <span className="f-chosen-words">
        <span className="f-chosen-name">{name}</span>
        {line !== undefined && <span className="f-chosen-line">{line}</span>}
      </span>
    </div>
  );
}
