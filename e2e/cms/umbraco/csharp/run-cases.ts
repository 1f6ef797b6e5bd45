import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const helper = join(import.meta.dirname, "../../../../cms-snippets/umbraco/csharp/Placeholder.cs");
const source = (file: string): string => join(import.meta.dirname, file);

/** The name of an installed .NET: `dotnet`, or Mono. `undefined` if there is neither. */
export function installedDotnet(): "dotnet" | "mono" | undefined {
  const isThere = (command: string): boolean => spawnSync(command, ["--version"]).status === 0;
  if (isThere("dotnet")) return "dotnet";
  return isThere("mcs") && isThere("mono") ? "mono" : undefined;
}

/** Compiles the helper in a folder and returns what it gives for each case of the input, a JSON text. */
export function runCases(dotnet: "dotnet" | "mono", folder: string, input: string): readonly string[] {
  const run = (command: string, args: readonly string[], stdin = ""): string =>
    execFileSync(command, args, { cwd: folder, input: stdin, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
  if (dotnet === "mono") {
    const files = [helper, source("RunCases.cs"), source("JsonOfMono.cs")];
    run("mcs", ["-out:cases.exe", "-r:System.Web.Extensions", ...files]);
    return JSON.parse(run("mono", ["cases.exe"], input)) as readonly string[];
  }
  const files = [helper, source("RunCases.cs"), source("JsonOfDotnet.cs")];
  const [major] = run("dotnet", ["--version"]).split(".");
  writeFileSync(
    join(folder, "cases.csproj"),
    `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net${major}.0</TargetFramework>
    <EnableDefaultCompileItems>false</EnableDefaultCompileItems></PropertyGroup>
    <ItemGroup>${files.map((file) => `<Compile Include="${file}" />`).join("")}</ItemGroup></Project>`,
  );
  return JSON.parse(run("dotnet", ["run"], input)) as readonly string[];
}
