/** The steps of a flow that have entries in the browser's history. */
export interface HistorySteps<Step extends string> {
  /** The name of the flow in the entries, so that several flows of a page do not mix. */
  readonly flow: string;
  readonly order: readonly Step[];
}

type Entry = Readonly<Record<string, unknown>>;

/** The step of a history entry; `undefined` if the entry belongs to another flow. */
export function stepIn<Step extends string>({ flow, order }: HistorySteps<Step>, state: unknown): Step | undefined {
  const step = (state as Entry | null)?.[flow];
  return order.find((known) => known === step);
}

/** The steps of the entries directly before the current one, oldest first. */
export function trailIn<Step extends string>({ flow, order }: HistorySteps<Step>, state: unknown): readonly Step[] {
  const trail = (state as Entry | null)?.[trailOf(flow)];
  return Array.isArray(trail) ? trail.filter((step): step is Step => order.includes(step as Step)) : [];
}

/** The state of an entry for a step. Other parts of the state are kept. */
export function entryOf<Step extends string>(
  { flow }: HistorySteps<Step>,
  state: unknown,
  step: Step,
  trail: readonly Step[],
): Entry {
  return { ...(state as Entry | null), [flow]: step, [trailOf(flow)]: trail };
}

/**
 * The state of a new history entry. For the other flows of the page, the trail (the steps that were passed) begins
 * anew, since this entry is not theirs.
 */
export function newEntryOf<Step extends string>(
  steps: HistorySteps<Step>,
  state: unknown,
  step: Step,
  trail: readonly Step[],
): Entry {
  const before = Object.entries((state ?? {}) as Entry);
  const trails = new Set(before.map(([flow]) => trailOf(flow)));
  const restarted = before.map(([name, value]) => [name, trails.has(name) ? [] : value] as const);
  return entryOf(steps, Object.fromEntries(restarted), step, trail);
}

const trailOf = (flow: string): string => `${flow}Trail`;
