import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from './build-studio.js';

const permit = join(import.meta.dirname, '../../tests/permit/journey-config');
let copy: string;

beforeEach(() => {
  copy = join(mkdtempSync(join(tmpdir(), 'studio-')), 'journey-config');
  cpSync(permit, copy, { recursive: true });
});

afterEach(() => {
  rmSync(join(copy, '..'), { recursive: true });
});

describe('the pages of a studio are built once', () => {
  it('for a journey and its copy, whatever git keeps beside it and is edited in it', () => {
    mkdirSync(join(copy, '.git'));
    writeFileSync(join(copy, '.git/HEAD'), 'ref: refs/heads/main');
    appendFileSync(join(copy, 'journey.json'), '\n');
    expect(digestOf(copy, '')).toBe(digestOf(permit, ''));
  });

  it.each(['operators/soon.js', 'widgets/new/widget.tsx'])('and anew with another %s', (path) => {
    mkdirSync(join(copy, path, '..'), { recursive: true });
    writeFileSync(join(copy, path), '// of its own');
    expect(digestOf(copy, '')).not.toBe(digestOf(permit, ''));
  });

  it('and anew under another brand', () => {
    expect(digestOf(copy, 'tidewater')).not.toBe(digestOf(copy, ''));
  });
});
