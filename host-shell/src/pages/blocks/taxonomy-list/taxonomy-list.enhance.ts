import { isEditing } from "../../../enhance/is-editing.ts";
import type { FetchedItem } from "../../patterns/page-card/fill-page-card.ts";

type Answer = readonly [{ readonly Pages: readonly FetchedItem[] }];

/** Makes "Vis flere" add the next page of results to the list. Without it, the link leads to the longer list. */
export function enhancePageList(block: HTMLElement): void {
  const link = block.querySelector<HTMLAnchorElement>("[data-list]");
  const list = block.querySelector("ul");
  const template = block.querySelector("template");
  const count = block.querySelector<HTMLElement>("[data-total]");
  const label = link?.firstElementChild;
  if (!label || !list || !template || !count) return;
  const words = label.textContent;

  const addNext = async (): Promise<void> => {
    link.ariaBusy = "true";
    label.textContent = "Henter …";
    try {
      const page = Number(/\d{1,9}$/.exec(link.search));
      const [answer, { fillPageCard }] = await Promise.all([
        fetch(`${link.dataset["list"]}&page=${page}`),
        // Only for those who ask for more.
        import("../../patterns/page-card/fill-page-card.ts"),
      ]);
      const [{ Pages }] = (await answer.json()) as Answer;
      const cards = Pages
        // A page that was published meanwhile moves the others on, so that one comes again.
        .filter(({ url }) => !list.querySelector(`[href=${JSON.stringify(url)}]`))
        .map((item) => {
          const card = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
          fillPageCard(card, item);
          return card;
        });
      if (cards[0]) cards[0].id = link.hash.slice(1);
      list.append(...cards);
      const here = new URL(location.href);
      here.searchParams.set(block.dataset["pageList"] ?? "", `${page}`);
      here.hash = "";
      history.replaceState(history.state, "", here);
      const shown = list.children.length;
      const isLast = !Pages[0] || shown >= Number(count.dataset["total"]);
      count.textContent = `${shown} af ${isLast ? shown : count.dataset["total"]}`;
      (cards[0] ?? list.lastElementChild)?.querySelector("a")?.focus();
      for (const part of ["search", "hash"] as const) link[part] = link[part].replace(/\d{1,9}$/, `${page + 1}`);
      if (isLast) link.remove();
    } catch {
      count.textContent = "Der skete en fejl";
    }
    link.ariaBusy = null;
    label.textContent = words;
  };
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!link.ariaBusy) void addNext();
  });
}

if (!isEditing()) document.querySelectorAll<HTMLElement>("[data-page-list]").forEach(enhancePageList);
