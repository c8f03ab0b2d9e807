/** Beyond this share of filled places a table grows. */
const fullest = 0.6;

/** Numbers in a row, without an object for each: there are millions of them. */
export class Numbers {
  #all = new Int32Array(1 << 14);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  at(index: number): number | undefined {
    return this.#all[index];
  }

  push(number: number): void {
    if (this.#size === this.#all.length) {
      const before = this.#all;
      this.#all = new Int32Array(before.length * 2);
      this.#all.set(before);
    }
    this.#all[this.#size] = number;
    this.#size += 1;
  }
}

/** What nodes were made for: three numbers → one. Numbers alone, since it is asked millions of times. */
export class TripleTable {
  #mask = (1 << 14) - 1;
  #size = 0;
  /** Four numbers a place: the three, and what was made, plus one; 0 for a place that is free. */
  #places = new Int32Array(4 << 14);

  get(one: number, two: number, three: number): number | undefined {
    const at = this.#placeOf(one, two, three) * 4;
    const made = this.#places[at + 3] ?? 0;
    return made === 0 ? undefined : made - 1;
  }

  set(one: number, two: number, three: number, made: number): void {
    if (this.#size > (this.#mask + 1) * fullest) this.#grow();
    const at = this.#placeOf(one, two, three) * 4;
    if (this.#places[at + 3] === 0) this.#size += 1;
    this.#places[at] = one;
    this.#places[at + 1] = two;
    this.#places[at + 2] = three;
    this.#places[at + 3] = made + 1;
  }

  #placeOf(one: number, two: number, three: number): number {
    const places = this.#places;
    let place = mix(mix(mix(0, one), two), three) & this.#mask;
    for (;;) {
      const at = place * 4;
      if (places[at + 3] === 0) return place;
      if (places[at] === one && places[at + 1] === two && places[at + 2] === three) return place;
      place = (place + 1) & this.#mask;
    }
  }

  #grow(): void {
    const before = this.#places;
    this.#mask = this.#mask * 2 + 1;
    this.#places = new Int32Array((this.#mask + 1) * 4);
    for (let at = 0; at < before.length; at += 4) {
      const made = before[at + 3] ?? 0;
      if (made === 0) continue;
      const [one, two, three] = [before[at] ?? 0, before[at + 1] ?? 0, before[at + 2] ?? 0];
      const place = this.#placeOf(one, two, three) * 4;
      this.#places[place] = one;
      this.#places[place + 1] = two;
      this.#places[place + 2] = three;
      this.#places[place + 3] = made;
    }
  }
}

/** Nodes by what they ask and where that leads, so that each is made once. */
export class BranchTable {
  #mask = (1 << 14) - 1;
  #size = 0;
  /** The node, plus one; 0 for a place that is free. */
  #places = new Int32Array(1 << 14);
  readonly #isSame: (node: number, variable: number, kids: readonly number[]) => boolean;
  readonly #hashes: number[] = [];

  constructor(isSame: (node: number, variable: number, kids: readonly number[]) => boolean) {
    this.#isSame = isSame;
  }

  /** The node; made where there is none yet. */
  find(variable: number, kids: readonly number[], make: () => number): number {
    let hash = mix(0, variable);
    for (const kid of kids) hash = mix(hash, kid);
    let place = hash & this.#mask;
    for (;;) {
      const node = (this.#places[place] ?? 0) - 1;
      if (node === -1) break;
      if (this.#hashes[node] === hash && this.#isSame(node, variable, kids)) return node;
      place = (place + 1) & this.#mask;
    }
    const node = make();
    this.#hashes[node] = hash;
    this.#places[place] = node + 1;
    this.#size += 1;
    if (this.#size > (this.#mask + 1) * fullest) this.#grow();
    return node;
  }

  #grow(): void {
    const before = this.#places;
    // By four: to place them all anew takes longer than the room that is left empty.
    this.#mask = this.#mask * 4 + 3;
    this.#places = new Int32Array(this.#mask + 1);
    for (const filled of before) {
      if (filled === 0) continue;
      let place = (this.#hashes[filled - 1] ?? 0) & this.#mask;
      while (this.#places[place] !== 0) place = (place + 1) & this.#mask;
      this.#places[place] = filled;
    }
  }
}

/** One number of two that is well spread (the multiplier of MurmurHash3's last step). */
function mix(hash: number, next: number): number {
  let mixed = Math.imul(hash ^ next, 0x85ebca6b);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed + 0x9e3779b9, 0xc2b2ae35) ^ (mixed >>> 13);
}
