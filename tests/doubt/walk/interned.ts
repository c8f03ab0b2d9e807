/** Things by number: one number for all of the same name. */
export class Interned<T> {
  readonly #ids = new Map<string, number>();
  readonly #things: T[] = [];

  get size(): number {
    return this.#things.length;
  }

  idOf(name: string, thing: () => T): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#things.length;
    this.#ids.set(name, id);
    this.#things.push(thing());
    return id;
  }

  at(id: number): T {
    const thing = this.#things[id];
    if (thing === undefined) throw new Error(`nothing has the number ${id}`);
    return thing;
  }
}
