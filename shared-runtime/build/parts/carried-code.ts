/**
 * Returns the code of the file of a part, or of the container, as the expression that a platform carries. The
 * expression has the bytes of the file unchanged, except for the words that make it a module, so that everybody can
 * find the file in a platform.
 *
 * `export default[[],()=>[]];` -> `[[],()=>[]]`, `let a;export{a as b};` -> `(()=>{let a;return{b:a}})()`
 *
 * Throws if the file is neither that of a part nor that of a container.
 */
export function carriedCode(file: string): string {
  const expression = /^export default\s*([^]+?);?\s*$/.exec(file)?.[1];
  if (expression !== undefined) return expression;
  const [, body, names] = /^([^]*)export\s*\{([^{}]*)\};?\s*$/.exec(file) ?? [];
  if (body === undefined || names === undefined) throw new Error("The file is neither a part nor a container.");
  const returned = names.split(",").map((one) => {
    const [own = "", exported = own] = one.trim().split(" as ");
    return `${exported}:${own}`;
  });
  return `(()=>{${body}return{${returned.join(",")}}})()`;
}

/** The entry of a part in the table of a platform. */
export function carriedEntry(name: string, file: string): string {
  return `${JSON.stringify(name)}:${carriedCode(file)}`;
}
