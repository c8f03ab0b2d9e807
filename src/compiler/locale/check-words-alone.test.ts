import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { Report } from '../diagnostic';
import { parking, parkingContract } from '../fixtures/parking';
import { saidTexts } from '../lint/wording/said-texts';
import { readSources } from '../reading/read-sources';
import { SourceCache } from '../source/source-cache';
import { sortSources } from '../symbols';

const path = 'locales/cy-GB.json';
const { sound } = readSources(parking(), new Report(), new SourceCache());
const sources = sortSources(sound);
const written = sources === null ? [] : saidTexts(sources).texts.map(({ text }) => text);
/** Without the name of a column, which stands where other filters have a text. */
const all = written.filter((text) => text !== 'name');

/** The parking permit, in which every text is said in a language, and these otherwise than they stand. */
function said(otherwise: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const texts = Object.fromEntries(all.map((text) => [text, otherwise[text] ?? text]));
  const locale = {
    ...{ $schema: '../../schemas/locale.schema.json', name: 'Cymraeg', own: 'English' },
    ...{ steps: ['apply', 'done'], words: [], texts },
  };
  return new Map(parking()).set(path, JSON.stringify(locale, null, 2));
}

/** What is found in that language by words alone, and by compiling all in it. */
function bothWays(otherwise: Readonly<Record<string, string>>) {
  // What is wrong in the file as a file of its own is said of the journey in its own language.
  const own = compile(said(otherwise), parkingContract);
  const alone = own.checkWords('cy-GB');
  const whole = compile(said(otherwise), parkingContract, { locale: 'cy-GB' }).diagnostics;
  return { own: own.diagnostics, alone, whole };
}

const hint = 'Ask {settings.council.name} or [read more](settings.helpUrl).';
const lead =
  'You hear from us by {facts.decidedBy|date}. Until then park in {lookups.create.open.0.name}.';

describe('a language that says every text', () => {
  it('has nothing wrong with it either way', () => {
    expect(bothWays({})).toEqual({ own: [], alone: [], whole: [] });
  });

  it.each<readonly [string, string, string]>([
    [
      'a straight mark',
      'A permit is no promise of a space.',
      'Nid yw’r hawl’n "addewid" o le TODO.',
    ],
    ['two blanks', 'Your street', 'Eich  stryd'],
    ['what stands above it', 'By the river', 'Zone'],
    ['the words of another choice', 'Resident', 'Visitor'],
    [
      'other words, and the same filled in',
      hint,
      '[Mwy](settings.helpUrl), {settings.council.name}?',
    ],
    ['a name that stands in no text', 'Street', 'Stryd'],
  ])('is found wrong by its words alone: %s', (_, text, other) => {
    const { own, alone, whole } = bothWays({ [text]: other });
    expect(own).toEqual([]);
    expect(alone).not.toBeNull();
    expect(alone).toEqual(whole);
  });

  it.each<readonly [string, string, string]>([
    ['HTML', 'Your street', 'Eich <b>stryd</b>'],
    ['a brace too many', lead, 'Cewch glywed erbyn {facts.decidedBy|date}}.'],
    ['formatting where there is none', 'Your street', 'Eich **stryd**'],
    ['the middle of a link', 'Your street', 'Eich ](stryd)'],
  ])('is compiled for what words alone do not say: %s', (_, text, other) => {
    const { alone, whole } = bothWays({ [text]: other });
    expect(alone).toBeNull();
    expect(whole).not.toEqual([]);
  });

  it('is compiled where the journey has a finding in its own language', () => {
    expect(bothWays({ [lead]: 'Cewch glywed erbyn {facts.decidedBy}.' })).toMatchObject({
      own: [{ code: 'JC616' }],
      alone: null,
    });
  });
});

it('is compiled where the name of something is said as if it were a text', () => {
  const files = new Map(said({}));
  const { texts, ...rest } = JSON.parse(files.get(path) ?? '') as { texts: object };
  files.set(path, JSON.stringify({ ...rest, texts: { ...texts, name: 'enw' } }));
  expect(compile(files, parkingContract).checkWords('cy-GB')).toBeNull();
});
