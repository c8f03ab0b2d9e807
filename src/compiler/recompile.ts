import type { JsonObject } from '../engine';
import { isSound, type Compilation, type CompileOptions } from './compilation';
import { compile, compileInside, withDigest, type Inside } from './compile';
import { Report, type Diagnostic, type FileOf } from './diagnostic';
import { filesOf } from './lint/files-of';
import { lintOwnWords } from './lint';
import { textPlaces } from './locale';
import { fillingOf, type Filling } from './masked/filling';
import { WordMask, type Masked, type MaskedPlace } from './masked/word-mask';
import { createOrigins } from './origins';
import { readSources } from './reading/read-sources';
import { vocabularyOf } from './rules';
import { placedPatterns } from './source/note-pattern';
import { SourceCache } from './source/source-cache';
import { collectSymbols, sortSources, type Sources } from './symbols';

type Files = ReadonlyMap<string, string>;
type Options = Omit<CompileOptions, 'cache'>;
type Made = NonNullable<Inside['made']>;

/** What came of a folder without its words. */
interface Wordless {
  readonly files: Files;
  readonly contract: JsonObject;
  readonly options: Options;
  readonly compilation: Compilation;
  readonly made: Made;
  readonly filling: Filling<readonly unknown[]>;
}

/** What is on the disk and the draft over it are asked about in turn; a blank at the end is a state of its own. */
const kept = 4;

/**
 * Compiles as `compile` does, for whoever does so after every change. Most changes are to words. So the
 * journey is compiled, and all that has not to do with words is looked for, in a folder in which signs
 * stand for them: none of that can hang on words, for it has none; where nothing else was changed it is
 * the same folder, and what came of it is known. Words are looked at by themselves, and put in place of
 * their signs. What is otherwise in more than words is compiled whole: most often a rule is being changed,
 * and the next change is to the same rule.
 */
export function createRecompiler(): (
  files: Files,
  contract: JsonObject,
  options: Options,
) => Compilation {
  const cache = new SourceCache();
  const wordless = new SourceCache();
  const mask = new WordMask();
  let known: readonly Wordless[] = [];
  let seen: readonly Files[] = [];

  /** null where it cannot be told apart from its words, or where more than words has changed since. */
  const withoutWords = (
    files: Files,
    contract: JsonObject,
    options: Options,
    sources: Sources,
  ): readonly [Masked, Wordless] | null => {
    for (;;) {
      const masked = mask.mask(files, sources);
      const same = known.find(
        (each) =>
          each.contract === contract &&
          areSameOptions(each.options, options) &&
          areSame(each.files, masked.files),
      );
      const isFirst = known.length === 0 && seen.length === 0;
      const isKnown =
        same !== undefined || isFirst || seen.some((each) => areSame(each, masked.files));
      if (!isKnown) seen = [masked.files, ...seen].slice(0, kept);
      const now = same ?? (isKnown ? wordlessOf(masked, contract, options, wordless) : null);
      if (now === null) return null;
      const names = same === undefined ? namesAmong(masked.places, now.made) : [];
      if (names.length === 0) {
        known = [now, ...known.filter((each) => each !== now)].slice(0, kept);
        return [masked, now];
      }
      mask.leave(names);
      seen = [mask.mask(files, sources).files, ...seen].slice(0, kept);
    }
  };

  return (files, contract, options) => {
    const whole = (): Compilation => compile(files, contract, { ...options, cache });
    const { brand = null, locale = null, linted = true } = options;
    if (brand !== null || locale !== null || !linted) return whole();
    const report = new Report();
    const { sound } = readSources(files, report, cache);
    const sources = sortSources(sound);
    if (sources === null || report.hasErrors()) return whole();
    const [masked, found] = withoutWords(files, contract, options, sources) ?? [];
    if (masked === undefined || found === undefined) return whole();
    return withWords(found, masked, sources, options.traced === true) ?? whole();
  };
}

function wordlessOf(
  { files }: Masked,
  contract: JsonObject,
  options: Options,
  cache: SourceCache,
): Wordless | null {
  const inside = compileInside(files, contract, { ...options, cache, wordsApart: true });
  const { compilation, made } = inside;
  if (made === null) return null;
  const { tables, policies } = compilation;
  const vocabulary = vocabularyOf(made.sources, made.context);
  const filling = fillingOf([made.journey, tables, policies, vocabulary]);
  return filling && { files, contract, options, compilation, made, filling };
}

/** Of the places where signs stand those that are no text, as the compiler sees it. */
function namesAmong(places: readonly MaskedPlace[], { sources, context }: Made) {
  const files = filesOf(sources);
  const isText = textPlaces(sources, context);
  return places.filter(({ path, pointer }) => {
    const file = files.get(path);
    return file !== undefined && !isText({ file, pointer });
  });
}

/** null where words are wrong, so that nothing is compiled. */
function withWords(
  { compilation, made, filling }: Wordless,
  { words }: Masked,
  sources: Sources,
  traced: boolean,
): Compilation | null {
  const files = filesOf(sources);
  const fileOf: FileOf = (file) => files.get(file.path) ?? file;
  const found = wordsIn(sources, made);
  if (found.some(({ severity }) => severity === 'error')) return null;
  const said = made.context.report.placedIn(fileOf);
  const report = new Report();
  const [journey, tables, policies, vocabulary] = filling.with(words) as readonly [
    Made['journey'],
    Compilation['tables'],
    Compilation['policies'],
    ReturnType<typeof vocabularyOf>,
  ];
  const texts = fillingOf(said);
  if (texts === null) return null;
  for (const each of [...texts.with(words), ...found]) report.addDiagnostic(each);
  const { notes, symbols, patterns } = made.context;
  const { data, checked, code, unsaid } = compilation;
  return {
    ...{ data, checked, code, unsaid },
    journey: isSound(compilation) ? withDigest(journey) : null,
    diagnostics: report.diagnostics,
    origins: traced ? notes && createOrigins(made.journey, notes, symbols, fileOf) : null,
    ...{ tables, policies },
    get patterns() {
      return placedPatterns(patterns, fileOf);
    },
    checkWords: () => null,
    vocabulary: () => vocabulary,
  };
}

/** What is wrong with the words of a journey. */
function wordsIn(sources: Sources, { context }: Made): readonly Diagnostic[] {
  const report = new Report();
  const symbols = collectSymbols(sources, new Report());
  lintOwnWords(sources, { ...context, report, symbols });
  return report.diagnostics;
}

const areSame = (one: Files, other: Files): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

/** `one`: of what is known. Who asks again hands in the very same. */
const areSameOptions = (one: Options, other: Options): boolean =>
  (one.traced === true || other.traced !== true) &&
  one.clauses === other.clauses &&
  one.modules === other.modules;
