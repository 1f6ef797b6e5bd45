import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { createLogger } from "../../logging/logger.ts";
import { outbox } from "../outbox/outbox.ts";
import type { AttachmentOwner } from "../../security/upload-owner.ts";
import { type Attachments, createAttachmentRetention, createAttachments } from "./attachments.ts";
import { attachment, removedFile } from "./attachments.tables.ts";
import type { NewSubmission } from "../submissions/submission.ts";
import { createSubmissionRetention } from "../submissions/submission-retention.ts";
import { createSubmissionStore } from "../submissions/submission-store.ts";
import { submission } from "../submissions/submissions.tables.ts";
import { consultation, smallFile, uploaded } from "../submissions/testing/attached.ts";

const hanne: AttachmentOwner = { memberId: "member-7" };
const visitor: AttachmentOwner = { uploadSecret: "only this visitor knows" };

eachDatabase("the attachments of submissions", (tables) => {
  const attachments = () => createAttachments(tables());
  const store = () =>
    createSubmissionStore({ tables: tables(), outbox, attachments: attachments(), onKept: () => undefined });
  beforeEach(async () => {
    await tables().delete(attachment);
    await tables().delete(removedFile);
    await tables().delete(submission);
    await tables().delete(outboxMessage);
  });

  const upload = (owner = hanne, kind = consultation) => uploaded(attachments(), smallFile(owner, kind));

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
    expect(files.map(({ bytes, size, name, submissionId }) => [bytes, size, name, submissionId])).toEqual(
      ids.map(() => [null, 10, "svar.pdf", kept?.id]),
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
    expect(await attachments().begin({ ...smallFile(hanne), size: 11 })).toEqual({ kind: "large" });
    expect(await attachments().begin(smallFile(hanne, { name: "form.plain" }))).toEqual({ kind: "unexpected" });
    expect(await tables().$count(attachment)).toBe(0);
  });

  it("that nobody claim have a total, which those in submissions do not count for", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 25 });
    const keep = async () => (await files.begin(smallFile(hanne))).kind;
    const first = await uploaded(files, smallFile(hanne));
    expect([await keep(), await keep()]).toEqual(["begun", "full"]);
    await store().keep(withFiles([first]));
    expect([await keep(), await keep()]).toEqual(["begun", "full"]);
  });

  it("that nobody claims have a smaller total for each owner, so that one leaves room to others", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 100, mostUnclaimedOfOne: 25 });
    const keep = async (memberId: string) => (await files.begin(smallFile({ memberId }))).kind;
    expect([await keep("member-7"), await keep("member-7"), await keep("member-7"), await keep("member-8")]).toEqual([
      "begun",
      "begun",
      "much",
      "begun",
    ]);
    expect(await files.unclaimedBytes()).toBe(30);
  });

  const idOf = async (begun: ReturnType<Attachments["begin"]>) => {
    const outcome = await begun;
    return outcome.kind === "begun" ? outcome.id : outcome.kind;
  };
  const passMinutes = (minutes: number) =>
    tables().execute(sql`update attachment set uploaded_at = uploaded_at - make_interval(mins => ${minutes}::integer),
      received_at = received_at - make_interval(mins => ${minutes}::integer)`);

  it("that are announced and not sent take a little room of each owner, for minutes", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 100, mostUnclaimedOfOne: 60, mostReservedOfOne: 20 });
    const begin = async (memberId: string) => (await files.begin(smallFile({ memberId }))).kind;
    for (const member of ["1", "2", "3", "4"]) for (let more = 0; more < 6; more += 1) await begin(member);
    expect([await files.unclaimedBytes(), await begin("1"), await begin("5"), await begin("5")]).toEqual([
      80,
      "much",
      "begun",
      "begun",
    ]);
    expect(await begin("6")).toBe("full");
    await passMinutes(4);
    expect(await begin("6")).toBe("full");
    await passMinutes(1);
    expect([await files.unclaimedBytes(), await begin("6"), await begin("1")]).toEqual([0, "begun", "begun"]);
  });

  it("count what has arrived of unfinished ones, however long ago, and nothing of removed ones", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 25 });
    const id = await idOf(files.begin(smallFile(hanne)));
    await passMinutes(3);
    await files.noteReceived(id, hanne, 6);
    await files.noteReceived(id, hanne, 4);
    await files.noteReceived(id, { memberId: "member-8" }, 9);
    await passMinutes(3);
    expect(await files.unclaimedBytes()).toBe(10);
    await passMinutes(3);
    expect(await files.unclaimedBytes()).toBe(6);
    await files.activate(id, hanne, { size: 10, most: 3 });
    expect(await files.unclaimedBytes()).toBe(10);
    expect([await files.remove(id, hanne), await files.unclaimedBytes()]).toEqual(["removed", 0]);
  });

  it("stay reserved only while bytes arrive", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 25 });
    const [empty, slow] = [await idOf(files.begin(smallFile(hanne))), await idOf(files.begin(smallFile(hanne)))];
    for (const received of [1, 2]) {
      await passMinutes(3);
      await files.noteReceived(empty, hanne, 0);
      await files.noteReceived(slow, hanne, received);
    }
    expect(await files.unclaimedBytes()).toBe(10);
    await passMinutes(3);
    for (const received of [2, 1]) await files.noteReceived(slow, hanne, received);
    await passMinutes(3);
    expect(await files.unclaimedBytes()).toBe(2);
  });

  it("have room for their bytes as long as the total has, also when nothing is reserved for them any more", async () => {
    const files = createAttachments(tables(), { mostUnclaimed: 40, mostUnclaimedOfOne: 25 });
    const ids: string[] = [];
    for (const memberId of ["1", "2", "3", "4", "5"]) {
      ids.push(await idOf(files.begin(smallFile({ memberId }))));
      await passMinutes(5);
    }
    const room = (at: number) => files.roomFor(ids[at] ?? "", { memberId: String(at + 1) });
    expect(await Promise.all([0, 1, 2, 3, 4].map(room))).toEqual(Array(5).fill("free"));
    for (const at of [0, 1, 2, 3]) await files.noteReceived(ids[at] ?? "", { memberId: String(at + 1) }, 10);
    expect([await room(0), await room(4), await files.roomFor(ids[0] ?? "", hanne)]).toEqual(["free", "full", "full"]);
    await files.remove(ids[0] ?? "", { memberId: "1" });
    expect(await room(4)).toBe("free");
  });

  it("of one owner have no room for their bytes beyond the owner's total", async () => {
    const files = createAttachments(tables(), { mostUnclaimedOfOne: 25 });
    const ids: string[] = [];
    for (let more = 0; more < 3; more += 1) {
      ids.push(await idOf(files.begin(smallFile(hanne))));
      await passMinutes(5);
    }
    for (const id of ids.slice(0, 2)) await files.noteReceived(id, hanne, 10);
    expect(await Promise.all(ids.map((id) => files.roomFor(id, hanne)))).toEqual(["free", "free", "much"]);
  });

  it("that begin together on several servers do not both get the last room", async () => {
    const servers = [1, 2, 3, 4].map(() => createAttachments(tables(), { mostUnclaimed: 25 }));
    const begun = await Promise.all(servers.map((server, at) => server.begin(smallFile({ memberId: `member-${at}` }))));
    expect(begun.map(({ kind }) => kind).toSorted()).toEqual(["begun", "begun", "full", "full"]);
  });

  it("are as many as their kind allows, in each form of an owner, also if they end at the same time", async () => {
    const begun = await Promise.all(Array.from({ length: 5 }, () => attachments().begin(smallFile(hanne))));
    const ids = begun.map((one) => (one.kind === "begun" ? one.id : one.kind));
    const outcomes = await Promise.all(ids.map((id) => attachments().activate(id, hanne, { size: 10, most: 3 })));
    expect(outcomes.toSorted()).toEqual(["active", "active", "active", "many", "many"]);
    const again = ids[outcomes.indexOf("active")] ?? "";
    expect(await attachments().activate(again, hanne, { size: 10, most: 3 })).toBe("active");
    expect(await upload()).toBe("many");
    expect(await uploaded(attachments(), { ...smallFile(hanne), formId: "LHO0141" })).toMatch(/-/);
    expect(await upload({ memberId: "member-8" })).toMatch(/-/);
    expect(await attachments().remove(ids[outcomes.indexOf("active")] ?? "", hanne)).toBe("removed");
    expect(await upload()).toMatch(/-/);
    expect(await upload()).toBe("many");
  });

  it("of a form that was given up do not keep their owner out of the next, up to five of them", async () => {
    const inDraft = (draft: string | undefined) => uploaded(attachments(), { ...smallFile(hanne), draft });
    const fill = async (draft: string) => {
      for (let file = 0; file < 3; file += 1) expect(await inDraft(draft)).toMatch(/-/);
      expect(await inDraft(draft)).toBe("many");
    };
    for (let draft = 0; draft < 5; draft += 1) await fill(crypto.randomUUID());
    expect([await inDraft(crypto.randomUUID()), await inDraft(undefined)]).toEqual(["many", "many"]);
  });

  it("have names of their own, also if they are uploaded in the same millisecond", async () => {
    let name = 9e12;
    const next = { ...smallFile(hanne), fileNameAt: () => `member-${name++}.pdf` };
    await uploaded(attachments(), next);
    name = 9e12;
    await uploaded(attachments(), next);
    const rows = await tables().select({ fileName: attachment.fileName }).from(attachment);
    expect(new Set(rows.map(({ fileName }) => fileName))).toEqual(
      new Set(["member-9000000000000.pdf", "member-9000000000001.pdf"]),
    );
  });

  it("that are given up make room for new ones, the oldest first", async () => {
    const first = await attachments().begin(smallFile(hanne));
    for (let more = 0; more < 20; more += 1) await attachments().begin(smallFile(hanne));
    expect(await tables().$count(attachment)).toBe(16);
    expect(first.kind === "begun" && (await attachments().find(first.id, hanne))).toBeUndefined();
  });

  it("can be removed by who uploaded them, until a submission has them", async () => {
    const [mine, sent] = [await upload(), await upload()];
    await store().keep(withFiles([sent]));
    const remove = attachments().remove;
    expect(await remove(mine, { memberId: "member-8" })).toBe("unknown");
    expect(await attachments().find(mine, { memberId: "member-8" })).toBeUndefined();
    expect(await attachments().find(mine, hanne)).toMatchObject({ id: mine, status: "active", size: 10 });
    expect([await remove(mine, hanne), await remove(mine, hanne), await remove(sent, hanne)]).toEqual([
      "removed",
      "removed",
      "claimed",
    ]);
    expect(await attachments().find(mine, hanne)).toBeUndefined();
    expect(await store().keep(withFiles([mine]))).toEqual({ kind: "refused", objection: "unknown" });
    expect(await tables().select({ status: attachment.status }).from(attachment).where(eq(attachment.id, mine))) //
      .toEqual([{ status: "deleted" }]);
  });

  it("that two servers finish at the same time are finished for both", async () => {
    const begun = await attachments().begin(smallFile(hanne));
    const id = begun.kind === "begun" ? begun.id : "";
    const both = await Promise.all([1, 2].map(() => attachments().activate(id, hanne, { size: 10, most: 1 })));
    expect(both).toEqual(["active", "active"]);
  });

  it("are finished, given up and found by who uploaded them alone", async () => {
    const begun = await attachments().begin(smallFile(hanne));
    const id = begun.kind === "begun" ? begun.id : "";
    for (const other of [{ memberId: "member-8" }, { uploadSecret: "member-7" }, {}]) {
      await attachments().abandon(id, other);
      expect(await attachments().activate(id, other, { size: 10, most: 3 })).toBe("gone");
      expect(await attachments().find(id, other)).toBeUndefined();
    }
    expect(await attachments().find(id, hanne)).toMatchObject({ status: "uploading" });
    expect(await attachments().findForReceiver(id)).toMatchObject({ status: "uploading" });
  });

  it("cannot be claimed before they are whole", async () => {
    const begun = await attachments().begin(smallFile(hanne));
    const id = begun.kind === "begun" ? begun.id : "";
    expect(await store().keep(withFiles([id]))).toEqual({ kind: "refused", objection: "unknown" });
    await attachments().abandon(id, hanne);
    expect(await attachments().activate(id, hanne, { size: 10, most: 3 })).toBe("gone");
  });

  it("whose bytes a server of the release before has stored can be claimed and deleted like others", async () => {
    const id = crypto.randomUUID();
    const owner = createHash("sha256").update("member member-7").digest("base64url");
    await tables().execute(sql`insert into attachment (id, kind, owner, name, bytes)
      values (${id}, 'form.consultation', ${owner}, 'svar.pdf', 'ten bytes!'::bytea)`);
    expect(await attachments().find(id, hanne)).toMatchObject({ size: 10, status: "active", fileName: "svar.pdf" });
    expect(await store().keep(withFiles([id]))).toEqual({ kind: "stored" });
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
    await createSubmissionRetention({
      tables: tables(),
      outbox,
      kinds: [consultation],
      undeliveredDays: 365,
      log: createLogger("silent"),
    }).sweep();
    expect(await claims()).toEqual([[fresh, false]]);
    const removed = (await tables().select({ id: removedFile.id }).from(removedFile)).map(({ id }) => id);
    expect(removed.toSorted()).toEqual([claimed, late].toSorted());
    expect(await store().keep(withFiles([late]))).toEqual({ kind: "refused", objection: "unknown" });
  });
});
