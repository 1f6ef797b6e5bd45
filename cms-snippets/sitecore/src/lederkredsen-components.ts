import type { ReactElement } from "react";
import type { PlaceholderTool } from "../../../shared-runtime/src/editors/placeholder.ts";
import { pascalCase } from "../../build/names.ts";
import { widgetComponent, type WidgetComponentProps } from "./widget-component.tsx";

export interface ComponentsOptions {
  /** Address of the host, such as `https://vaerktoejer.example.org`. */
  readonly host: string;
  readonly tools: readonly PlaceholderTool[];
}

/** A module of the component map. An editor who chooses no variant gets the variant `Default`. */
export interface WidgetModule {
  readonly Default: (props: WidgetComponentProps) => ReactElement;
  readonly componentType: "universal";
}

/** Entries for the component map, by the component name of the renderings. Throws if the host is not an address. */
export function lederkredsenComponents({ host, tools }: ComponentsOptions): Map<string, WidgetModule> {
  const origin = originOf(host);
  return new Map(
    tools.map((tool) => [
      `Lederkredsen${pascalCase(tool.name)}`,
      { Default: widgetComponent(tool, origin), componentType: "universal" },
    ]),
  );
}

function originOf(host: string): string {
  if (!URL.canParse(host)) throw new TypeError(`lederkredsen-sitecore: "${host}" is not the address of a host.`);
  return host.replace(/\/+$/, "");
}
