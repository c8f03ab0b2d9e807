import { Icon } from './icons';

interface AddButtonProps {
  readonly words: string;
  readonly onAdd: () => void;
}

/** Begins a question behind what is selected. */
export const AddButton = ({ words, onAdd }: AddButtonProps) => (
  <button type="button" className="button" onClick={onAdd}>
    <Icon of="add" /> {words} <kbd>A</kbd>
  </button>
);
