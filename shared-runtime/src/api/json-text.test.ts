import { expect, it, onTestFinished } from "vitest";
import { jsonText } from "./json-text.ts";

const value = { list: ["a", { deep: [1, undefined] }], when: new Date(0), none: undefined, text: "b" };
const json = '{"list":["a",{"deep":[1,null]}],"when":"1970-01-01T00:00:00.000Z","text":"b"}';

it.each([Array.prototype, String.prototype, Object.prototype])("toJSON of a library changes no JSON", (prototype) => {
  Object.defineProperty(prototype, "toJSON", { value: () => "changed", configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(prototype, "toJSON"));
  expect([jsonText(value), jsonText([1]), jsonText("a"), jsonText(undefined)]).toEqual([json, "[1]", '"a"', undefined]);
});
