import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { outbox } from "../outbox/outbox.ts";
import type { AttachmentOwner } from "./attachment-owner.ts";
import { createAttachmentRetention, createAttachments } from "./attachments.ts";
import { attachment } from "./attachments.tables.ts";
import type { NewSubmission } from "./submission.ts";
import { createSubmissionRetention } from "./submission-retention.ts";
import { createSubmissionStore } from "./submission-store.ts";
import { submission } from "./submissions.tables.ts";
import { consultation, smallFile } from "./testing/attached.ts";

const hanne: AttachmentOwner = { memberId: "member-7" };
const visitor: AttachmentOwner = { uploadSecret: "only this visitor knows" };

eachDatabase("the attachments of submissions", (tables) => {
  const attachments = () => createAttachments(tables());
  const store = () =>
    createSubmissionStore({ tables: tables(), outbox, attachments: attachments(), onKept: () => undefined });
  beforeEach(async () => {
    await tables().delete(attachment);
    await tables().delete(submission);
    await tables().delete(outboxMessage);
  });

  async function upload(owner = hanne, kind = consultation): Promise<string> {
    const kept = await attachments().keep({ kind, owner, name: "svar.pdf", bytes: smallFile });
    if (kept.kind !== "kept") throw new Error(`The file was not kept: ${kept.kind}.`);
    return kept.id;
  }

  const withFiles = (ids: readonly string[], owner = hanne): NewSubmission => ({
    kind: consultation,
    payload: { question: "Hvornår?", attachments: ids },
    correlationId: crypto.randomUUID(),
    attachments: { ids, owner },
  });
  const claims = async () =>
    (await tables().select().from(attachment)).map(({ id, submissionId }) => [id, submissionId !== null]);
  const stored = async () => [await tables().$count(submission), await tables().$count(outboxMessage)];

  it("are stored with the submission that names them, and their ids delivered with it", async () => {
    const ids = [await upload(), await upload()];
    expect(await store().keep(withFiles(ids))).toEqual({ kind: "stored" });
    const [kept] = await tables().select().from(submission);
    const files = await tables().select().from(attachment);
    expect(files.map(({ bytes, name, submissionId }) => [[...bytes], name, submissionId])).toEqual(
      ids.map(() => [[...smallFile], "svar.pdf", kept?.id]),
    );
    expect(await tables().select({ topic: outboxMessage.topic, payload: outboxMessage.payload }).from(outboxMessage)) //
      .toEqual([
        {
          topic: "form.consultation",
          payload: { submissionId: kept?.id, question: "Hvornår?", attachments: ids },
        },
      ]);
  });

  it.each<[string, AttachmentOwner, AttachmentOwner, string]>([
    ["a member's, by that member", hanne, hanne, "stored"],
    ["a visitor's, with the secret", visitor, visitor, "stored"],
    ["a visitor's, who has signed in meanwhile", visitor, { ...hanne, ...visitor }, "stored"],
    ["a member's, by another member", hanne, { memberId: "member-8" }, "refused"],
    ["a member's, by a visitor", hanne, visitor, "refused"],
    ["a member's, by a visitor whose secret is the member's id", hanne, { uploadSecret: "member-7" }, "refused"],
    ["a member's, by nobody", hanne, {}, "refused"],
    ["a visitor's, with another secret", visitor, { uploadSecret: "a guess" }, "refused"],
    ["a visitor's, with an empty secret", visitor, { uploadSecret: "" }, "refused"],
    ["a visitor's, by a member without it", visitor, hanne, "refused"],
  ])("can be claimed by who uploaded them: %s", async (_, uploader, sender, outcome) => {
    const ids = [await upload(uploader)];
    expect((await store().keep(withFiles(ids, sender))).kind).toBe(outcome);
    expect(await claims()).toEqual([[ids[0], outcome === "stored"]]);
    expect(await stored()).toEqual(outcome === "stored" ? [1, 1] : [0, 0]);
  });

  it("are refused all together if one is somebody else's or unknown, and neither is told apart", async () => {
    const mine = await upload();
    for (const wrong of [await upload({ memberId: "member-8" }), crypto.randomUUID()]) {
      expect(await store().keep(withFiles([mine, wrong]))).toEqual({ kind: "refused", objection: "unknown" });
    }
    expect([await stored(), (await claims()).map(([, claimed]) => claimed)]).toEqual([
      [0, 0],
      [false, false],
    ]);
  });

  it("are refused for another kind than they were uploaded for, whose limits may be smaller", async () => {
    const id = await upload(hanne, { ...consultation, name: "form.other" });
    expect(await store().keep(withFiles([id]))).toEqual({ kind: "refused", objection: "unknown" });
    expect(await stored()).toEqual([0, 0]);
  });

  it("are refused if another submission has one of them", async () => {
    const [one, other] = [await upload(), await upload()];
    await store().keep(withFiles([one]));
    expect(await store().keep(withFiles([other, one]))).toEqual({ kind: "refused", objection: "claimed" });
    expect([await stored(), await claims()]).toEqual([
      [1, 1],
      expect.arrayContaining([
        [one, true],
        [other, false],
      ]),
    ]);
  });

  it("belong to one of two submissions that claim them at the same time, from two servers", async () => {
    const ids = [await upload(), await upload()];
    const outcomes = await Promise.all(
      [store(), store()].map((one, at) => one.keep(withFiles(at ? ids.toReversed() : ids))),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["refused", "stored"]);
    expect(await stored()).toEqual([1, 1]);
  });

  it("are claimed once by a submission that is sent twice with one key", async () => {
    const sent = { ...withFiles([await upload()]), id: crypto.randomUUID() };
    const all = store();
    const outcomes = [...(await Promise.all([all.keep(sent), all.keep(sent)])), await all.keep(sent)];
    expect(outcomes).toEqual([{ kind: "stored" }, { kind: "stored" }, { kind: "stored" }]);
    expect(await all.keep({ ...withFiles([await upload()]), id: sent.id })).toEqual({ kind: "different" });
    expect(await stored()).toEqual([1, 1]);
  });

  it("that are named twice count once", async () => {
    const id = await upload();
    expect(await store().keep(withFiles([id, id]))).toEqual({ kind: "stored" });
  });

  it("do not stop submissions without any that are sent at the same time", async () => {
    const all = store();
    const plain = (): NewSubmission => ({ kind: consultation, payload: {}, correlationId: crypto.randomUUID() });
    const refused = withFiles([crypto.randomUUID()]);
    const outcomes = await Promise.all([plain(), plain(), refused, plain(), withFiles([await upload()])].map(all.keep));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["stored", "stored", "refused", "stored", "stored"]);
    expect(await stored()).toEqual([4, 4]);
  });

  it("have the size that their kind allows, and none where a kind has none", async () => {
    const file = { kind: consultation, owner: hanne, name: "a.pdf", bytes: new Uint8Array(11) };
    expect(await attachments().keep(file)).toEqual({ kind: "large" });
    const plain = { name: "form.plain" };
    expect(await attachments().keep({ ...file, kind: plain, bytes: smallFile })).toEqual({ kind: "unexpected" });
    expect(await tables().$count(attachment)).toBe(0);
  });

  it("that nobody claims have a total, which those in submissions do not count for", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 25 });
    const keep = async () =>
      (await files.keep({ kind: consultation, owner: hanne, name: "a.pdf", bytes: smallFile })).kind;
    expect([await keep(), await keep(), await keep()]).toEqual(["kept", "kept", "full"]);
    const [first] = await tables().select({ id: attachment.id }).from(attachment);
    await store().keep(withFiles([first?.id ?? ""]));
    expect([await keep(), await keep()]).toEqual(["kept", "full"]);
  });

  it("are deleted if no submission claims them within a day, and with their submission", async () => {
    const [claimed, late, fresh] = [await upload(), await upload(), await upload()];
    await store().keep(withFiles([claimed]));
    const { sweep } = createAttachmentRetention(tables());
    for (const id of [claimed, late]) {
      await tables()
        .update(attachment)
        .set({ uploadedAt: sql`now() - interval '25 hours'` })
        .where(eq(attachment.id, id));
    }
    expect(await sweep()).toBe(1);
    expect(new Set((await claims()).map(([id]) => id))).toEqual(new Set([claimed, fresh]));
    await tables().execute(sql`update submission set created_at = now() - interval '31 days'`);
    await tables().execute(sql`update outbox_message set delivered_at = now()`);
    await createSubmissionRetention({ tables: tables(), outbox, kinds: [consultation] }).sweep();
    expect(await claims()).toEqual([[fresh, false]]);
    expect(await store().keep(withFiles([late]))).toEqual({ kind: "refused", objection: "unknown" });
  });
});
