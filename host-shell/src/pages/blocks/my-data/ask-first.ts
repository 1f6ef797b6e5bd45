/** What is asked before an action, with the label of each answer. */
export interface Question {
  readonly text: string;
  readonly yes: string;
}

interface Options {
  /** A copy of the template of the question, with elements `[data-question-text]`, `[data-yes]` and `[data-no]`. */
  readonly pair: () => HTMLElement;
  readonly question: Question;
  readonly act: () => Promise<void>;
}

/**
 * Makes a button ask before it acts: a press replaces it by a question with a button for each answer. "No" and Escape
 * bring the button back.
 */
export function askFirst(button: HTMLElement, { pair, question, act }: Options): HTMLElement {
  button.addEventListener("click", () => {
    const group = pair();
    const part = (name: string) => group.querySelector<HTMLElement>(`[data-${name}]`);
    const close = () => {
      group.remove();
      button.hidden = false;
      button.focus();
    };
    group.setAttribute("aria-label", question.text);
    part("question-text")?.replaceChildren(question.text);
    const yes = part("yes");
    (yes?.lastElementChild ?? yes)?.replaceChildren(question.yes);
    yes?.addEventListener("click", () => void act());
    part("no")?.addEventListener("click", close);
    group.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") close();
    });
    // In a row, the question is below its words, over the whole width.
    (button.closest("li") ?? button.parentElement)?.append(group);
    button.hidden = true;
    group.focus();
  });
  return button;
}
