/** Looks for viruses in files. */
export interface VirusScanner {
  /** Rejects with `ScannerAway` if the scanner does not answer. */
  readonly scan: (path: string) => Promise<"clean" | "infected">;
  /** Resolves with whether the scanner answers. */
  readonly answers: () => Promise<boolean>;
}

/** The scanner does not answer, or could not read the file. */
export class ScannerAway extends Error {
  override readonly name = "ScannerAway";
}
