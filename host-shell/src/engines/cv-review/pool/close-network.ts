import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";

/**
 * Closes the network to all code of this thread, for good: connections, servers, datagrams and the look-up of names.
 * The permission model of this Node version cannot close it. Closes Node's own handles as well, which code could take
 * from a socket.
 */
export function closeNetwork(): void {
  const [tcp, pipe] = [handleOf({}), handleOf({ pipe: true })];
  const resolver = prototypeOf(fieldsOf(new dns.Resolver())["_handle"]);
  close(tcp, ["open", "bind", "bind6", "listen", "connect", "connect6"]);
  close(pipe, ["open", "bind", "listen", "connect", "fchmod"]);
  close(datagramHandle(), ["open", "bind", "bind6", "connect", "connect6", "send", "send6", "recvStart"]);
  close(resolver, namesIn(resolver));
  // These functions look up a name before they use a handle.
  close(net.Socket.prototype, ["connect"]);
  close(net.Server.prototype, ["listen"]);
  close(dgram.Socket.prototype, ["bind", "connect", "send", "sendto", "addMembership", "addSourceSpecificMembership"]);
  close(dns, namesIn(dns));
  close(dns.promises, namesIn(dns.promises));
  close(dns.Resolver.prototype, namesIn(dns.Resolver.prototype));
  close(dns.promises.Resolver.prototype, namesIn(dns.promises.Resolver.prototype));
  close(net, ["connect", "createConnection", "createServer", "_createServerHandle"]);
  close(dgram, ["createSocket", "_createSocketHandle"]);
  close(globalThis, ["fetch", "WebSocket", "EventSource"]);
  // This thread must not end other processes, or open them to an inspector.
  close(process, ["kill", "_kill", "_debugProcess", "binding", "_linkedBinding"]);
  syncBuiltinESMExports();
}

type Fields = Record<PropertyKey, unknown>;

const fieldsOf = (value: object): Fields => value as Fields;

function refuse(): never {
  throw new Error("A process that reads CVs has no network.");
}

/** Replaces functions of `owner` with a function that throws. Names that `owner` does not have are skipped. */
function close(owner: object, names: readonly string[]): void {
  for (const name of names) {
    if (!(name in owner)) continue;
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false, enumerable: true });
  }
}

function namesIn(owner: object): readonly string[] {
  const fields = fieldsOf(owner);
  return Object.getOwnPropertyNames(owner).filter(
    (name) =>
      name !== "constructor" && name !== "promises" && name !== "Resolver" && typeof fields[name] === "function",
  );
}

/** The prototype of the native handle of a socket that is not connected. */
function handleOf(options: { readonly pipe?: boolean }): object {
  const socket = new tls.TLSSocket(undefined as never, options as never);
  const { _parent } = fieldsOf(Object(fieldsOf(socket)["_handle"]));
  socket.destroy();
  return prototypeOf(_parent);
}

function datagramHandle(): object {
  const socket = dgram.createSocket("udp4");
  const states = Object.getOwnPropertySymbols(socket).map((symbol) => fieldsOf(socket)[symbol]);
  const state = states.find((value) => typeof value === "object" && value !== null && "handle" in value);
  const { handle } = fieldsOf(Object(state));
  socket.close();
  return prototypeOf(handle);
}

function prototypeOf(handle: unknown): object {
  if (typeof handle !== "object" || handle === null)
    throw new Error("A handle of the network was not found to be closed.");
  return present(Object.getPrototypeOf(handle));
}

function present(prototype: unknown): object {
  if (typeof prototype !== "object" || prototype === null || prototype === Object.prototype)
    throw new Error("The functions of a handle of the network were not found to be closed.");
  return prototype;
}
