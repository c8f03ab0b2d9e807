import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { unsettledSaves } from './unsettled-saves';

const storage = () => memoryStorage();
const page = (device: ReturnType<typeof memoryStorage>, name: string) =>
  unsettledSaves('test', device, { random: () => name });
const [k1, k2] = [{ key: 'k1' }, { key: 'k2' }];

describe('what saves were sent with whose end nobody knows', () => {
  it('is known to every other page, and to the one that comes after a crash', () => {
    const device = storage();
    page(device, 'a').note([k1, k2]);
    const b = page(device, 'b');
    expect(b.ofOthers()).toEqual([k1, k2]);
    b.note([k2]);
    expect(b.ofOthers()).toEqual([k1, k2]);
    expect(page(device, 'c').ofOthers()).toEqual([k1, k2, k2]);
  });

  it('is nothing once all is settled, and is written once', () => {
    const device = storage();
    const a = page(device, 'a');
    a.note([]);
    expect(device.content.size).toBe(0);
    a.note([k1]);
    a.note([{ ...k1 }]);
    expect(device.writes('test.saves.a')).toBe(1);
    a.note([]);
    expect(device.content.size).toBe(0);
  });

  it('is cleared by the household, and by a page that heeds it', () => {
    const device = storage();
    const [a, b] = [page(device, 'a'), page(device, 'b')];
    a.note([k1]);
    b.note([k2]);
    b.clear('own');
    expect([...device.content.keys()]).toEqual(['test.saves.a']);
    b.note([k2]);
    b.clear('all');
    expect(device.content.size).toBe(0);
  });

  it('is nothing where it cannot be read or written', () => {
    const device = memoryStorage({ 'test.saves.x': '{', 'test.saves.y': '[1,null]' });
    expect(page(device, 'a').ofOthers()).toEqual([]);
    device.breakWith(new DOMException('Denied', 'SecurityError'));
    const a = page(device, 'a');
    a.note([k1]);
    expect(a.ofOthers()).toEqual([]);
  });
});
