import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Folder of the host's sources, where the programs are that measure the inside of the host. */
export const sourceOfHost = join(import.meta.dirname, "../../host-shell/src");

/**
 * Runs a program of the host in its own process and resolves with the message that it sends. The process keeps little
 * garbage (such as invented postings), so that its memory is that of the measured part.
 */
export async function measuredBy<Report>(program: string, ...words: readonly string[]): Promise<Report> {
  const child = fork(join(sourceOfHost, program), [...words], { execArgv: ["--max-semi-space-size=8"] });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`${program} ended with ${code}`);
  });
  const [message] = (await Promise.race([once(child, "message"), ended])) as readonly unknown[];
  ended.catch(() => undefined);
  return message as Report;
}
