import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDocumentedServer } from "../testing/documented-server.ts";
import { apiDocument } from "./api-document.ts";
import type { Answer } from "../../api/openapi/operation.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { operations } from "./operations.ts";
import { namedSchemas } from "./schemas.ts";

const document = JSON.parse(JSON.stringify(apiDocument())) as ReturnType<typeof apiDocument>;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: "api", components: closed(document.components) });

/** The parts of a body that the documented answer does not allow or describe. */
function faultsOf(text: string, answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return ["the status is not documented"];
  if (answer.schema === undefined) return [];
  const body: unknown = JSON.parse(text);
  const schema = JSON.stringify(closed(jsonSchemaOf(answer.schema))).replaceAll('"#/', '"api#/');
  const validate = ajv.compile(JSON.parse(schema) as JsonSchema);
  validate(body);
  const { errorKey } = body as { readonly errorKey?: string };
  return [
    ...(validate.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(" "),
    ),
    ...(answer.errorKeys && !answer.errorKeys.includes(errorKey ?? "") ? [`${errorKey} is not documented`] : []),
  ];
}

/** A copy of the schema that allows only the described fields. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = inner["type"] === "object" && "properties" in inner && !("additionalProperties" in inner);
  return isOpen ? { ...inner, additionalProperties: false } : inner;
}

it("is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: "3.1" });
});

it("gives every operation its own id, and an example of its success", () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  const shown = new Set(["getApiDocs", "getApiDocsFile"]);
  const without = operations.filter(
    ({ id, examples }) => !shown.has(id) && !examples.some(({ status }) => status < 400),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

it("shows answers that fit their schemas", () => {
  const faults = operations.flatMap(({ id, answers, examples }) =>
    examples
      .filter(({ answer }) => answer !== undefined)
      .flatMap(({ answer, status }) =>
        faultsOf(JSON.stringify(answer), answers[status]).map((fault) => `${id}: ${fault}`),
      ),
  );
  expect(faults).toEqual([]);
});

it("lists only schemas that a call uses", () => {
  const text = JSON.stringify(document);
  const unused = Object.keys(namedSchemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  expect(unused).toEqual([]);
});

describe("a server", () => {
  let server: Awaited<ReturnType<typeof openDocumentedServer>>;
  beforeAll(async () => {
    server = await openDocumentedServer();
  }, 120_000);
  afterAll(() => server.stop());

  it("has every documented call, and no other", () => {
    const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const registered = server.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*") && isApi(path))
      .map(({ method, path }) => `${method} ${asTemplate(path)}`);
    expect([...new Set(registered)].toSorted()).toEqual(documented.toSorted());
  });

  for (const operation of operations) {
    for (const example of operation.examples) {
      it(`answers ${operation.method} ${operation.path} as documented: ${example.title}`, async () => {
        const answer = await server.send(operation, example);
        const faults = faultsOf(await answer.text(), operation.answers[example.status]);
        expect({ status: answer.status, faults }).toEqual({ status: example.status, faults: [] });
      });
    }
  }
});

function isApi(path: string): boolean {
  return /^\/(?:api\/|healthz$|readyz$|metrics$|widgets\/registry\.json$|widgets\/:name\/(?:resolve\/|keys\.json$|:version\/widget\.))/.test(
    path,
  );
}

/** `/tokens/:id{[0-9a-f-]{36}}` -> `/tokens/{id}`; a pattern that ends in `.json` matches the name before it. */
function asTemplate(path: string): string {
  return path.replaceAll(
    /:(\w+)(\{.*?\}(?=\/|$))?/g,
    (_, name: string, pattern = "") => `{${name}}${pattern.endsWith("\\.json}") ? ".json" : ""}`,
  );
}
