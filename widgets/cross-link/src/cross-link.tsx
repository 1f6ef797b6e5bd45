import { useSignals } from "@preact/signals-react/runtime";
import type { ToolId } from "shared-runtime/session/tool-session.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import type { CrossLinkTexts } from "./cross-link.texts.ts";
import { useLater } from "./use-later.ts";

export interface CrossLinkProps {
  /** Ends in `/api/`. */
  readonly apiUrl: string;
  readonly session: PageSession;
  /** Where the card leads. */
  readonly tool: ToolId;
  readonly href: string;
  readonly texts: CrossLinkTexts;
  /** Takes why the card is not there. */
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
