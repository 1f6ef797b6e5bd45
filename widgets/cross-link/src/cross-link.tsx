import { useSignals } from "@preact/signals-react/runtime";
import type { StoredCvProps } from "./stored-cv.tsx";
import { useLater } from "./use-later.ts";

interface CrossLinkProps extends Omit<StoredCvProps, "stored"> {
  /** Receives the error when the card could not be loaded. */
  readonly onMissing: ((error: unknown) => void) | undefined;
}

const loadCard = () => import("./stored-cv.tsx");

/** Nothing, until a CV is stored; most visitors have none, and do not load the card. */
export function CrossLink({ onMissing, ...props }: CrossLinkProps) {
  useSignals();
  const stored = props.session.tool.current.value;
  const card = useLater({ load: loadCard, wantedFor: stored?.cvJwt, onMissing });
  return stored && card && <card.StoredCv key={stored.cvJwt} {...props} stored={stored} />;
}
