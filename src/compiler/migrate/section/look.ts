import { find, textOf, type Tree } from '../json/tree';

/** How a question of language 1 stands among its neighbours. */
export interface Look {
  /** Neighbours of the same set stand together. */
  readonly set: string | null;
  /** Its place in the line of its set; without a set, that it shares a line with its neighbours. */
  readonly row: Tree | null;
  /** What heads the set that the question begins. */
  readonly heading: Tree | null;
  readonly pictogram: Tree | null;
  readonly divider: Tree | null;
}

export function lookOf(section: Tree, name: string): Look {
  const written = find(section, 'uiSchema', name);
  const option = (key: string): Tree | null =>
    find(written, 'ui:options', key) ?? find(written, `ui:${key}`);
  return {
    set: textOf(option('set')),
    row: option('row'),
    heading: option('heading'),
    pictogram: option('pictogram'),
    divider: option('divider'),
  };
}

/** Options that the groups say in their place. */
export const lookKeys = ({ set }: Look): readonly string[] =>
  set === null ? ['row'] : ['set', 'row', 'heading', 'pictogram', 'divider'];
