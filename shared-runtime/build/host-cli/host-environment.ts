import { userInfo } from "node:os";

/** The address of the host that commands call. */
export function hostAddress(environment: NodeJS.ProcessEnv): string {
  return environment["WIDGET_HOST"] ?? "http://127.0.0.1:4000";
}

/** The name that a widget's history shows for a change. */
export function actorOf(environment: NodeJS.ProcessEnv): string {
  return environment["GITHUB_ACTOR"] ?? userInfo().username;
}
