import type { ActionView } from '../model';
import type { CompiledSection } from '../../journey';
import { holds } from '../../rules';
import type { Cell } from './cell';
import type { Kit } from './kit';

/** The buttons of a section that can be pressed now. */
export const actionsCell = (
  kit: Kit,
  section: CompiledSection,
  name: string,
): Cell<readonly ActionView[]> => ({
  name,
  compute: (read) => {
    const { reader, state } = kit;
    const scope = reader.scope(read);
    return section.actions
      .filter((action) => holds(action.enabled, scope))
      .map((action) => ({
        id: action.id,
        label: reader.fill(action.label, read),
        beside: action.beside,
        block: action.block,
        look: action.look,
        busy: lookupsCalledBy(section, action.id).some(
          (lookup) => read(state.lookup(lookup)).status === 'loading',
        ),
      }));
  },
});

/** Lookups that a press of the action calls. */
const lookupsCalledBy = (section: CompiledSection, action: string): readonly string[] =>
  section.reactions
    .filter(({ on }) => on.kind === 'pressed' && on.action === action)
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map((use) => use.as)));
