import type { Triple } from './graph';

/** A list of numbers, four bytes each. */
export class Numbers {
  #numbers = new Int32Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const grown = new Int32Array(this.#length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }
}

/** States of three numbers each, found again by them: some 30 bytes a state. */
export class Space {
  readonly first = new Numbers();
  readonly second = new Numbers();
  readonly around = new Numbers();
  /** The state from which it was come to first. */
  readonly from = new Numbers();
  #table = new Int32Array(1 << 18).fill(-1);

  get size(): number {
    return this.first.length;
  }

  at(id: number): Triple {
    return [this.first.at(id), this.second.at(id), this.around.at(id)];
  }

  /** Its number; one that is not there is a mistake. */
  find(first: number, second: number, around: number): number {
    const found = this.#table[this.#placeOf(first, second, around)] ?? -1;
    if (found < 0) throw new Error('a state was never walked');
    return found;
  }

  /** Its number; one that was not there yet has the greatest. */
  add(first: number, second: number, around: number, from: number): number {
    let place = this.#placeOf(first, second, around);
    const found = this.#table[place] ?? -1;
    if (found >= 0) return found;
    if (this.size * 2 > this.#table.length) {
      this.#grow();
      place = this.#placeOf(first, second, around);
    }
    this.#table[place] = this.size;
    this.first.push(first);
    this.second.push(second);
    this.around.push(around);
    this.from.push(from);
    return this.size - 1;
  }

  #placeOf(first: number, second: number, around: number): number {
    const most = this.#table.length - 1;
    let hash = Math.imul(first, 0x9e_37_79_b1) ^ Math.imul(second, 0x85_eb_ca_6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(around, 0xc2_b2_ae_35), 0x27_d4_eb_2f);
    let place = (hash ^ (hash >>> 13)) & most;
    for (;;) {
      const id = this.#table[place] ?? -1;
      if (id < 0) return place;
      if (
        this.first.at(id) === first &&
        this.second.at(id) === second &&
        this.around.at(id) === around
      ) {
        return place;
      }
      place = (place + 1) & most;
    }
  }

  #grow(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(-1);
    for (let id = 0; id < this.size; id += 1) {
      this.#table[this.#placeOf(this.first.at(id), this.second.at(id), this.around.at(id))] = id;
    }
  }
}
