import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/full';
import { readClauses, readConfiguration, readContract } from '../../tools/project';
import type { Compilation, CompileOptions } from './compilation';
import { compile } from './compile';
import { cars } from './fixtures/cars';
import { drawnEdits, madeIn } from './fixtures/drawn-edits';
import { parking, parkingContract } from './fixtures/parking';
import { payment } from './fixtures/payment';
import { slips } from './fixtures/slips';
import { createRecompiler } from './recompile';
import { SourceCache } from './source/source-cache';

type Files = ReadonlyMap<string, string>;

/** All that whoever compiles can learn; `whole`: also what takes longer to tell than to compile. */
const toldBy = (
  {
    journey,
    diagnostics,
    origins,
    tables,
    policies,
    data,
    checked,
    patterns,
    vocabulary,
  }: Compilation,
  whole: boolean,
) => ({
  ...{ journey, diagnostics, tables, policies, checked },
  ...(whole && {
    digest: journey?.digest,
    places: origins?.places().map((place) => [place, origins.at(place)]),
    kinds: [...(data?.kinds() ?? [])],
    ...{ patterns, vocabulary: vocabulary?.() },
  }),
});

describe('what is compiled again', () => {
  const again = createRecompiler();
  const cache = new SourceCache();

  it('compiles nothing where words alone have changed', () => {
    const recompile = createRecompiler();
    const said = (title: string) =>
      recompile(
        parking('steps/apply/street.json', '"title": "Your street"', title),
        parkingContract,
        {},
      ).journey;
    const [one, other] = [said('"title": "Where you live"'), said('"title": "Where you park"')];
    expect(other?.steps[0]?.sections[0]?.title).toEqual(['Where you park']);
    expect(other?.steps[1]).toBe(one?.steps[1]);
    expect(other?.facts).toBe(one?.facts);
  });

  const all = Object.entries(slips);
  it.each(
    runs(
      all.filter((_, at) => at % 4 === 0),
      all,
    ),
  )('finds the same where there is a slip: %s', (_, slip) => {
    const files = parking(slip.file, slip.from, slip.to);
    // Met for the first time it is compiled whole.
    again(files, parkingContract, {});
    expectSame(
      again(files, parkingContract, {}),
      compile(files, parkingContract, { cache }),
      false,
    );
  });

  it.each([
    { name: 'the parking permit', files: parking(), contract: parkingContract },
    { name: 'cars', files: cars(), contract: parkingContract },
    { name: 'a payment', files: payment(), contract: parkingContract },
  ])('is the same as what is compiled anew, whatever is edited in turn: $name', (journey) => {
    hold(journey.files, journey.contract, { numRuns: runs(8, 3000), edits: 8 });
  });
});

describe('the shipped journey', () => {
  const folder = `${import.meta.dirname}/../../journey-config`;
  const files = readConfiguration(folder);
  const contract = readContract(folder, files);
  const options = { clauses: readClauses(folder, files), traced: true };

  it('is the same compiled again as compiled anew, whatever is edited in turn', () => {
    hold(files, contract, { numRuns: runs(1, 400), edits: 6, options });
  });
});

/** As text first: to compare it part by part takes longer than to compile it. */
function expectSame(one: Compilation, other: Compilation, whole = true): void {
  const [found, wanted] = [toldBy(one, whole), toldBy(other, whole)];
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

/** Edits one after the other, each laid over those before; now and then all are taken back. */
function hold(
  files: Files,
  contract: Parameters<typeof compile>[1],
  {
    numRuns,
    edits,
    options = {},
  }: {
    readonly numRuns: number;
    readonly edits: number;
    readonly options?: Omit<CompileOptions, 'cache'>;
  },
): void {
  const again = createRecompiler();
  const cache = new SourceCache();
  fc.assert(
    fc.property(fc.array(drawnEdits, { minLength: 1, maxLength: edits }), (drawn) => {
      let now = files;
      for (const [index, edit] of drawn.entries()) {
        now = madeIn(now, files, edit);
        const anew = compile(now, contract, { ...options, cache });
        expectSame(again(now, contract, options), anew, index === drawn.length - 1);
      }
    }),
    { numRuns },
  );
}
