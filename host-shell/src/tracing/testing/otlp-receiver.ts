import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { bytesIn, type Fields, fieldsOf, messagesIn } from "./protobuf.ts";

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Id of the parent span; empty for the root of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface OtlpReceiver {
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** The resource attributes of the exporting process. */
  readonly resource: () => Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** Starts a collector of traces. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  let resource: Readonly<Record<string, string>> = {};
  const receive = (body: Uint8Array): void => {
    for (const ofResource of messagesIn(fieldsOf(body), 1)) {
      resource = Object.assign({}, ...messagesIn(ofResource, 1).map((one) => attributesIn(one, 1)));
      spans.push(...messagesIn(ofResource, 2).flatMap((scope) => messagesIn(scope, 2).map(spanOf)));
    }
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      response.writeHead(request.url === "/v1/traces" ? 200 : 404).end();
      receive(body);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    resource: () => resource,
    close: () => void server.close(),
  };
}

function spanOf(span: Fields): ReceivedSpan {
  return {
    traceId: bytesIn(span, 1).toString("hex"),
    spanId: bytesIn(span, 2).toString("hex"),
    parentId: bytesIn(span, 4).toString("hex"),
    name: bytesIn(span, 5).toString(),
    attributes: attributesIn(span, 9),
  };
}

/** Attributes by name: texts unchanged, and numbers as text. */
function attributesIn(fields: Fields, number: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    messagesIn(fields, number).map((attribute) => {
      const [value] = messagesIn(attribute, 2);
      const [whole] = value?.get(3) ?? [];
      return [
        bytesIn(attribute, 1).toString(),
        whole === undefined && value ? bytesIn(value, 1).toString() : String(whole),
      ];
    }),
  );
}
