import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createLogger } from "../../logging/logger.ts";
import { outbox } from "../outbox/outbox.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { attachment } from "../uploads/attachments.tables.ts";
import { createAttachments } from "../uploads/attachments.ts";
import { serviceFormKinds } from "./kinds/service-form.kind.ts";
import { createSubmissionStore } from "./submission-store.ts";
import { listsOfTests } from "./testing/submission-api.ts";
import { submission } from "./submissions.tables.ts";
import { uploadKinds } from "./upload-kinds.ts";
import { createApi } from "../../api/create-api.ts";
import { submissionCalls } from "./submissions.routes.ts";

const userNamed = (id: string): MemberUser => ({
  id,
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
});
const gone = "En af filerne findes ikke længere. Vedhæft den igen";

eachDatabase("the files of a service form", (tables) => {
  beforeEach(async () => {
    for (const table of [attachment, submission, outboxMessage]) await tables().delete(table);
  });

  function open() {
    const attachments = createAttachments(tables());
    const log = createLogger("silent");
    const calls = submissionCalls({
      kinds: serviceFormKinds(
        { formRetentionDays: 90 },
        { filesOf: attachments.listOf, formLists: async () => listsOfTests },
      ),
      store: createSubmissionStore({ tables: tables(), outbox, attachments, onKept: () => undefined }),
      signedInRecently: async () => true,
      userOf: async (c) => userNamed(c.req.header("x-user") ?? "member-7"),
      log,
    });
    const api = createApi({ routes: [calls], readiness: {}, guard: testGuard(), allowedOrigins: [], log });
    return {
      attachments,
      upload: async (memberId = "member-7"): Promise<string> => {
        const begun = await attachments.begin({
          kind: uploadKinds[0]!,
          owner: { memberId },
          formId: "LHO0076",
          name: "svar.pdf",
          size: 10,
          fileNameAt: () => `${crypto.randomUUID()}.pdf`,
        });
        const id = begun.kind === "begun" ? begun.id : begun.kind;
        await attachments.activate(id, { memberId }, { size: 10, most: 8 });
        return id;
      },
      send: async (
        ids: readonly string[],
        {
          user = "member-7",
          key = crypto.randomUUID(),
          status = 0,
          member,
        }: Partial<Readonly<Record<"user" | "key" | "member", string>>> & { readonly status?: number } = {},
      ) => {
        const fileDefinitions = ids.map((id) => ({
          id,
          fileName: "a.pdf",
          title: "svar.pdf",
          description: "LHO0076",
          status,
          type: 1,
        }));
        const answer = await api.request(
          "/api/forms/post-simple-form",
          {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "idempotency-key": key,
              "x-user": user,
              ...(member && { "for-member": member }),
            },
            body: JSON.stringify({
              formId: "LHO0076",
              hearing: "ferielov",
              question: "Vi støtter forslaget.",
              fileDefinitions,
            }),
          },
          { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
        );
        const { problems } = (await answer.json()) as { readonly problems?: readonly unknown[] };
        return [answer.status, problems];
      },
      counts: async () => [await tables().$count(submission), await tables().$count(outboxMessage)],
    };
  }

  it("belong to it when it is stored, with one message", async () => {
    const { upload, send, counts } = open();
    const id = await upload();
    expect(await send([id])).toEqual([200, undefined]);
    expect(await counts()).toEqual([1, 1]);
    const [row] = await tables().select({ submission: attachment.submissionId }).from(attachment);
    const [form] = await tables().select({ id: submission.id, payload: submission.payload }).from(submission);
    expect(row?.submission).toBe(form?.id);
    expect(form?.payload).toMatchObject({ formId: "LHO0076", fileDefinitions: [{ id, status: 0 }] });
  });

  it("are not those of another member, which are as unknown as none", async () => {
    const { upload, send, counts } = open();
    const theirs = await upload("member-8");
    const refused = [422, [{ field: "fileDefinitions", message: gone }]];
    expect([await send([theirs]), await send([crypto.randomUUID()])]).toEqual([refused, refused]);
    expect(await counts()).toEqual([0, 0]);
    expect(await send([theirs], { user: "member-8" })).toEqual([200, undefined]);
  });

  it("are not listed for another member either, as if that one had removed them", async () => {
    const { upload, send } = open();
    const theirs = await upload("member-8");
    expect(await send([theirs], { status: 1 })).toEqual([200, undefined]);
    const [form] = await tables().select({ payload: submission.payload }).from(submission);
    expect(form?.payload).toMatchObject({ fileDefinitions: [] });
  });

  it("go with a form that is for whoever filled it in, and not for who has signed in since", async () => {
    const { upload, send, counts } = open();
    const id = await upload();
    expect((await send([id], { member: "member-8" }))[0]).toBe(401);
    expect(await counts()).toEqual([0, 0]);
    expect((await send([id], { member: "member-7" }))[0]).toBe(200);
  });

  it("are not those that were removed, or sent with another form", async () => {
    const { attachments, upload, send } = open();
    const [removed, sent] = [await upload(), await upload()];
    await attachments.remove(removed, { memberId: "member-7" });
    await send([sent]);
    expect([await send([removed]), await send([sent])]).toEqual([
      [422, [{ field: "fileDefinitions", message: gone }]],
      [
        422,
        [
          {
            field: "fileDefinitions",
            message: "En af filerne er allerede sendt med en anden henvendelse. Vedhæft den igen",
          },
        ],
      ],
    ]);
  });

  it("are stored once if the form is sent twice at the same time", async () => {
    const { upload, send, counts } = open();
    const ids = [await upload(), await upload()];
    const key = crypto.randomUUID();
    const answers = await Promise.all([send(ids, { key }), send(ids, { key }), send(ids, { key })]);
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200]);
    expect(await counts()).toEqual([1, 1]);
  });
});
