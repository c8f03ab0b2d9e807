import type { OriginTable } from '../../src/journey';
import { filesWith, type Edit } from '../model/edits';
import { inHand, type InHand } from '../model/in-hand';
import type { Opened, Project, Proved, Underway } from '../model/protocol';
import type { InHand as InHandForPage } from '../preview/bridge';
import { askWhole, loadShape } from './api';

let givenFirst: (hand: InHandForPage) => void = () => undefined;
/** The household's page is loaded meanwhile, and waits for its journey. */
window.studioFirst = new Promise((given) => {
  givenFirst = given;
});

const proofs = new WeakMap<Project, Map<string, Promise<Proved>>>();

/** What was proved once of the same files is known. */
export function proofOf(
  project: Project,
  edits: readonly Edit[],
  over: AbortSignal,
  tell: (progress: Underway) => void = () => undefined,
): Promise<Proved> {
  const known = proofs.get(project) ?? new Map<string, Promise<Proved>>();
  proofs.set(project, known);
  const key = JSON.stringify(edits);
  const found = known.get(key);
  if (found !== undefined) return found;
  // What is on the disk is asked for by two, and neither calls it off for the other.
  const made = askWhole('prove', { edits }, tell, edits.length === 0 ? undefined : over);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

export async function handOf(
  { journey, shape, sensitive, vocabulary }: Opened,
  origins: OriginTable | null,
  { files }: Project,
  edits: readonly Edit[],
): Promise<InHand | null> {
  if (journey === null || shape === null || origins === null || vocabulary === null) return null;
  const shapeValidators = await loadShape(shape);
  window.studioInHand = { journey, shapeValidators };
  givenFirst(window.studioInHand);
  return inHand(journey, shapeValidators, origins, {
    ...{ sensitive, vocabulary, files: filesWith(files, edits) },
  });
}
