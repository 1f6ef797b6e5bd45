// jsdom implements the dialog element without its methods. These follow the HTML standard, but have no top layer.

const before = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open || !this.isConnected) throw new DOMException("The dialog cannot be shown now.", "InvalidStateError");
  before.set(this, document.activeElement);
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = before.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
};
