const inDanish = new Intl.NumberFormat("da-DK", { maximumFractionDigits: 1 });

/**
 * "1,2 MB", "82 kB": units of 1024, as limits are counted, and rounded up, so that a file one byte over a limit of
 * 10 MB never reads "10 MB".
 */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes}\u00A0kB`;
  return `${inDanish.format(Math.ceil((bytes / 1024 / 1024) * 10) / 10)}\u00A0MB`;
}
