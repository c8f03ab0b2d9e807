/** Where a command runs and what it writes to. */
export interface Terminal {
  readonly cwd: string;
  /** Whether somebody looks at the output as it comes. */
  readonly isTty: boolean;
  /** Whether colours may be written. */
  readonly colours: boolean;
  write(text: string): void;
  writeError(text: string): void;
}
