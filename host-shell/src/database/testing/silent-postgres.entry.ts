import { lineTo } from "./line-to.ts";
import { startPostgres } from "./postgres-server.ts";

// Starts a PostgreSQL and sends its address. After any message, it no longer answers. It ends when its parent
// disconnects.
const postgres = await startPostgres();
const line = await lineTo(`${postgres.url}postgres`);
process.on("message", line.hang);
process.once("disconnect", () => {
  line.close();
  postgres.stop();
});
process.send?.(line.url);
