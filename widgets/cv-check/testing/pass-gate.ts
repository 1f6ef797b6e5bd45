/** As a visitor and a member come back who answered the dialog before the check a moment ago. */
export function passGate(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/1"));
  const tomorrow = Date.now() + 86_400_000;
  window.localStorage.setItem("tool-gate/cv_tjek/1", JSON.stringify({ lead: tomorrow, consent: tomorrow }));
}
