/**
 * `node bare-server.ts <address> <port>` requests the address once, then answers every request with the same headers
 * and bytes.
 */
import { createServer, get, type IncomingMessage } from "node:http";

const [address = "", port = "0"] = process.argv.slice(2);
const original = await new Promise<IncomingMessage>((resolve, reject) => {
  get(address, { headers: { "accept-encoding": "br" } }, resolve).once("error", reject);
});
const body = Buffer.concat(await original.toArray());
const headers: string[] = [];
for (let index = 0; index < original.rawHeaders.length; index += 2) {
  const [name = "", value = ""] = original.rawHeaders.slice(index, index + 2);
  // Node adds these headers itself.
  if (!/^(date|connection|keep-alive|transfer-encoding)$/i.test(name)) headers.push(name, value);
}
createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("listening"));
