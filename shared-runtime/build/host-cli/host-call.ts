import { RegistryProblem } from "shared-runtime/api/registry-management.ts";
import * as v from "valibot";

/** The host refused or failed. The message is for the user of the command. */
export class HostRefusal extends Error {
  override readonly name = "HostRefusal";
}

interface Options {
  readonly address: string;
  /** The path, below the address, with which all calls begin. */
  readonly path: string;
  /** A sentence for a failure of the host: what to do, since the host may have done the work nevertheless. */
  readonly afterFailure: string;
}

interface Request {
  readonly body?: FormData | object;
  readonly bearer?: string;
}

/** The answer of a host to an internal error. */
const HostFailure = v.object({ message: v.object({ id: v.string() }) });

/** Returns a function that calls a running host-shell. It rejects with `HostRefusal` if the host refuses or fails. */
export function createHostCall({ address, path: base, afterFailure }: Options) {
  return async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    { body, bearer }: Request = {},
  ): Promise<v.InferOutput<Schema>> {
    const url = URL.parse(base + path, address.endsWith("/") ? address : `${address}/`);
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new HostRefusal(
        `WIDGET_HOST ${address} is not an http or https address. Set it to one like https://www.example.dk.`,
      );
    }
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(url, {
      method,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(json && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
    }).catch((cause: unknown) => {
      throw new HostRefusal(`No host-shell answers at ${address}. Set WIDGET_HOST to its address.`, { cause });
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (response.ok && v.is(schema, answer)) return v.parse(schema, answer);
    const problem = v.safeParse(RegistryProblem, answer);
    if (problem.success) throw new HostRefusal(problem.output.reasons.join("\n"));
    if (response.status >= 500) {
      throw new HostRefusal(`${failureOf(response.status, address, answer)} ${afterFailure}`);
    }
    if (response.status === 404) {
      throw new HostRefusal(
        `${url.href} does not exist. If the server has an address of its own for operators (ADMIN_PORT), set WIDGET_HOST to it.`,
      );
    }
    throw new HostRefusal(
      `${url.href} answered ${response.status}, which is not an answer of this version of host-shell.`,
    );
  };
}

function failureOf(status: number, address: string, answer: unknown): string {
  const failure = v.safeParse(HostFailure, answer);
  const log = failure.success
    ? `Its log says why, under the correlation id ${failure.output.message.id}.`
    : "It may come from a proxy before it.";
  return `The host at ${address} failed with ${status}. ${log}`;
}

/** The token of an operator: OPERATOR_TOKEN, or that of the administrator. Throws `HostRefusal` if both are missing. */
export function operatorToken(environment: NodeJS.ProcessEnv): string {
  const { OPERATOR_TOKEN: token, DEPLOY_ADMIN_TOKEN: administrators } = environment;
  return (token ?? "") === "" && (administrators ?? "") !== ""
    ? neededToken("DEPLOY_ADMIN_TOKEN", administrators)
    : neededToken("OPERATOR_TOKEN", token);
}

const originOf = {
  OPERATOR_TOKEN: 'The administrator of the server makes one: npm run operators -- token <right> "<label>"',
  WIDGET_TOKEN: 'The operator of the server makes one: npm run widget -- token <name> "<label>"',
  DEPLOY_ADMIN_TOKEN: "Unless the server was started with one, it keeps its own in DATA_DIR/deploy-admin-token.",
} as const;

/** A token from the environment. Throws `HostRefusal` if the token is missing or malformed. */
export function neededToken(name: keyof typeof originOf, value: string | undefined): string {
  const token = value?.trim() ?? "";
  if (token === "") throw new HostRefusal(`Set ${name} in the environment. ${originOf[name]}`);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new HostRefusal(
      `${name} is not a token: it has spaces, line breaks or other characters that tokens do not have. Copy it again.`,
    );
  }
  return token;
}
