import "../theme/base.css.ts";
import type { DefinedWidget, Fields, Texts, WidgetDefinition } from "./widget-definition.ts";
import { createWidget } from "./widget-runtime.tsx";

/** Makes a widget that fulfils the contract in `widget-contract.ts`. Its instances on a page are independent. */
export function defineWidget<F extends Fields, const T extends Texts>(
  definition: WidgetDefinition<F, T>,
): DefinedWidget<F, T> {
  return createWidget(definition, () => import("./prop-problem.ts"));
}
