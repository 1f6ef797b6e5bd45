/**
 * The address of a file that the registry's document names, for pages of this server: a path, or an absolute address if
 * the file is on another origin.
 */
export function servedAddress(path: string): string {
  const url = new URL(path, "http://host/widgets/");
  return url.host === "host" ? url.pathname : url.href;
}
