import type { CompiledSection, OpenDialog } from '../model';
import { hostsOf } from './items';
import type { Kit } from './kit';
import type { Layout, Place } from './layout';
import { node, sectionKey } from './names';

/** Without a number: it is no part of the page's flow. */
const apart: Place = { status: 'open', number: 0 };

/** Where a section is drawn now; null while it is not. */
export function addPlace({ journey, add }: Kit, section: CompiledSection): void {
  const key = sectionKey(section);
  const id = node.place(key);
  const layout = node.layout(section.step);
  const relevant = node.relevant(key);
  switch (section.present.as) {
    case 'page': {
      add({ id, needs: [layout], compute: (read) => (read(layout) as Layout).places[key] ?? null });
      return;
    }
    case 'dialog': {
      add({
        id,
        needs: [node.dialog, relevant],
        compute: (read) => {
          const open = read(node.dialog) as OpenDialog | null;
          return open?.section === section.id && read(relevant) === true ? apart : null;
        },
      });
      return;
    }
    case 'item': {
      const hosts = hostsOf(journey, section).map((host) => node.place(sectionKey(host.section)));
      add({
        id,
        needs: [relevant, ...hosts],
        compute: (read) =>
          read(relevant) === true && hosts.some((host) => read(host) !== null) ? apart : null,
      });
      return;
    }
  }
}
