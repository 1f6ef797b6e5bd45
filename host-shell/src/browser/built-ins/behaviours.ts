const inherits = Object.create({ inherited: 1 }) as object;
/** Returns how many times `run` calls its callback. */
const calls = (run: (each: () => void) => void): number => {
  let count = 0;
  run(() => {
    count++;
  });
  return count;
};
const add = (one: number, other: number): number => one + other;
/**
 * A list as text: its values with commas, also those of nested lists. JSON is not used, since members that the page
 * adds to built-ins may change it.
 */
const text = (list: readonly unknown[]): string => `${list.join(",")}/${list.length}`;

/**
 * For built-in functions that pages replace: whether the page's function does what tools need. A name with `#` is a
 * method of the prototype. If a check throws, it has failed.
 */
export const behaviours: Readonly<Record<string, () => boolean>> = {
  Symbol: () =>
    typeof Symbol.iterator === "symbol" && typeof Symbol("") === "symbol" && Symbol.for("") === Symbol.for(""),
  Map: () => {
    const map = new Map([[inherits, 1]]).set(add, 2);
    return (
      map.size === 2 &&
      [...map.keys(), ...[...map].flat()].length === 6 &&
      [...map.values(), ...map.entries()].length === 4 &&
      map.has(add) &&
      map.delete(add) &&
      !map.has(add) &&
      calls((each) => map.forEach(each)) === 1
    );
  },
  Set: () => {
    const set = new Set([inherits, add, add]);
    return (
      set.size === 2 &&
      [...set, ...set.values()].length === 4 &&
      set.has(add) &&
      set.delete(add) &&
      !set.has(add) &&
      calls((each) => set.forEach(each)) === 1
    );
  },
  WeakMap: () => {
    const map = new WeakMap([[inherits, 1]]).set(add, 2);
    return map.get(inherits) === 1 && map.has(add) && map.delete(add) && !map.has(add);
  },
  URL: () => {
    const url = new URL("b?c=1#d", "https://a.dk/");
    url.searchParams.set("c", "2");
    url.hash = "";
    return `${url}` === "https://a.dk/b?c=2" && url.href === `${url}` && URL.canParse(url.href);
  },
  URLSearchParams: () => {
    const params = new URLSearchParams({ a: "1 2" });
    params.append("b", "3");
    params.append("b", "4");
    return (
      `${new URLSearchParams([...params])}` === "a=1+2&b=3&b=4" && params.getAll("b").length === 2 && !params.has("c")
    );
  },
  "Array.from": () =>
    text(Array.from(new Set([1, 2]), (value) => value * 2)) === "2,4/2" &&
    text(Array.from({ length: 2 }, (_, index) => index)) === "0,1/2" &&
    text(Array.from(new Map([[1, 2]]).keys())) === "1/1",
  "Array.of": () => text(Array.of(3)) === "3/1",
  "Array.isArray": () => Array.isArray([]) && !Array.isArray({ length: 0 }),
  "Array#map": () => text([1, 2].map((value, index, all) => value + index + all.length)) === "3,5/2",
  "Array#forEach": () => {
    const seen: number[] = [];
    [1, 2].forEach((value, index) => seen.push(value, index));
    return text(seen) === "1,0,2,1/4";
  },
  "Array#filter": () => text([1, 2, 3].filter((_, index) => index > 0)) === "2,3/2",
  "Array#reduce": () => [1, 2].reduce(add) === 3 && [1].reduce(add, 2) === 3 && [1].reduce(add) === 1,
  "Array#some": () => [0, 1].some((value) => value > 0) && ![].some(Boolean),
  "Array#every": () => [1, 2].every((value) => value > 0) && [].every(Boolean),
  "Array#find": () => [1, 2].find((value) => value > 2) === undefined && [1, 2].find((_, index) => index > 0) === 2,
  "Array#findIndex": () => [1, 2].findIndex((value) => value > 1) === 1 && [].findIndex(Boolean) === -1,
  "Array#findLast": () => [1, 2].findLast((value) => value > 0) === 2,
  "Array#findLastIndex": () => [1, 2].findLastIndex((value) => value > 0) === 1,
  "Array#includes": () => [Number.NaN].includes(Number.NaN) && ![1].includes(2),
  "Array#indexOf": () => [1, 2, 1].indexOf(1, 1) === 2 && [1].indexOf(2) === -1,
  "Array#flat": () => text([1, [2, [3]]].flat()) === "1,2,3/3" && text([[[1, 2]]].flat(2)) === "1,2/2",
  "Array#flatMap": () => text([1, 2].flatMap((value) => [value, [value]])) === "1,1,2,2/4",
  "Array#entries": () => text([...["a"].entries()]) === "0,a/1" && "next" in [].entries(),
  "Array#keys": () => text([...["a"].keys()]) === "0/1" && "next" in [].keys(),
  "Array#values": () => text([...["a"].values()]) === "a/1" && "next" in [].values(),
  "Array#at": () => [1, 2].at(-1) === 2,
  "Array#concat": () => text([1].concat([2], 3)) === "1,2,3/3",
  "Array#slice": () => text([1, 2].slice(-1)) === "2/1",
  "Array#splice": () => {
    const list = [1, 2, 3];
    return text([...list.splice(1, 1, 4, 5), ...list]) === "2,1,4,5,3/5";
  },
  "Array#toReversed": () => text([1, 2].toReversed()) === "2,1/2",
  "Array#toSorted": () => text([2, 1].toSorted((one, other) => one - other)) === "1,2/2",
  "Array#with": () => text([1, 2].with(0, 3)) === "3,2/2",
  "Object.assign": () => text(Object.entries(Object.assign({}, undefined, { a: 1 }, inherits))) === "a,1/1",
  "Object.keys": () => Object.keys(inherits).length === 0 && text(Object.keys({ a: 1 })) === "a/1",
  "Object.values": () => Object.values(inherits).length === 0 && text(Object.values({ a: 1 })) === "1/1",
  "Object.entries": () => Object.entries(inherits).length === 0 && text(Object.entries({ a: 1 })) === "a,1/1",
  "Object.fromEntries": () => Object.fromEntries(new Map([["a", 1]]))["a"] === 1,
  "Object.hasOwn": () => !Object.hasOwn(inherits, "inherited") && Object.hasOwn({ a: 1 }, "a"),
  "Object.create": () => Object.getPrototypeOf(Object.create(null)) === null,
  "Object.groupBy": () => Object.groupBy([1, 2], (value) => `${value % 2}`)["0"]?.[0] === 2,
  "Function#bind": () => {
    const bound = function (this: number[], ...all: number[]) {
      return [...this, ...all];
    }.bind([1], 2);
    return text(bound(3)) === "1,2,3/3";
  },
  "String#replace": () => "aa".replace(/a/g, (letter) => `${letter}b`) === "abab",
  "String#replaceAll": () => "a.a".replaceAll(".", "-") === "a-a" && "a1b2".replaceAll(/\d/g, "") === "ab",
  "String#matchAll": () => [..."a1b2".matchAll(/\d/g)].length === 2,
  "String#split": () => text("a,b".split(/,/)) === "a,b/2",
  "String#trim": () => " \u00A0a\n".trim() === "a",
  "String#startsWith": () => "abc".startsWith("b", 1) && !"abc".startsWith("b"),
  "String#endsWith": () => "abc".endsWith("c") && !"abc".endsWith("b"),
  "String#includes": () => "abc".includes("b") && !"abc".includes("d"),
  "String#padStart": () => "1".padStart(3, "0") === "001",
  "String#at": () => "ab".at(-1) === "b",
  "JSON.parse": () => (JSON.parse('{"a":[1]}') as { readonly a: readonly number[] }).a[0] === 1,
  "JSON.stringify": () =>
    JSON.stringify({ a: 1, b: 2 }, (key, value: unknown) => (key === "b" ? undefined : value)) === '{"a":1}',
  Promise: () => typeof Promise.prototype.then === "function" && Symbol.toStringTag in Promise.prototype,
  ...Object.fromEntries(
    ["all", "allSettled", "any", "race", "reject", "resolve", "withResolvers"].map((name) => [
      `Promise.${name}`,
      () => typeof Promise[name as "all"] === "function",
    ]),
  ),
  "Promise#catch": () => typeof Promise.prototype.catch === "function",
  "Promise#finally": () => typeof Promise.prototype.finally === "function",
  "Date.now": () => Math.abs(Date.now() - new Date().getTime()) < 60_000 && typeof Date.now() === "number",
};
