/**
 * Makes a button ask before it acts: a press replaces it by a question with a button for each answer. "No" and Escape
 * bring the button back. `group` is a copy of the template of the question: an element for its text, and the buttons.
 */
export function askFirst(
  button: HTMLElement,
  group: HTMLElement,
  question: string,
  act: () => Promise<void>,
): HTMLElement {
  const [agree, refuse] = group.querySelectorAll("button");
  const close = () => {
    group.remove();
    button.hidden = false;
    button.focus();
  };
  group.ariaLabel = question;
  group.firstElementChild?.append(question);
  agree?.firstElementChild?.append(` ${button.textContent.toLowerCase()}`);
  agree?.addEventListener("click", () => void act());
  refuse?.addEventListener("click", close);
  group.onkeydown = ({ key }) => key === "Escape" && close();
  button.addEventListener("click", () => {
    // In a row, the question is below its words, over the whole width.
    button.closest("li, section > div")?.append(group);
    button.hidden = true;
    group.focus();
  });
  return button;
}
