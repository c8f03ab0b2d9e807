import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rooms = ['src', 'server', 'sandbox', 'tools'];
const small = 20;

/** Lines of every file of ours that is TypeScript and no test, and was written by a person. */
const lengths = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/generated\//.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines);

const at = (share: number): number => lengths[Math.floor(lengths.length * share)]?.lines ?? 0;
const few = lengths.filter(({ lines }) => lines <= small).length;
const longest = lengths.at(-1);
const all = lengths.reduce((sum, { lines }) => sum + lines, 0);

console.log(`${rooms.join(', ')}: ${String(lengths.length)} files, ${String(all)} lines`);
console.log(`median ${String(at(0.5))}, p75 ${String(at(0.75))}, p90 ${String(at(0.9))}`);
console.log(
  `${String(Math.round((100 * few) / lengths.length))} % have ${String(small)} lines or fewer`,
);
console.log(`longest: ${longest?.file ?? ''}, ${String(longest?.lines ?? 0)} lines`);
