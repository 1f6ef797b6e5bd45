import { fromPromise } from "xstate";
import type { ApiClient } from "../api/create-api-client.ts";
import { uploadCv } from "../api/cv.calls.ts";
import { contentOf } from "../files/content-of.ts";
import { loadPart } from "../flow/load-part.ts";
import { beginsAsPdf } from "../rules/cv-file.ts";
import type { StoredToolSession } from "../session/stored-tool-session.ts";
import type { ToolId, ToolSession } from "../session/tool-session.ts";
import { cvIntakeMachine, type SendCvInput } from "./cv-intake.machine.ts";
import { pdfName, UnusableFile } from "./objection-to.ts";

/** The intake of a tool, which sends the CV to the API and shares it with the page's other tools. */
export function cvIntakeOf(toolId: ToolId, api: ApiClient, { keep, forget }: StoredToolSession) {
  return cvIntakeMachine.provide({
    actors: {
      sendCv: fromPromise<ToolSession, SendCvInput>(async ({ input: { file, onProgress }, signal }) => {
        const bytes = await contentOf(file).catch(() => {
          throw new UnusableFile("changedFileError");
        });
        if (!beginsAsPdf(bytes)) throw new UnusableFile("wrongFileExtensionError");
        const content = new Blob([bytes], { type: file.type });
        const { cvId, cvIdJwtString } = await uploadCv(
          api,
          { file: content, name: pdfName(file.name), onProgress },
          signal,
        ).catch(async (error: unknown) => {
          const { explainClosedFrame } = await loadPart(() => import("../forms/closed-frame.ts"));
          return explainClosedFrame(error);
        });
        return { cvId, cvJwt: cvIdJwtString, toolId };
      }),
    },
    actions: {
      holdFile: (_, file) => void contentOf(file),
      rememberSession: (_, session) => keep(session),
      dropSession: (_, dropped) => dropped && forget(dropped.cvJwt),
    },
  });
}
