import type { WidgetKey } from "../widget-registry.tables.ts";

const idsOf = (keys: readonly Pick<WidgetKey, "id">[]): string => keys.map(({ id }) => id).join(" or ");
const operatorAdds = (name: string) =>
  `An operator can add a key without one: OPERATOR_TOKEN=… npm run widget -- key register ${name} <public key>.`;

/** Refusals about signatures and keys. Teams read them. */
export const signingMessages = {
  unsigned: (name: string, version: string, valid: readonly WidgetKey[]) =>
    valid.length === 0
      ? `${name} ${version} is not published: all keys of ${name} are revoked, and it accepts signed versions only. ${operatorAdds(name)}`
      : `${name} ${version} is not signed, and ${name} accepts signed versions only. Set WIDGET_SIGNING_KEY to the private key of ${idsOf(valid)} (PEM or path) and publish again.`,
  wrong: (name: string, version: string, key: string) =>
    `The signature of ${name} ${version} by the key ${key} does not fit its widget.json. Publish with npm run widget -- publish, and check that WIDGET_SIGNING_KEY is the key that was registered.`,
  revoked: (name: string, version: string, key: string) =>
    `${name} ${version} is signed with the key ${key}, which was revoked. Set WIDGET_SIGNING_KEY to a valid one: npm run widget -- key list ${name} shows them.`,
  unregistered: (name: string, version: string, key: string) =>
    `${name} ${version} is signed with the key ${key}, which is not registered for ${name}. Register it first (npm run widget -- key register ${name} <public key>), or unset WIDGET_SIGNING_KEY if the widget has no key.`,
  untrusted: (version: string) => `${version} is not signed with a trusted key.`,
  notPromoted: (name: string, version: string, fault: string) =>
    `${name} ${version} ${fault}, and is not served, not even with --force. If it is yours, sign it with a valid key: npm run widget -- sign ${name} ${version}.`,
  keyExists: (name: string, key: string) => `The key ${key} is already registered for ${name}.`,
  keyWasRevoked: (name: string, key: string) =>
    `The key ${key} of ${name} was revoked, and a revoked key never comes back. Create another: npm run widget -- key create <file>.`,
  keyUnknown: (name: string, key: string) =>
    `${name} has no key ${key}. npm run widget -- key list ${name} shows the id of each.`,
  statementMissing: (name: string, valid: readonly WidgetKey[]) =>
    valid.length === 0
      ? `No valid key of ${name} is left to sign this. ${operatorAdds(name)}`
      : `${name} has a key, and a deploy token alone does not change keys. Set WIDGET_SIGNING_KEY to the private key of ${idsOf(valid)}, which then signs the change, or ask an operator.`,
  statementInvalid: (name: string, key: string) =>
    `The change is not signed by a valid key of ${name}: ${key} is unknown, revoked, the key to revoke, or not the one that signed. Set WIDGET_SIGNING_KEY to a valid one: npm run widget -- key list ${name} shows them.`,
  reservedName: (path: string) => `${path} is a name that the host uses itself: give the file another name.`,
} as const;
