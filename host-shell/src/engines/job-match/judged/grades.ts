export type Grade = 0 | 1 | 2 | 3;

/** The grades above 0 of postings, by CV. */
export type Grades = ReadonlyMap<string, ReadonlyMap<number, Grade>>;

/**
 * Reads blocks that are separated by empty lines. A block is the id of a CV and lines such as "3: 12 47": a grade and
 * the ids of postings.
 */
export function gradesIn(text: string): Grades {
  return new Map(
    text
      .trim()
      .split(/\n{2,}/u)
      .map(gradesOfOne),
  );
}

function gradesOfOne(block: string): [string, ReadonlyMap<number, Grade>] {
  const [cv = "", ...lines] = block.split("\n");
  const grades = new Map<number, Grade>();
  for (const line of lines) {
    const [, grade, ids = ""] = /^([123]): (\d+(?: \d+)*)$/u.exec(line) ?? [];
    if (grade === undefined) throw new Error(`cannot read "${line}" of ${cv}`);
    for (const id of ids.split(" ").map(Number)) {
      if (grades.has(id)) throw new Error(`${cv} has two grades for ${id}`);
      grades.set(id, Number(grade) as Grade);
    }
  }
  return [cv, grades];
}
