export interface SenderQuotaOptions {
  /** How many calls of one sender are free in so much time. */
  readonly calls: number;
  readonly milliseconds: number;
  /** How many senders are remembered at once; past that the longest known is forgotten. */
  readonly senders?: number;
}

export interface SenderQuota {
  /** Milliseconds after which the sender may call again; `undefined` if this call is free. */
  readonly take: (sender: string) => number | undefined;
  /** How many senders are remembered. */
  readonly size: () => number;
}

/** The calls of one sender in a stretch of time, and in the one before it. */
interface Stretch {
  readonly began: number;
  readonly before: number;
  calls: number;
}

const manySenders = 50_000;

/**
 * So many calls of each sender in any stretch of time. The calls of the stretch before count as if they had been spread
 * evenly over it, so that two numbers stand for a sender, who is forgotten when nothing of it counts any more.
 */
export function createSenderQuota({
  calls: limit,
  milliseconds,
  senders: most = manySenders,
}: SenderQuotaOptions): SenderQuota {
  // In the order in which stretches began.
  const stretches = new Map<string, Stretch>();

  function forgetOld(now: number): void {
    for (const [sender, { began }] of stretches) {
      if (now - began < 2 * milliseconds && stretches.size <= most) return;
      stretches.delete(sender);
    }
  }

  function begin(sender: string, began: number, before: number): Stretch {
    const stretch = { began, before, calls: 0 };
    stretches.delete(sender);
    stretches.set(sender, stretch);
    return stretch;
  }

  function stretchOf(sender: string, now: number): Stretch {
    const known = stretches.get(sender);
    if (known === undefined) return begin(sender, now, 0);
    const over = now - known.began - milliseconds;
    return over < 0 ? known : begin(sender, now - over, known.calls);
  }

  return {
    take(sender) {
      const now = performance.now();
      forgetOld(now);
      const stretch = stretchOf(sender, now);
      const passed = now - stretch.began;
      const counted = stretch.before * (1 - passed / milliseconds) + stretch.calls;
      if (counted + 1 > limit) return waitOf(stretch, passed);
      stretch.calls += 1;
      return undefined;
    },
    size: () => stretches.size,
  };

  function waitOf({ before, calls }: Stretch, passed: number): number {
    const room = limit - 1 - calls;
    // All calls of this stretch are used: they are spread over the next one.
    if (room < 0) return milliseconds - passed + milliseconds * (1 - (limit - 1) / calls);
    return milliseconds * (1 - room / before) - passed;
  }
}
