import { Icon } from './icons';
import type { MoveInHand } from './use-move';

const buttons = [
  { way: 'up', icon: 'up', words: 'Move up', keys: 'Alt ↑' },
  { way: 'down', icon: 'down', words: 'Move down', keys: 'Alt ↓' },
] as const;

/** One before, and one behind: what cannot be says why, and keeps the focus. */
export function MoveButtons({ ways, move, said }: MoveInHand) {
  if (ways === null) return null;
  return (
    <div className="moving" role="group" aria-label="Place among the others">
      {buttons.map(({ way, icon, words, keys }) => (
        <button
          key={way}
          type="button"
          className="button"
          aria-disabled={ways[way].why !== null}
          aria-describedby={ways[way].why === null ? undefined : `move-${way}`}
          onClick={() => move(way)}
        >
          <Icon of={icon} /> {words} <kbd>{keys}</kbd>
        </button>
      ))}
      {buttons.map(({ way }) =>
        ways[way].why === null ? null : (
          <p key={way} id={`move-${way}`} className="quiet">
            {ways[way].why}
          </p>
        ),
      )}
      <p role="status">{said}</p>
    </div>
  );
}
