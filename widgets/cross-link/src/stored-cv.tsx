import { useMachine } from "@xstate/react";
import { useState } from "react";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import type { StoredToolSession } from "shared-runtime/session/stored-tool-session.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { fromPromise } from "xstate";
import { readCv } from "./cross-link.api.ts";
import { crossLinkMachine } from "./cross-link.machine.ts";
import type { CrossLinkTexts } from "./cross-link.texts.ts";
import type { CrossLinkTracked } from "./cross-link.tracked.ts";
import { crossLinkHref, toolBefore } from "./model/cross-link-href.ts";
import type { LinkedTool } from "./model/linked-tool.ts";
import { offerOf } from "./model/offer.ts";
import { OfferScreen } from "./screens/offer-screen.tsx";

export interface StoredCvProps {
  /** The address of the API; ends in `/api/`. */
  readonly apiUrl: string;
  readonly session: PageSession;
  /** The tool that the card leads to. */
  readonly tool: LinkedTool;
  /** The address of `tool`. */
  readonly href: string;
  readonly texts: CrossLinkTexts;
  readonly stored: ToolSession;
}

/** The card of one CV. Renders nothing until the server has confirmed that it still has the CV. */
export function StoredCv({ apiUrl, session, tool, href, texts, stored }: StoredCvProps) {
  const [machine] = useState(() => connected(apiUrl, session.tool));
  const [snapshot] = useMachine(machine, { input: { cvJwt: stored.cvJwt } });
  if (!snapshot.matches("offered")) return null;
  const offer = offerOf({ tool, toolId: stored.toolId, known: snapshot.context.known }, texts);
  if (offer === undefined) return null;
  return (
    <OfferScreen
      texts={texts}
      offer={offer}
      href={crossLinkHref(stored, { tool, href, base: document.baseURI })}
      frontPage={snapshot.context.frontPage}
      onFollow={() =>
        track<CrossLinkTracked>({
          event: "tool_interaction",
          tool: toolBefore(tool),
          interaction: "cross_link_followed",
        })
      }
    />
  );
}

function connected(apiUrl: string, tool: StoredToolSession) {
  const api = createApiClient({ apiUrl });
  return crossLinkMachine.provide({
    actors: { readCv: fromPromise(({ input, signal }) => readCv(api, input.cvJwt, signal)) },
    actions: { dropSession: (_, { cvJwt }) => tool.forget(cvJwt) },
  });
}
