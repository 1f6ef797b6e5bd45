import { useSignals } from "@preact/signals-react/runtime";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import type { ToolId, ToolSession } from "shared-runtime/session/tool-session.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { fromPromise } from "xstate";
import { findFrontPage } from "./cross-link.api.ts";
import { crossLinkMachine } from "./cross-link.machine.ts";
import type { CrossLinkTexts } from "./cross-link.texts.ts";
import { crossLinkHref, toolBefore } from "./model/cross-link-href.ts";
import { OfferScreen } from "./screens/offer-screen.tsx";

export interface CrossLinkProps {
  readonly api: ApiClient;
  readonly session: PageSession;
  /** Where the card leads. */
  readonly tool: ToolId;
  readonly href: string;
  readonly texts: CrossLinkTexts;
}

/** Nothing, until a CV is stored. */
export function CrossLink(props: CrossLinkProps) {
  useSignals();
  const stored = props.session.tool.current.value;
  return stored && <StoredCv key={stored.cvJwt} {...props} stored={stored} />;
}

interface StoredCvProps extends CrossLinkProps {
  readonly stored: ToolSession;
}

function StoredCv({ api, session, tool, href, texts, stored }: StoredCvProps) {
  const [machine] = useState(() => connected(api, session));
  const [snapshot] = useMachine(machine, { input: { cvJwt: stored.cvJwt } });
  if (!snapshot.matches("offered")) return null;
  return (
    <OfferScreen
      texts={texts}
      tool={tool}
      href={crossLinkHref(stored, { tool, href, base: document.baseURI })}
      frontPage={snapshot.context.frontPage}
      onFollow={() => track({ event: "tool_interaction", tool: toolBefore(tool), interaction: "cross_link_followed" })}
    />
  );
}

function connected(api: ApiClient, { tool }: PageSession) {
  return crossLinkMachine.provide({
    actors: { findFrontPage: fromPromise(({ input, signal }) => findFrontPage(api, input.cvJwt, signal)) },
    actions: { dropSession: (_, { cvJwt }) => tool.forget(cvJwt) },
  });
}
