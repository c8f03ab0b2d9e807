/** First names of paths that mean something else than an answer, or are ours. */
const taken = [
  ...['today', 'settings', 'facts', 'lookups', 'calendars', 'commits', 'consents', 'positions'],
  ...['with', 'answer', 'failure', 'item', 'commit', 'run', 'reference', 'length'],
];

/** Gives each thing a name that nothing else has. */
export class Names {
  readonly #given: Set<string>;

  /** @param own what else is no name */
  constructor(...own: readonly string[]) {
    this.#given = new Set([...taken, ...own]);
  }

  /** As it is called in the form, as far as our language takes that. */
  give(wanted: string): string {
    const plain = wanted.replaceAll(/[^a-zA-Z0-9_]+/g, '_').replace(/^([^a-zA-Z])/, 'q$1');
    const name = plain === '' ? 'q' : plain;
    for (let count = 1; ; count += 1) {
      const given = count === 1 ? name : `${name}_${count}`;
      if (this.#given.has(given)) continue;
      this.#given.add(given);
      return given;
    }
  }
}

/** Names of files, and the ids that follow from them. */
export class FileNames {
  readonly #given = new Set<string>();

  give(wanted: string): { readonly file: string; readonly id: string } {
    const plain = wanted
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '')
      // A number, or a single letter, is no word of its own in an id.
      .replaceAll(/-(?=\d|[a-z](?:-|$))/g, '');
    const name = plain === '' || plain === 'step' ? 'sheet' : plain.slice(0, 40).replace(/-+$/, '');
    for (let count = 1; ; count += 1) {
      const file = count === 1 ? name : `${name}${/\d$/.test(name) ? '-part' : ''}${count}`;
      const id = camelCase(file);
      if (this.#given.has(id)) continue;
      this.#given.add(id);
      return { file, id };
    }
  }
}

const camelCase = (file: string): string =>
  file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `age_of_child` as words: "Age of child". */
export function wordsOfName(name: string): string {
  const words = name.replaceAll(/[_.-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
