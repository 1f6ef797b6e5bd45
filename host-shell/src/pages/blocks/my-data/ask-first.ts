/** What is asked before an action, with the label of the answer "yes". */
export interface Question {
  readonly text: string;
  readonly yes: string;
  readonly act: () => Promise<void>;
}

/**
 * Makes a button ask before it acts: a press replaces it by a question with a button for each answer. "No" and Escape
 * bring the button back. `group` is a copy of the template of the question: its text, the label and the buttons.
 */
export function askFirst(button: HTMLElement, group: HTMLElement, { text, yes, act }: Question): HTMLElement {
  const [agree, refuse] = group.querySelectorAll("button");
  const close = () => {
    group.remove();
    button.hidden = false;
    button.focus();
  };
  group.ariaLabel = group.firstElementChild!.textContent = text;
  agree!.firstElementChild!.textContent = yes;
  agree!.onclick = () => void act();
  refuse!.onclick = close;
  group.onkeydown = ({ key }) => key === "Escape" && close();
  button.addEventListener("click", () => {
    // In a row, the question is below its words, over the whole width.
    button.closest("li, section > div")!.append(group);
    button.hidden = true;
    group.focus();
  });
  return button;
}
