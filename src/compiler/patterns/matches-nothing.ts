import { readPattern, type Part } from './read-pattern';
import { someText } from './some-text';

/** Whether no text at all matches a pattern. */
export const matchesNothing = (pattern: string): boolean =>
  !isPlain(readPattern(pattern).part) && someText({ fits: [pattern] }).is === 'none';

/** Ends of the text stand at its ends alone: then there is something between them, as nearly always. */
function isPlain(part: Part): boolean {
  if (part.kind === 'either') return part.parts.every(isPlain);
  if (part.kind !== 'all') return isFree(part);
  const { parts } = part;
  return parts.every(
    (each, index) =>
      isFree(each) ||
      (each.kind === 'start' && index === 0) ||
      (each.kind === 'end' && index === parts.length - 1),
  );
}

/** Without an end of the text, and without a class that may be empty. */
function isFree(part: Part): boolean {
  switch (part.kind) {
    case 'one':
      return part.of !== '[]' && !part.of.startsWith('[^');
    case 'all':
    case 'either':
      return part.parts.every(isFree);
    case 'repeat':
      return isFree(part.part);
    default:
      return false;
  }
}
