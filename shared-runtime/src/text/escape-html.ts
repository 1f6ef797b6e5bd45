/** `<b>` -> `&#60;b&#62;`, for the text of an element or a quoted attribute, of HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
