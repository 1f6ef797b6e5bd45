import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  /** The idempotency key. */
  readonly key: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  /** Whether the signature matches these bytes and has the current time. */
  readonly genuine: boolean;
}

export interface Receiver {
  readonly url: string;
  /** The messages in the order of their arrival. */
  readonly received: readonly Received[];
  /** The most messages of one subject (`leadId`) that were received at the same time. */
  readonly mostAtOnce: () => number;
  /** Answers a message; 204 by default. */
  answer: (message: Received, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

export const webhookSecret = "a-secret-of-the-webhook-for-tests";

/** A receiver of webhooks that checks the signature and answers. */
export async function startReceiver(secret = webhookSecret): Promise<Receiver> {
  const received: Received[] = [];
  const here = new Map<unknown, number>();
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const id = String(request.headers["webhook-id"]);
      const time = String(request.headers["webhook-timestamp"]);
      const expected = createHmac("sha256", secret).update(`${id}.${time}.${raw}`).digest("base64");
      const message: Received = {
        key: id,
        body: JSON.parse(raw) as Received["body"],
        genuine:
          request.headers["webhook-signature"] === `v1,${expected}` && Math.abs(Number(time) - Date.now() / 1_000) < 60,
      };
      received.push(message);
      const subject = message.body.data["leadId"];
      here.set(subject, (here.get(subject) ?? 0) + 1);
      mostAtOnce = Math.max(mostAtOnce, here.get(subject) ?? 0);
      response.once("close", () => here.set(subject, (here.get(subject) ?? 1) - 1));
      receiver.answer(message, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    mostAtOnce: () => mostAtOnce,
    answer: (_, response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return receiver;
}
