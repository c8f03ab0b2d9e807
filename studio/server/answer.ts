import { branchesOf } from '../../tools/cli/diff/revision';
import type { WorkName, Methods } from '../model/protocol';
import { acceptedBy } from './accept';
import { keepAnswered } from './answered';
import { addVariant } from './add-variant';
import { coveredBy } from './coverage';
import { openDesk, openedOf, projectOf, readyOf, type Desk } from './desk';
import { findHousehold } from './find-household';
import { householdAt } from './households';
import { provedBy } from './prove';
import { begunAt, playedAs } from './record';
import { reviewBy } from './review';
import { sameFactsOf } from './same-facts';
import { save } from './save';
import { touchedBy } from './touched';
import { comparisonIn } from './versions';
import { triedOn } from './try-edits';
import { stampOf } from './watch-folder';

export interface Place {
  readonly folder: string;
  /** From where the folder is named to people. */
  readonly cwd: string;
  readonly brand: string;
  /** Which no other thread has that ever answered. */
  readonly name: string;
  /** Keeps the source of a module, and gives the name that it is loaded by. */
  readonly moduleOf: (code: string) => string;
}

export type Answers = {
  readonly [Name in WorkName]: (given: Methods[Name]['given']) => Promise<Methods[Name]['answer']>;
};

/** What the studio's page can ask of one journey. */
export function answersFor({ folder, cwd, brand, name, moduleOf }: Place): Answers {
  const desk = (given: { readonly edits: Parameters<typeof openDesk>[1] }): Promise<Desk> =>
    openDesk(folder, given.edits, true);
  const comparison = comparisonIn(folder);
  const answered = keepAnswered(name);
  return {
    project: async () => {
      // What is changed while it is read has another stamp afterwards.
      const stamp = stampOf(folder);
      return projectOf(await openDesk(folder, [], false), { cwd, brand, stamp });
    },
    open: async (given) => {
      const began = performance.now();
      const opened = openedOf(await openDesk(folder, given.edits, given.traced), moduleOf, began);
      return answered.answerTo(given.since, opened);
    },
    household: async (given) => householdAt(readyOf(await desk(given)), given.id),
    find: async (given) => findHousehold(readyOf(await desk(given)), given),
    sameFacts: async (given) => sameFactsOf(await desk(given), given),
    prove: async (given) => provedBy(await desk(given)),
    review: async (given) => reviewBy(await desk(given), await desk({ edits: [] })),
    touched: async (given) => touchedBy(await desk({ edits: given.than }), await desk(given)),
    versions: () => Promise.resolve(branchesOf(folder)),
    openVersion: async (given) => {
      const began = performance.now();
      return openedOf(await comparison.desk(given.version), moduleOf, began);
    },
    standBeside: comparison.beside,
    reviewBetween: comparison.review,
    touchedBetween: comparison.touched,
    foundBetween: comparison.found,
    tryEdits: async (given) => triedOn(await desk({ edits: [] }), await desk(given), given.edits),
    accept: async (given) => acceptedBy(await desk(given), given.keys),
    addVariant: async (given) => addVariant(await desk(given), given),
    record: async (given) => begunAt(await desk(given), given.id),
    recorded: async (given) => playedAs(await desk(given), given),
    cover: async (given) => coveredBy(await desk(given)),
    save: async (given) => save(folder, given.edits),
  };
}
