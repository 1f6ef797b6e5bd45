import {
  Countersignature,
  KeyRegistered,
  KeyRevocation,
  KeyRevocationByOperator,
  KeyRevoked,
  NewKey,
  NewKeyOfWidget,
  VersionSigned,
} from "shared-runtime/api/widget-keys.ts";
import * as v from "valibot";
import { inputInvalid, operatorFailure, tokenRefused } from "../../../api/openapi/answers.ts";
import { exampleValues } from "../../../api/openapi/example-values.ts";
import type { Operation, Parameter } from "../../../api/openapi/operation.ts";

const name = { about: "The name of the widget.", schema: v.string() } as const satisfies Parameter;
const key = { about: "The id of the key.", schema: v.string() } as const satisfies Parameter;
const widget = { name: "cv-check" };
const reason = "The laptop with the key was stolen.";
const { publicKey, keyId, otherPublicKey, otherKeyId, versionSignature, revocationSignature } = exampleValues;

const exists = operatorFailure("The key is registered, or was revoked: a revoked key never comes back.", "keyExists");
const unknownKey = operatorFailure("The widget has no such key.", "keyUnknown");
const notStated = operatorFailure(
  "The widget has or had a key, and no valid one of it signed the change.",
  "statementMissing",
  "statementInvalid",
);

export const widgetKeyOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/registry/widgets/{name}/keys",
    id: "addKey",
    tag: "Publishing",
    summary: "Registers a public key: the widget then accepts only signed versions",
    about:
      "The first key of a widget needs no statement. Any later one needs that of a valid key: an Ed25519 signature of " +
      "`host-shell widget key, 1`, a line feed, and the JSON `[widget, action, key, since]`, such as " +
      '`["cv-check","add","0123456789abcdef",null]`.',
    caller: "deployer",
    parameters: { name },
    body: { type: "application/json", schema: NewKey },
    answers: {
      201: { about: "The key is registered.", schema: KeyRegistered },
      400: inputInvalid,
      401: tokenRefused,
      403: notStated,
      409: exists,
    },
    examples: [
      {
        title: "The first key",
        status: 201,
        path: widget,
        body: { publicKey, by: "Hanne" },
        answer: { widget: "cv-check", key: keyId },
      },
      { title: "Another key, without a statement", status: 403, path: widget, body: { publicKey: otherPublicKey } },
    ],
  },
  {
    method: "post",
    path: "/api/registry/keys",
    id: "addKeyAsOperator",
    tag: "Publishing",
    summary: "Registers a public key of a widget, without the statement of another",
    caller: "operator",
    body: { type: "application/json", schema: NewKeyOfWidget },
    answers: {
      201: { about: "The key is registered.", schema: KeyRegistered },
      400: inputInvalid,
      401: tokenRefused,
      409: exists,
    },
    examples: [
      {
        title: "A second key",
        status: 201,
        body: { widget: "cv-check", publicKey: otherPublicKey },
        answer: { widget: "cv-check", key: otherKeyId },
      },
    ],
  },
  {
    method: "post",
    path: "/api/registry/widgets/{name}/versions/{version}/signatures",
    id: "signVersion",
    tag: "Publishing",
    summary: "Adds a signature to a published version, without its files",
    about:
      "The signature covers `host-shell widget version, 1`, a line feed, and the exact bytes of `widget.json`. The host " +
      "stores it next to the files.",
    caller: "deployer",
    parameters: { name, version: { about: "A published version.", schema: v.string() } },
    body: { type: "application/json", schema: Countersignature },
    answers: {
      201: { about: "The version is signed.", schema: VersionSigned },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such version.", "versionUnknown"),
      422: operatorFailure("The signature is not one of a valid key of the widget.", "signatureInvalid"),
    },
    examples: [
      {
        title: "A version that was published before the key",
        status: 201,
        path: { ...widget, version: "1.2.0" },
        body: { key: keyId, signature: versionSignature },
        answer: { name: "cv-check", version: "1.2.0", key: keyId },
      },
      {
        title: "A signature of another version",
        status: 422,
        path: { ...widget, version: "1.3.0" },
        body: { key: keyId, signature: versionSignature },
      },
    ],
  },
  {
    method: "post",
    path: "/api/registry/widgets/{name}/keys/{key}/revocation",
    id: "revokeKey",
    tag: "Publishing",
    summary: "Revokes a key, with the statement of another valid key",
    about:
      "Earlier signatures stay valid unless `since` says from when on the key is not trusted. Then channels leave the " +
      "versions that only it signed since, for the last good one or for nothing, and the keys that it added since are " +
      "revoked as well.",
    caller: "deployer",
    parameters: { name, key },
    body: { type: "application/json", schema: KeyRevocation },
    answers: {
      200: { about: "The key is revoked.", schema: KeyRevoked },
      400: inputInvalid,
      401: tokenRefused,
      403: notStated,
      404: unknownKey,
      409: exists,
    },
    examples: [
      {
        title: "A key that is replaced",
        status: 200,
        path: { ...widget, key: otherKeyId },
        body: {
          reason: "A new year, a new key.",
          statement: { key: keyId, signature: revocationSignature },
        },
        answer: { widget: "cv-check", keys: [otherKeyId], untrusted: [], channels: [] },
      },
    ],
  },
  {
    method: "post",
    path: "/api/registry/keys/{widget}/{key}/revocation",
    id: "revokeKeyAsOperator",
    tag: "Publishing",
    summary: "Revokes a key of a widget, without the statement of another",
    caller: "operator",
    parameters: { widget: name, key },
    body: { type: "application/json", schema: KeyRevocationByOperator },
    answers: {
      200: { about: "The key is revoked.", schema: KeyRevoked },
      400: inputInvalid,
      401: tokenRefused,
      404: unknownKey,
      409: exists,
    },
    examples: [
      {
        title: "A stolen key",
        status: 200,
        path: { widget: "cv-check", key: keyId },
        body: { reason, since: "2026-11-20T14:00:00Z" },
        answer: {
          widget: "cv-check",
          keys: [keyId],
          untrusted: ["1.4.1"],
          channels: [{ channel: "stable", version: "1.4.0" }],
        },
      },
      {
        title: "An unknown key",
        status: 404,
        path: { widget: "cv-check", key: "0000000000000000" },
        body: { reason },
      },
    ],
  },
];
