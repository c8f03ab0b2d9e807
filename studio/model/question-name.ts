import { allOf } from '../../src/journey';
import { isObject, joinPath } from '../../src/rules';
import { written, type InHand } from './in-hand';
import type { QuestionPlace } from './question-place';

/** Path at which the answer of a question with this name is kept. */
export const answerPath = ({ at }: QuestionPlace, name: string): string => joinPath(at, name);

const namePattern = /^[a-z][A-Za-z0-9]*$/;
const longest = 40;

/** `Would you go paperless?` → wouldYouGoPaperless, as questions are named; with a number where that is taken. */
export function nameFor(title: string, isTaken: (name: string) => boolean): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, index) =>
      index === 0
        ? word.toLowerCase()
        : word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase(),
    );
  const short = words.reduce(
    (so, word) => (so.length + word.length > longest ? so : so + word),
    '',
  );
  const name = namePattern.test(short) ? short : `question${short}`;
  let [free, count] = [name, 2];
  while (isTaken(free)) free = `${name}${String(count++)}`;
  return free;
}

/** Why a name cannot be that of a question there; null where it can. */
export function wrongName(hand: InHand, place: QuestionPlace, name: string): string | null {
  if (!namePattern.test(name))
    return 'Begin with a small letter, and go on with letters and figures alone.';
  return isTakenIn(hand, place)(name) ? 'Something here has this name already.' : null;
}

/** Names of questions of the section, of any of its variants, and of answers that are kept there. */
export function isTakenIn(
  { journey, files, vocabulary }: InHand,
  place: QuestionPlace,
): (name: string) => boolean {
  const { id } = place.section.is;
  const fields = written({ files }, place.file, '/fields');
  const names = new Set([
    ...allOf(journey, 'section')
      .filter(({ is }) => is.id === id)
      .flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'field' ? [part.is.name] : [])),
      ),
    ...Object.keys(isObject(fields) ? fields : {}),
  ]);
  const paths = new Set(vocabulary.readables.map(({ path }) => path));
  return (name) => names.has(name) || paths.has(answerPath(place, name));
}
