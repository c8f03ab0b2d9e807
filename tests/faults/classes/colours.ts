import type { FaultClass } from '../fault';
import { pointer } from '../places';
import { kindOf } from '../source';

/** Text that a page draws on the ground of its theme. */
const onPage = new Set(['ink', 'ink2', 'link']);

export const colourClasses: readonly FaultClass[] = [
  {
    name: 'colour-of-its-ground',
    group: 'other',
    candidates: (source) =>
      source.places.flatMap(({ file, path, value }) => {
        const [key, theme, token] = path.map(String);
        if (kindOf(file) !== 'brand' || key !== 'tokens' || path.length !== 3) return [];
        if (!onPage.has(token ?? '')) return [];
        const ground = source.places.find(
          (place) => place.file === file && pointer(place.path) === `/tokens/${theme ?? ''}/page`,
        )?.value;
        if (typeof ground !== 'string' || ground === value) return [];
        return [source.edit(file, path, ground, `${pointer(path)} is as its ground`)];
      }),
  },
  {
    name: 'colour-of-its-opposite',
    group: 'other',
    candidates: (source) =>
      source.places.flatMap(({ file, path, value }) => {
        const [key, theme, token] = path.map(String);
        if (kindOf(file) !== 'brand' || key !== 'tokens' || path.length !== 3) return [];
        if (token !== 'error') return [];
        const good = source.places.find(
          (place) => place.file === file && pointer(place.path) === `/tokens/${theme ?? ''}/good`,
        )?.value;
        if (typeof good !== 'string' || good === value) return [];
        return [source.edit(file, path, good, `${pointer(path)} is as what is good`)];
      }),
  },
];
