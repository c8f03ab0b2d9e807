/** What the process ends with, by what it means. 3 is kept for an analysis that is not complete. */
export const exitCode = {
  clean: 0,
  findings: 1,
  /** Wrong arguments, or a folder or file that cannot be read. */
  usage: 2,
  /** A fault of this program. */
  fault: 70,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
