import { useWords } from '../words';
import './section-skeleton.css';

/** The shape of fields that are on their way, so that nothing jumps. */
export function SectionSkeleton({ fields = 2 }: { readonly fields?: number }) {
  const words = useWords();
  return (
    <div className="p-skeleton" role="status">
      <span className="visually-hidden">{words.plain('page.loading')}</span>
      {Array.from({ length: Math.min(Math.max(fields, 1), 3) }, (_, index) => (
        <div key={index} aria-hidden="true">
          <span className="skeleton p-skeleton__label" />
          <span className="skeleton p-skeleton__field" />
        </div>
      ))}
    </div>
  );
}
