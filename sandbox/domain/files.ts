const A_MEGABYTE = 1_048_576;

export const MOST_BYTES = 10 * A_MEGABYTE;
/** Of one household. */
export const MOST_FILES = 20;
export const MOST_BYTES_IN_ALL = 50 * A_MEGABYTE;

const A_DAY = 86_400_000;
/** Longer than a device keeps the journey that names it. */
const DAYS_KEPT = 90;

/** Moment up to which a file was stored that is forgotten now: no call of the contract says that it needs one. */
export const forgottenUntil = (now: Date): string =>
  new Date(now.getTime() - DAYS_KEPT * A_DAY).toISOString();

interface Kind {
  readonly type: string;
  readonly ends: RegExp;
  readonly begins: readonly number[];
}

const KINDS: readonly Kind[] = [
  { type: 'application/pdf', ends: /\.pdf$/i, begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', ends: /\.jpe?g$/i, begins: [0xff, 0xd8, 0xff] },
  {
    type: 'image/png',
    ends: /\.png$/i,
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
];

/** What a file is by its first bytes and by its name; null where these do not say the same, or it is nothing that is taken. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const kind = KINDS.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  return kind?.ends.test(name) === true ? kind.type : null;
}
