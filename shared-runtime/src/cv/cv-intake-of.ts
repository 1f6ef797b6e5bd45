import { fromPromise } from "xstate";
import type { ApiClient } from "../api/create-api-client.ts";
import { loadPart } from "../flow/load-part.ts";
import type { StoredToolSession } from "../session/stored-tool-session.ts";
import type { ToolId, ToolSession } from "../session/tool-session.ts";
import { cvIntakeMachine, type SendCvInput } from "./cv-intake.machine.ts";

/** The intake of a tool: it sends the CV to the API and shares it with the other tools of the page. */
export function cvIntakeOf(toolId: ToolId, api: ApiClient, { keep, forget }: StoredToolSession) {
  return cvIntakeMachine.provide({
    actors: {
      sendCv: fromPromise<ToolSession, SendCvInput>(async ({ input, signal }) => {
        const { sendCv } = await loadPart(() => import("./send-cv.ts"));
        const { cvId, cvIdJwtString } = await sendCv(api, input, signal);
        return { cvId, cvJwt: cvIdJwtString, toolId };
      }),
    },
    actions: {
      rememberSession: (_, session) => keep(session),
      dropSession: (_, dropped) => dropped && forget(dropped.cvJwt),
    },
  });
}
