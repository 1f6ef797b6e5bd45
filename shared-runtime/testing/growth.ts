const attempts = 5;
/** An attempt with less growth than this shows that the work is linear, so no more attempts are needed. */
const linear = 2;

/**
 * The processor time for one piece that is ten times as large, divided by that for ten pieces: about 1 if the work is
 * linear, 10 if it is quadratic. Returns the least of several attempts, since the garbage collector may run during one.
 */
export function growthOf<Piece>(work: (piece: Piece) => unknown, small: Piece, large: Piece): number {
  let least = Infinity;
  for (let attempt = 0; attempt < attempts && least > linear; attempt += 1) {
    const ofTen = microsecondsOf(() => {
      for (let count = 0; count < 10; count += 1) work(small);
    });
    least = Math.min(least, microsecondsOf(() => work(large)) / ofTen);
  }
  return least;
}

/** The growth from 2 kB to 20 kB of a text that repeats a part and then ends in another character. */
export function growthInText(read: (text: string) => unknown, part: string): number {
  return growthOf(read, hostileText(part, 2_000), hostileText(part, 20_000));
}

/** Text of about `length` characters. */
export function hostileText(part: string, length: number): string {
  return `${part.repeat(length / part.length)}!`;
}

/** The processor time, at least 1, so that two times can be divided. */
export function microsecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
