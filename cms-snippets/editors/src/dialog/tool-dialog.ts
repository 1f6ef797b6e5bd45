import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { adoptFormStyles } from "../../../../shared-runtime/src/editors/form/form-styles.ts";
import { make } from "../../../../shared-runtime/src/editors/form/make.ts";
import { toolNameOf } from "../placeholder/read-placeholder.ts";
import type { Toolset } from "../tools/toolset.ts";
import { emptyDialog } from "./dialog-step.ts";
import { dialogStyles } from "./dialog-styles.ts";
import { toolForm } from "./tool-form.ts";
import { toolList } from "./tool-list.ts";

/**
 * Opens the dialog in which an editor chooses a tool and fills in its form. If `source`, the placeholder of a tool, is
 * given, the dialog has only the form. Resolves with the new placeholder, or with `undefined` if the dialog is closed
 * without a new placeholder. The focus is then back where it was before.
 */
export function openToolDialog(toolset: Toolset, source?: string): Promise<string | undefined> {
  const place = make("div", { class: "lk-tool-dialog" });
  const root = place.attachShadow({ mode: "open" });
  adoptFormStyles(root);
  const { dialog, show } = emptyDialog();
  root.append(make("style", {}, dialogStyles), dialog);
  document.body.append(place);
  // Text editors listen for keys in the whole page, and some close their own dialogs at certain keys.
  for (const name of ["keydown", "keyup", "keypress", "focusin", "mousedown", "paste", "copy", "cut", "beforeinput"]) {
    place.addEventListener(name, (event) => event.stopPropagation());
  }

  return new Promise((resolve) => {
    let chosen: string | undefined;
    const before = document.activeElement;
    dialog.addEventListener("cancel", () => {
      // Escape is released when the button that opened the dialog has the focus again. The toolbar of that button would
      // then move the focus to the text.
      document.addEventListener("keyup", (event) => event.key === "Escape" && event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
    });
    dialog.addEventListener("close", () => {
      place.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      resolve(chosen);
    });
    const finish = (placeholder: string): void => {
      chosen = placeholder;
      dialog.close();
    };
    const showForm = (tool: EditorTool, onBack?: () => void): void => {
      show(toolForm({ tool, host: toolset.host, source, onBack, onFinish: finish }));
    };
    const showList = (tools: readonly EditorTool[], notice: readonly Node[]): void => {
      const list = toolList(tools, (tool) => showForm(tool, () => showList(tools, notice)));
      show({
        title: "Indsæt værktøj",
        summary: "Vælg det værktøj, der skal stå på siden.",
        content: [...notice, list],
      });
    };

    show({
      title: source === undefined ? "Indsæt værktøj" : "Rediger værktøj",
      summary: "Henter værktøjerne …",
      content: [],
    });
    dialog.showModal();
    void toolset.read().then(({ tools, isShipped }) => {
      if (!dialog.open) return;
      const notice = isShipped ? [shippedNotice(toolset.host)] : [];
      if (source === undefined) return showList(tools, notice);
      const tool = tools.find(({ name }) => name === toolNameOf(source));
      return tool ? showForm(tool) : dialog.close();
    });
  });
}

function shippedNotice(host: string): HTMLElement {
  return make(
    "p",
    { class: "notice", role: "status" },
    `${host} svarer ikke. Her er værktøjerne, som de var, da udvidelsen blev lavet. Du kan godt indsætte dem.`,
  );
}
