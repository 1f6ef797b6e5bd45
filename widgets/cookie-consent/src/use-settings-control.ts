import { useEffect, useEffectEvent } from "react";
import { consentSettings } from "shared-runtime/consent/consent.ts";

/** Calls `onOpen` when a control that opens the settings is pressed, anywhere on the page or in its widgets. */
export function useSettingsControl(onOpen: (control: HTMLElement) => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const control = event.composedPath().find((node) => node instanceof HTMLElement && node.matches(consentSettings));
    if (!control) return;
    event.preventDefault();
    onOpen(control as HTMLElement);
    import("shared-runtime/consent/tell-unseen.ts").then(
      ({ tellUnseen }) => tellUnseen(control as HTMLElement),
      () => undefined,
    );
  });
  useEffect(() => {
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
}
