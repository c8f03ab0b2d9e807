import { useMemo } from 'react';
import type { RuleTarget } from '../model/rule-target';
import type { Selection } from '../model/selection';
import type { Finder } from './use-finder';
import type { MoveInHand } from './use-move';
import type { Deed } from './use-palette';

interface DeedsProps {
  readonly select: (change: Partial<Selection>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly add: () => void;
  readonly record: () => void;
  readonly move: MoveInHand;
  readonly hasVariants: boolean;
  readonly finder: Finder;
  /** Key of the section that is selected. */
  readonly section: string;
  /** The rule that is edited; null for none. */
  readonly target: RuleTarget | null;
}

const press = (id: string) => () => document.getElementById(id)?.click();
const focus = (id: string) => () => document.getElementById(id)?.focus();

/** What can be done from anywhere, with the key that does the same. */
export function useDeeds(props: DeedsProps): readonly Deed[] {
  const { select, undo, redo, add, record, hasVariants, finder, section, target } = props;
  const { ways, move } = props.move;
  const { find } = finder;
  return useMemo(() => {
    const deed = (title: string, about: string, key: string, run: () => void): Deed => ({
      ...{ title, about, press: key, run },
    });
    const show = (holds: boolean): Deed =>
      deed(
        `Show one where it is ${String(holds)}`,
        `${target?.word ?? ''}: ${target?.of ?? ''}`,
        '',
        () => find(target?.place ?? '', section, holds),
      );
    return [
      ...(target?.kind === 'condition' ? [show(true), show(false)] : []),
      deed('Review the changes', 'What they do, and the lines that are written', 'Ctrl S', () =>
        select({ view: 'changes' }),
      ),
      deed('Undo', 'The last step of the draft', 'Ctrl Z', undo),
      deed('Redo', 'What was undone last', 'Ctrl Shift Z', redo),
      deed('Add a question', 'Behind what is selected', 'A', add),
      ...(ways === null
        ? []
        : [
            deed('Move up', 'What is selected, before the one above it', 'Alt ↑', () => move('up')),
            deed('Move down', 'What is selected, after the one below it', 'Alt ↓', () =>
              move('down'),
            ),
          ]),
      deed('Record a scenario', 'By playing the page', 'R', record),
      deed('What no scenario plays', 'Over the outline', '', () =>
        select({ view: 'journey', coverage: true, rule: '' }),
      ),
      deed(
        'Choose a household',
        'One of the scenarios, or one that has just arrived',
        'G H',
        press('household'),
      ),
      deed('Filter the outline', 'By words, answers and marks', '/', focus('outline-filter')),
      deed('Outline and page', 'The journey', 'G J', () => select({ view: 'journey', rule: '' })),
      ...(hasVariants
        ? [
            deed('The table of variants', 'Who asks for which consents', 'G S', () =>
              select({ view: 'variants' }),
            ),
          ]
        : []),
      deed('One version against another', 'Branches, and what is here now', 'G V', () =>
        select({ view: 'versions' }),
      ),
      deed('The page as on a phone', '390 pixels', '', () => select({ width: 390 })),
      deed('The page as on a desk', '1280 pixels', '', () => select({ width: 1280 })),
    ];
  }, [select, undo, redo, add, record, ways, move, hasVariants, find, section, target]);
}
