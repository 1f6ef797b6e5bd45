import { useSignals } from "@preact/signals-react/runtime";
import type { StoredCvProps } from "./stored-cv.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

interface CrossLinkProps extends Omit<StoredCvProps, "stored"> {
  /** Called with the error if the card could not be loaded. */
  readonly onMissing: ((error: unknown) => void) | undefined;
}

const loadCard = () => import("./stored-cv.tsx");

/** Renders nothing until a CV is stored. Most visitors have none and never load the card. */
export function CrossLink({ onMissing, ...props }: CrossLinkProps) {
  useSignals();
  const stored = props.session.tool.current.value;
  const card = useLazyPart({ load: loadCard, neededFor: stored?.cvJwt, onMissing });
  return stored && card && <card.StoredCv key={stored.cvJwt} {...props} stored={stored} />;
}
