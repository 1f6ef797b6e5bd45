export const resolvedShares = "virtual:resolved-shares";

/** The code of a module that is imported instead of a shared module. It is evaluated after `init`. */
export function readShared(name: string, exports: readonly string[]): string {
  return `import { modules } from "${resolvedShares}";
    const shared = modules[${JSON.stringify(name)}];
    ${exports.map((exported, index) => `const _${index} = shared[${JSON.stringify(exported)}];`).join("\n")}
    export { ${exports.map((exported, index) => `_${index} as ${exported}`).join(", ")}, shared as __moduleExports };
    export default shared.default ?? shared;`;
}
