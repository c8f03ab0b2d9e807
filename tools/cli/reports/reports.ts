import type { Finding } from '../../../src/compiler';
import { github } from './github';
import { junit } from './junit';
import { markdown } from './markdown';
import type { ReportFormat } from './report-formats';
import { sarif } from './sarif';

/** Something that was tried, and what is wrong with it; empty when it passed. */
export interface ReportCase {
  readonly name: string;
  /** As it is named from the root of the repository. */
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** A finding with its file as it is named from the root of the repository. */
export interface Report {
  /** Of the command: `check`, `prove` or `test`. */
  readonly command: string;
  readonly findings: readonly Finding[];
  /** What was tried, one by one, where a command does; a file with findings is one otherwise. */
  readonly cases?: readonly ReportCase[];
  /** The last line for people: what was looked at, and how much was found. */
  readonly summary: string;
}

const made: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  sarif,
  github,
  junit,
  md: markdown,
};

/** Prints findings for other programs, by the word that `--format` takes; nothing for other words. */
export const reports: Readonly<Partial<Record<string, (report: Report) => string>>> = made;
