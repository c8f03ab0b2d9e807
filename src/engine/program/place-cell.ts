import type { CompiledSection } from '../../journey';
import type { Cell } from './cell';
import { hostsOf } from './items';
import type { Kit } from './kit';
import { placeInFlow } from './layout-cells';

/** Where a section stands on the page. */
export interface Place {
  readonly status: 'open' | 'folded';
  readonly number: number;
}

/** Without a number: it is no part of the page's flow. */
const apart: Place = { status: 'open', number: 0 };

/** Where a section is drawn now; null while it is not. */
export function placeCell(kit: Kit, section: CompiledSection, name: string): Cell<Place | null> {
  const { present } = section;
  switch (present.as) {
    case 'page':
      return { name, compute: (read) => placeInFlow(kit, section, read) };
    case 'dialog':
      return {
        name,
        compute: (read) => {
          const { state, cells } = kit;
          const isOpen = read(state.dialog)?.section === section.id;
          return isOpen && read(cells.section(section).relevant) ? apart : null;
        },
      };
    case 'item': {
      const hosts = hostsOf(kit.journey, section);
      return {
        name,
        compute: (read) => {
          const { cells } = kit;
          const isDrawn =
            read(cells.section(section).relevant) &&
            hosts.some((host) => read(cells.section(host.section).place) !== null);
          return isDrawn ? apart : null;
        },
      };
    }
  }
}
