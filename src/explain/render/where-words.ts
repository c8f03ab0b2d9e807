import type { Origin } from '../../journey';

/** file:line:column, then the clauses. What nobody wrote says so, and has no place. */
export function whereWords(origin: Origin | null): string {
  if (origin === null) return '';
  if (!origin.written) return 'by default';
  const clauses = origin.source.length === 0 ? '' : ` ${origin.source.join(' ')}`;
  return `${origin.file}:${origin.line}:${origin.column}${clauses}`;
}
