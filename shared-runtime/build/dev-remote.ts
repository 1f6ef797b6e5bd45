import type { Plugin } from "vite";
export function devRemote(_widget: { name: string; version: string }): Plugin {
  return { name: "dev-remote" };
}
