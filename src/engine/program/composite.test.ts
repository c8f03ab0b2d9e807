import { describe, expect, it } from 'vitest';
import { resident } from '../testing/fleet-walk';

const size = (value: Parameters<ReturnType<typeof resident>['answer']>[2]) =>
  resident().answer('vehicles', 'size', value);
const partsOf = (drives: ReturnType<typeof resident>) =>
  drives
    .field('vehicles', 'size')
    ?.parts?.map(({ name, value, target, invalid }) => [name, value, target, invalid]);

describe('a composite field', () => {
  it('is answered as a whole, and rules read its parts', () => {
    const drives = size({ length: 3, width: 2 });
    expect(drives.read('size.length')).toBe(3);
    expect(drives.read('facts.isLong')).toBe(true);
    expect(partsOf(drives)).toEqual([
      ['length', 3, 'vehicles-size', false],
      ['width', 2, 'vehicles-size-width', false],
    ]);
  });

  it('keeps no empty part, and nothing when all are empty', () => {
    expect(size({ length: 3, width: null }).state.answers['size']).toEqual({ length: 3 });
    expect(size({ length: null, width: '' }).state.answers['size'] ?? null).toBeNull();
    const drives = size({ length: ' 3 ', width: ' ' });
    drives.happen({ type: 'fieldLeft', section: 'vehicles', field: 'size' });
    expect(drives.state.answers['size']).toEqual({ length: '3' });
  });

  it('takes no part that it does not have, and none that is no single value', () => {
    for (const value of [{ height: 1 }, { length: {} }, { length: [1] }, [1], 'x', 3]) {
      expect(size(value).state.answers['size']).toBeUndefined();
    }
  });

  it('names the part that is at fault, and leads to it', () => {
    const drives = size({ width: 2 }).happen({
      type: 'fieldLeft',
      section: 'vehicles',
      field: 'size',
    });
    expect(drives.field('vehicles', 'size')?.error).toBe('length is required');
    drives.answer('vehicles', 'size', { length: 2, width: 'wide' });
    expect(drives.field('vehicles', 'size')?.error).toBe('width must be a number');
    expect(drives.view().missing).toContainEqual({
      section: 'vehicles',
      field: 'size',
      target: 'vehicles-size-width',
      text: 'width must be a number',
    });
    expect(partsOf(drives)?.map(([, , , invalid]) => invalid)).toEqual([false, true]);
  });

  it('comes back after a reload, and nothing else in its place', () => {
    const drives = size({ length: 3 });
    expect(drives.reload().read('size.length')).toBe(3);
    const { engine } = drives;
    const restored = (stored: object) =>
      engine.restore({ version: 1, answers: { size: stored } } as never, {
        today: '2026-11-21',
        settings: {},
      })?.answers['size'];
    expect(restored({ length: 4 })).toEqual({ length: 4 });
    expect(restored({ height: 4 })).toBeUndefined();
    expect(restored({ length: { deep: 4 } })).toBeUndefined();
  });
});
