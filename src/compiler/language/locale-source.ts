/** What the journey says in another language. */
export interface LocaleSource {
  /** What it calls itself. */
  readonly name: string;
  /** What the language of the journey calls itself. */
  readonly own: string;
  /** Folders of the steps that are said in it. */
  readonly steps: readonly string[];
  /** First words of the names of the page’s own texts. */
  readonly words: readonly string[];
  /** By the text as the journey writes it. */
  readonly texts: Readonly<Record<string, string>>;
}
