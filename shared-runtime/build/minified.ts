import { minify } from "rolldown/utils";

/** Minifies a module. Rejects with an error that names `what` cannot be minified. */
export async function minified(what: string, code: string): Promise<string> {
  const result = await minify("module.js", code, { module: true, compress: true, mangle: true });
  if (result.errors.length > 0) throw new AggregateError(result.errors, `${what} cannot be minified`);
  return result.code;
}
