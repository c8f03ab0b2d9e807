import { describe, expect, it } from 'vitest';
import { disagreements, none } from '../disagreements';
import { compareAccepted } from './compare-accepted';
import { compareBodies } from './compare-bodies';
import { compareFailure } from './compare-failures';
import { compareLookUp, isLookUp } from './compare-lookups';
import { compareNotice } from './compare-notices';
import { compareOpen } from './compare-open';
import { compareRefused } from './compare-refused';
import { asShipped, byWords, ofAnswers } from './kinds';
import { messages, type Bodies, type Failed, type Notice, type Refused } from './tables';

const { refused, accepted, bodies, failures, notices, open } = messages;

const compareFault = (row: Refused): readonly string[] =>
  isLookUp(row) ? compareLookUp(asShipped, row) : compareRefused(asShipped, row);

describe('what is said of an answer of the sign-up, and what is sent of it', () => {
  it('every fault has its words where it was made, and lets nothing be sent', () => {
    none(disagreements(refused, compareFault, ofAnswers));
  });

  it('nothing is said of a good answer, and it is sent as the table says', () => {
    none(disagreements(accepted, (row) => compareAccepted(asShipped, row), ofAnswers));
  });

  it('what is left open is never sent where the table says so', () => {
    const never = open.filter(({ neverSent }) => neverSent === true);
    none(disagreements(never, (row) => compareOpen(asShipped, row), ofAnswers));
  });

  it('each household sends these bodies whole, and no others', () => {
    const kinds = byWords<Bodies>('bodies', 'plan', ({ plan }) => plan);
    none(disagreements(bodies, (row) => compareBodies(asShipped, row), kinds));
  });

  it('a save that fails says so under its marker, and nothing is called after it', () => {
    const kinds = byWords<Failed>('failures', 'operation', ({ operation }) => operation);
    none(disagreements(failures, (row) => compareFailure(asShipped, row), kinds));
  });

  it('each notice stands where the table has it', () => {
    const kinds = byWords<Notice>('notices', 'when', ({ when }) => when);
    none(disagreements(notices, (row) => compareNotice(asShipped, row), kinds));
  });

  it('row by row', () => {
    const tables = [refused, accepted, bodies, failures, notices, open];
    expect(tables.map(({ length }) => length)).toEqual([299, 263, 17, 35, 18, 32]);
  });
});
