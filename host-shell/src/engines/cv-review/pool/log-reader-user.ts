import type { Logger } from "pino";
import type { ReaderUser } from "./reader-user.ts";

/** Logs which user of the operating system reads the uploaded files. */
export function logReaderUser(user: ReaderUser, log: Logger): void {
  if (user.kind === "nobody") log.info("CVs are read by processes of the user nobody, without network and other files");
  else if (user.obstacle === undefined)
    log.info("CVs are read by processes of the server's user, without network and other files");
  else
    log.warn(
      { obstacle: user.obstacle },
      "CVs are read by processes of root, without network and other files: they cannot run as nobody",
    );
}
