/** Limits the number of uploads in progress, both of all senders together and of each sender. */
export interface UploadPlaces {
  /** Takes a place for each of the senders, such as an address and a member. */
  readonly take: (senders: readonly string[]) => UploadPlace;
}

/** `crowded` if one of the senders has too many uploads in progress; `full` if all senders together have too many. */
export type UploadPlace =
  | { readonly kind: "taken"; readonly leave: () => void }
  | { readonly kind: "crowded" | "full" };

export interface UploadPlacesOptions {
  readonly all: number;
  readonly each: number;
}

export function createUploadPlaces({ all, each }: UploadPlacesOptions): UploadPlaces {
  const taken = new Map<string, number>();
  let running = 0;

  function add(sender: string, more: 1 | -1): void {
    const uploads = (taken.get(sender) ?? 0) + more;
    if (uploads > 0) taken.set(sender, uploads);
    else taken.delete(sender);
  }

  return {
    take(senders) {
      if (senders.some((sender) => (taken.get(sender) ?? 0) >= each)) return { kind: "crowded" };
      if (running >= all) return { kind: "full" };
      running += 1;
      for (const sender of senders) add(sender, 1);
      let left = false;
      return {
        kind: "taken",
        leave() {
          if (left) return;
          left = true;
          running -= 1;
          for (const sender of senders) add(sender, -1);
        },
      };
    },
  };
}
