import { Icon } from '../../page';

export function LockMark() {
  return (
    <span className="f-lock">
      <Icon name="lock" />
    </span>
  );
}
