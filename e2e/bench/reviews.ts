import { readFile } from "node:fs/promises";

/** Uploads a CV and waits for its review. Resolves with the milliseconds from the first byte sent to the review read. */
export async function reviewOnce(hostUrl: string, file: string): Promise<number> {
  const form = new FormData();
  form.append("file", new File([await readFile(file)], "cv.pdf", { type: "application/pdf" }));
  const start = performance.now();
  const upload = await fetch(`${hostUrl}/api/cv-upload`, { method: "POST", body: form });
  if (!upload.ok) throw new Error(`the upload was answered ${upload.status}: ${await upload.text()}`);
  const { cvIdJwtString } = (await upload.json()) as { readonly cvIdJwtString: string };
  const review = await fetch(`${hostUrl}/api/analytics/get-cv-recommendations?cvJwt=${cvIdJwtString}`);
  if (!review.ok) throw new Error(`the review was answered ${review.status}: ${await review.text()}`);
  const { warning_info } = (await review.json()) as { readonly warning_info?: unknown };
  if (warning_info === undefined) throw new Error("the answer is no review");
  return performance.now() - start;
}

/** The memory a process and its children take together, in bytes, at its highest while `work` runs. Linux only. */
export async function peakMemory<Result>(pid: number, work: () => Promise<Result>): Promise<{ readonly result: Result; readonly peak: number }> {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryOf(pid));
  };
  const timer = setInterval(() => void look(), 20);
  try {
    const result = await work();
    await look();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}

/** Resident memory in bytes; a child that ends while it is looked at counts as nothing. */
async function memoryOf(pid: number): Promise<number> {
  const [status, children] = await Promise.all(
    ["status", `task/${pid}/children`].map((file) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "")),
  );
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status ?? "")?.[1] ?? 0) * 1024;
  const below = await Promise.all((children ?? "").split(" ").filter(Boolean).map(Number).map(memoryOf));
  return below.reduce((sum, memory) => sum + memory, own);
}
