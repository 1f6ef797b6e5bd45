import { useEffect, useEffectEvent } from "react";
import type { PageSession } from "./page-session.ts";

/**
 * Calls `onLeft` when the signed-in person has left: signed out, in this or another tab, or replaced by another person.
 */
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
