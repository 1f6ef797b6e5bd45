import { Hono } from "hono";
import type { Logger } from "pino";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { KeyId } from "shared-runtime/api/key-signature.ts";
import {
  Countersignature,
  type KeyRegistered,
  KeyRevocation,
  KeyRevocationByOperator,
  type KeyRevoked,
  NewKey,
  NewKeyOfWidget,
  type VersionSigned,
} from "shared-runtime/api/widget-keys.ts";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import type { ApiEnv } from "../../../api/api-env.ts";
import { invalid, jsonOf } from "../../../api/answers/operator-answers.ts";
import { actorOf } from "../../../api/guards/actor-of.ts";
import type { OperatorEnv, OperatorGuard } from "../../../api/guards/operator-guard.ts";
import type { SecurityLog } from "../../../api/guards/security-log.ts";
import { answerRegistryError } from "../answer-registry-error.http.ts";
import type { DeployerEnv, DeployerGuard } from "../deployer-guard.http.ts";
import type { RegistryStore } from "../registry-store.ts";
import type { WidgetStore } from "../widget-store.ts";
import type { RevokedKeys } from "./widget-keys.ts";

interface KeyDeps {
  readonly registry: Pick<RegistryStore, "registerKey" | "revokeKey" | "sign">;
  readonly files: Pick<WidgetStore, "keepSignatures">;
  readonly security: SecurityLog;
  /** Resolves when this server serves what was changed. */
  readonly onChanged: () => Promise<void>;
  readonly log: Logger;
}

/** The calls with which teams register, replace and revoke their keys, and sign published versions. */
export function teamKeyCalls({
  registry,
  files,
  security,
  onChanged,
  log,
  deployers,
}: KeyDeps & { readonly deployers: DeployerGuard }) {
  const calls = new Hono<DeployerEnv>();

  calls.post("/widgets/:name/keys", deployers, async (c) => {
    const body = v.safeParse(NewKey, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { publicKey, statement, by } = body.output;
    const widget = c.req.param("name");
    const actor = actorOf(c.get("deployer"), by);
    const key = await registry.registerKey({ widget, publicKey, actor, authority: { statement } });
    security(c, "key-added", { right: "deploy", widget, holder: c.get("deployer"), key });
    await onChanged();
    return c.json({ widget, key } satisfies KeyRegistered, 201);
  });

  calls.post("/widgets/:name/keys/:key/revocation", deployers, async (c) => {
    const body = v.safeParse(KeyRevocation, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { reason, since, statement, by } = body.output;
    const { name: widget, key } = c.req.param();
    const actor = actorOf(c.get("deployer"), by);
    const revoked = await registry.revokeKey({ widget, key, actor, reason, since, authority: { statement } });
    security(c, "key-revoked", { right: "deploy", widget, holder: c.get("deployer"), key });
    await onChanged();
    return c.json(revocationOf(widget, revoked));
  });

  calls.post("/widgets/:name/versions/:version/signatures", deployers, async (c) => {
    const body = v.safeParse(Countersignature, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { key, signature, by } = body.output;
    const { name, version } = c.req.param();
    const actor = actorOf(c.get("deployer"), by);
    await registry.sign({ name, version, actor, signature: { key, signature } }, (text, signatures) =>
      files.keepSignatures(name, version, text, signatures),
    );
    await onChanged();
    return c.json({ name, version, key } satisfies VersionSigned, 201);
  });

  calls.onError(answerRegistryError(log));
  return new Hono<ApiEnv>().route("/api/registry", calls);
}

/** The calls with which operators register and revoke the keys of teams. */
export function operatorKeyCalls({
  registry,
  security,
  onChanged,
  log,
  guard,
}: Omit<KeyDeps, "files"> & { readonly guard: OperatorGuard }) {
  const operator = guard.holders("widgets", "add and revoke keys of widgets");
  const calls = new Hono<OperatorEnv>();

  calls.post("/", operator, async (c) => {
    const body = v.safeParse(NewKeyOfWidget, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { widget, publicKey, by } = body.output;
    const holder = c.get("operator").name;
    const key = await registry.registerKey({ widget, publicKey, actor: actorOf(holder, by), authority: "operator" });
    security(c, "key-added", { right: "widgets", widget, holder, key });
    await onChanged();
    return c.json({ widget, key } satisfies KeyRegistered, 201);
  });

  calls.post("/:widget/:key/revocation", operator, async (c) => {
    const named = v.safeParse(v.object({ widget: WidgetName, key: KeyId }), c.req.param(), plainMessages);
    if (!named.success) return invalid(c, named.issues);
    const body = v.safeParse(KeyRevocationByOperator, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { reason, since, by } = body.output;
    const { widget, key } = named.output;
    const holder = c.get("operator").name;
    const actor = actorOf(holder, by);
    const revoked = await registry.revokeKey({ widget, key, actor, reason, since, authority: "operator" });
    security(c, "key-revoked", { right: "widgets", widget, holder, key });
    await onChanged();
    return c.json(revocationOf(widget, revoked));
  });

  calls.onError(answerRegistryError(log));
  return new Hono<ApiEnv>().route("/api/registry/keys", calls);
}

function revocationOf(widget: string, { keys, untrusted, channels }: RevokedKeys): KeyRevoked {
  return { widget, keys: [...keys], untrusted: [...untrusted], channels: [...channels] };
}
