import * as v from "valibot";
import { failure } from "../../api/openapi/answers.ts";
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from "./json-schema.ts";
import {
  type Answer,
  type Body,
  type Caller,
  type Example,
  type Operation,
  tags,
} from "../../api/openapi/operation.ts";
import { operations } from "./operations.ts";

const about = `The calls of host-shell: what its widgets, operators and teams call.

- **Errors** are \`{errorKey, message: {id}}\`. \`message.id\` is the correlation id, which the header \`x-correlation-id\` and the
  server's log repeat. \`errorKey\` is \`genericError\` unless the answer names another.
- **Every call below \`/api/\`** also answers 403 if a browser sends a change from a page of another site, 405 to another method
  (with \`allow\`), 408 to a body that arrives too slowly, 500 if the server failed, and 503 while the database is away. 503 and 429
  carry \`retry-after\`.
- **Every call that stores something** answers 507 with \`storageFull\` and a \`reason\` for visitors while the disk has no room.
  Nothing of it was stored; it can be sent again when \`/readyz\` no longer names the storage in \`full\`.
- **Browsers** send the cookies of a session by themselves, from pages of this site and of \`ALLOWED_ORIGINS\`.

The schemas are those that the server answers by.`;

const security: Readonly<Record<Caller, readonly object[] | undefined>> = {
  everyone: undefined,
  "optional-member": [{}, { session: [] }],
  member: [{ session: [] }],
  administrator: [{ administrator: [] }],
  operator: [{ operator: [] }, { administrator: [] }],
  deployer: [{ deployer: [] }],
};

/** The OpenAPI 3.1 document of all calls. */
export function apiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = operationObject(operation);
  return {
    openapi: "3.1.1",
    info: {
      title: "host-shell API",
      version: "1.0.0",
      description: about,
      license: { name: "MIT", identifier: "MIT" },
    },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedJsonSchemas(),
      responses: { Problem: answerObject(failure("Any other error."), []) },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-session",
          description: "The cookie that a sign-in sets; `site-session` on a loopback address without https.",
        },
        administrator: { type: "http", scheme: "bearer", description: "The server's DEPLOY_ADMIN_TOKEN." },
        operator: {
          type: "http",
          scheme: "bearer",
          description:
            "A token with the right of the call: `widgets` for the tokens of teams, `jobs` for job postings, `outbox` for the outbox.",
        },
        cv: { type: "http", scheme: "bearer", description: "The token of a CV, from the upload. Valid for 24 hours." },
        cvInQuery: {
          type: "apiKey",
          in: "query",
          name: "cvJwt",
          description: "The same token, for callers that cannot send the header: logs of proxies keep addresses.",
        },
        deployer: { type: "http", scheme: "bearer", description: "A deploy token for the widget." },
      },
    },
  };
}

function operationObject(operation: Operation): object {
  const { id, tag, summary, about: description, body, answers, examples } = operation;
  const allowed = securityOf(operation);
  const responses = Object.entries(answers).map(([status, answer]) => [
    status,
    answerObject(
      answer,
      examples.filter((example) => example.status === Number(status)),
    ),
  ]);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(allowed && { security: allowed }),
    parameters: parameterObjects(operation),
    ...(body && { requestBody: bodyObject(body, examples) }),
    responses: {
      ...Object.fromEntries(responses),
      ...(operation.path.startsWith("/api/") && { default: { $ref: "#/components/responses/Problem" } }),
    },
  };
}

/** The ways to send a CV token: in the header or in the query. Each way is an alternative of its own. */
function securityOf({ caller, cvToken }: Operation): readonly object[] | undefined {
  const session = security[caller];
  if (!cvToken) return session;
  const token = [{ cv: [] }, { cvInQuery: [] }, ...(cvToken === "optional" ? [{}] : [])];
  return token.flatMap((way) => (session ?? [{}]).map((who) => ({ ...who, ...way })));
}

function parameterObjects({ parameters = {}, query, headers = {}, examples }: Operation): readonly object[] {
  const exampleOf = (place: "path" | "query" | "headers", name: string) => {
    const value = examples.find((example) => example[place]?.[name] !== undefined)?.[place]?.[name];
    return value === undefined ? {} : { example: value };
  };
  const fields = Object.entries(query?.schema.entries ?? {});
  return [
    ...Object.entries(parameters).map(([name, { about: description, schema }]) => ({
      name,
      in: "path",
      required: true,
      description,
      schema: jsonSchemaOf(schema),
      ...exampleOf("path", name),
    })),
    ...fields.map(([name, schema]) => ({
      name,
      in: "query",
      required: isRequired(schema),
      description: query?.about[name] ?? "",
      schema: jsonSchemaOf(schema),
      ...exampleOf("query", name),
    })),
    ...Object.entries(headers).map(([name, { about: description, schema }]) => ({
      name,
      in: "header",
      required: isRequired(schema),
      description,
      schema: jsonSchemaOf(schema),
      ...exampleOf("headers", name),
    })),
  ];
}

function isRequired(schema: v.GenericSchema): boolean {
  return !v.is(schema, undefined);
}

function bodyObject(body: Body, examples: readonly Example[]): object {
  const schema = body.type === "multipart/form-data" ? formSchema(body) : jsonSchemaOf(body.schema);
  const sent = examples.filter((example) => example.body !== undefined);
  return {
    required: true,
    content: {
      [body.type]: { schema, ...(sent.length > 0 && { examples: examplesObject(sent, ({ body: value }) => value) }) },
    },
  };
}

function formSchema({ schema, files }: Extract<Body, { type: "multipart/form-data" }>): JsonSchema {
  const fields = schema && jsonSchemaOf(schema);
  const parts = Object.entries(files).map(([name, description]) => [
    name,
    { type: "string", contentMediaType: "application/octet-stream", description },
  ]);
  return {
    type: "object",
    properties: { ...(fields?.["properties"] as object | undefined), ...Object.fromEntries(parts) },
    required: [...((fields?.["required"] as readonly string[] | undefined) ?? []), ...Object.keys(files)],
  };
}

function answerObject(
  { about: description, schema, type, errorKeys, headers }: Answer,
  examples: readonly Example[],
): object {
  const keys = errorKeys?.map((key) => `\`${key}\``).join(", ");
  const withAnswer = examples.filter((example) => example.answer !== undefined);
  const media = schema && {
    schema: jsonSchemaOf(schema),
    ...(withAnswer.length > 0 && { examples: examplesObject(withAnswer, ({ answer }) => answer) }),
  };
  const content = media ? { "application/json": media } : type && { [type]: {} };
  return {
    description: keys === undefined ? description : `${description} \`errorKey\`: ${keys}.`,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, { description: text, schema: { type: "string" } }]),
      ),
    }),
    ...(content && { content }),
  };
}

function examplesObject(examples: readonly Example[], valueOf: (example: Example) => unknown): object {
  return Object.fromEntries(
    examples.map((example) => [
      example.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      { summary: example.title, value: valueOf(example) },
    ]),
  );
}
