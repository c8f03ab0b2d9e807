import type { OriginTable } from '../../src/journey';
import { filesWith, type Edit } from '../model/edits';
import { inHand, type InHand } from '../model/in-hand';
import type { Opened, Project, Proved } from '../model/protocol';
import type { InHand as InHandForPage } from '../preview/bridge';
import { ask, loadShape } from './api';

let givenFirst: (hand: InHandForPage) => void = () => undefined;
/** The household's page is loaded meanwhile, and waits for its journey. */
window.studioFirst = new Promise((given) => {
  givenFirst = given;
});

const proofs = new WeakMap<Project, Map<string, Promise<Proved>>>();

/** What was proved once of the same files is known. */
export function proofOf(project: Project, edits: readonly Edit[]): Promise<Proved> {
  const known = proofs.get(project) ?? new Map<string, Promise<Proved>>();
  proofs.set(project, known);
  const key = JSON.stringify(edits);
  const made = known.get(key) ?? ask('prove', { edits });
  known.set(key, made);
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
