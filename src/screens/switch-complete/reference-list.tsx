import { useWords } from '../../ui/parts/words';
import type { Switched } from './switched';

interface ReferenceListProps {
  readonly references: Switched['references'];
  readonly className: string;
}

/** The number of each fuel's switch, with the name of the fuel (CMP-07). */
export function ReferenceList({ references, className }: ReferenceListProps) {
  const words = useWords();
  return (
    <dl className={className}>
      {references.map(({ of, number }) => (
        <div key={of}>
          <dt>{words.plain(`switchComplete.reference.${of}`)}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
