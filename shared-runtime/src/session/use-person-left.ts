import { useEffect, useEffectEvent } from "react";
import type { PageSession } from "./page-session.ts";

/** Calls `onLeft` when the person who was signed in is gone: signed out, here or in another tab, or followed by another. */
export function usePersonLeft({ member }: Pick<PageSession, "member">, onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let person: string | undefined;
    return member.subscribe((current) => {
      if (current.kind === "unknown") return;
      const next = current.user?.id;
      if (person !== undefined && next !== person) leave();
      person = next;
    });
  }, [member]);
}
