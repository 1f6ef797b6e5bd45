import { createActor, fromCallback } from "xstate";
import { expect, it } from "vitest";
import { type UploadInput, uploadsMachine, type UploadEvent } from "./uploads.machine.ts";

const fileOf = (name: string, size = 10) => {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const stored = (id: string, title: string) => ({ id, title, fileName: `m-LHO0076-${title}`, size: 10 });
const uuid = (digit: number) => `00000000-0000-4000-8000-${String(digit).padStart(12, "0")}`;

function open() {
  const running = new Map<string, { readonly id: string; readonly tell: (event: UploadEvent) => void }>();
  const stopped: string[] = [];
  const discarded: string[] = [];
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        upload: fromCallback<{ readonly type: string }, UploadInput>(({ input, sendBack }) => {
          running.set(input.file.name, { id: input.id, tell: sendBack });
          return () => {
            running.delete(input.file.name);
            stopped.push(input.file.name);
          };
        }),
      },
      actions: { discard: (_, id) => void discarded.push(id) },
    }),
    { input: { items: [], removed: [], lost: ["tabt.pdf"] } },
  ).start();
  const items = () => actor.getSnapshot().context.items;
  return {
    actor,
    running,
    stopped,
    discarded,
    add: (...names: string[]) => actor.send({ type: "files.added", files: names.map((name) => fileOf(name)) }),
    idOf: (name: string) => items().find((item) => item.name === name)?.id ?? "",
    states: () => items().map(({ name, state }) => `${name} ${state}`),
    store: (name: string, id: string) => {
      const { id: item, tell } = running.get(name)!;
      tell({ type: "upload.stored", id: item, stored: stored(id, name) });
    },
    fail: (name: string) => {
      const { id, tell } = running.get(name)!;
      tell({ type: "upload.failed", id, problem: "Prøv igen.", isFinal: false });
    },
  };
}

it("uploads three files at once, and the next when one has ended", () => {
  const { add, states, store, fail, running } = open();
  add("1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf");
  expect([...running.keys()]).toEqual(["1.pdf", "2.pdf", "3.pdf"]);
  store("2.pdf", uuid(2));
  fail("1.pdf");
  expect(states()).toEqual(["1.pdf failed", "2.pdf uploaded", "3.pdf uploading", "4.pdf uploading", "5.pdf uploading"]);
});

it("takes the files that keep the rules, whatever is wrong with the others", () => {
  const { actor, states } = open();
  actor.send({
    type: "files.added",
    files: [fileOf("a.exe"), fileOf("b.pdf"), fileOf("c.pdf", 10_485_761), fileOf("d.pdf", 10_485_760)],
    refused: [{ name: "e.pdf", problem: "Filen er tom. Vælg en anden fil" }],
  });
  expect(states()).toEqual(["b.pdf uploading", "d.pdf uploading"]);
  expect(actor.getSnapshot().context.refused).toEqual([
    { name: "e.pdf", problem: "Filen er tom. Vælg en anden fil" },
    { name: "a.exe", problem: "Dokument typen er ikke gyldig" },
    { name: "c.pdf", problem: "Der er maks. fil størrelse på 10MB" },
  ]);
  expect(actor.getSnapshot().context.lost).toEqual([]);
});

it("has room for 8 files, and for another when one is removed", () => {
  const { actor, add, states, idOf } = open();
  add(...Array.from({ length: 9 }, (_, place) => `${place + 1}.pdf`));
  expect(states()).toHaveLength(8);
  expect(actor.getSnapshot().context.refused).toEqual([{ name: "9.pdf", problem: "Max antal filer er uploaded" }]);
  actor.send({ type: "file.cancelled", id: idOf("1.pdf") });
  add("9.pdf");
  expect(states().at(-1)).toBe("9.pdf waiting");
});

it("stops a cancelled upload, and starts the next", () => {
  const { actor, add, running, stopped, idOf } = open();
  add("1.pdf", "2.pdf", "3.pdf", "4.pdf");
  actor.send({ type: "file.cancelled", id: idOf("1.pdf") });
  expect([stopped, [...running.keys()]]).toEqual([["1.pdf"], ["2.pdf", "3.pdf", "4.pdf"]]);
});

it("tries a failed upload again", () => {
  const { actor, add, states, fail, idOf } = open();
  add("1.pdf");
  fail("1.pdf");
  actor.send({ type: "file.retried", id: idOf("1.pdf") });
  expect(states()).toEqual(["1.pdf uploading"]);
});

it("remembers a removed file, which the server removes too", () => {
  const { actor, add, store, discarded, idOf } = open();
  add("1.pdf");
  store("1.pdf", uuid(1));
  const id = idOf("1.pdf");
  actor.send({ type: "file.removed", id });
  expect([discarded, actor.getSnapshot().context.removed.map((file) => file.id)]).toEqual([[id], [uuid(1)]]);
});

it("forgets all files, and restores the stored ones", () => {
  const { actor, add, store, states, stopped } = open();
  add("1.pdf", "2.pdf");
  store("1.pdf", uuid(1));
  actor.send({ type: "files.forgotten" });
  expect([states(), stopped]).toEqual([[], ["1.pdf", "2.pdf"]]);
  actor.send({ type: "files.restored", stored: [stored(uuid(1), "1.pdf")], removed: [] });
  expect(states()).toEqual(["1.pdf uploaded"]);
});
