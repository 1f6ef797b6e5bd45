import { isEditing } from "../../../enhance/is-editing.ts";
import { type FetchedItem, fillPageCard } from "../../patterns/page-card/fill-page-card.ts";

type Answer = readonly [{ readonly Pages: readonly FetchedItem[]; readonly NumberOfPages: number }];

/** Makes "Vis flere" add the next page of results to the list. Without it, the link leads to the longer list. */
export function enhancePageList(block: HTMLElement): void {
  const link = block.querySelector<HTMLAnchorElement>("[data-list]");
  const list = block.querySelector("ul");
  const template = block.querySelector("template");
  const count = block.querySelector<HTMLElement>("[data-total]");
  const label = link?.firstElementChild;
  if (!link || !list || !template || !count || !label) return;
  const words = label.textContent;

  link.addEventListener("click", async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = "true";
    label.textContent = "Henter …";
    const address = new URL(link.dataset["list"] ?? "", location.href);
    const next = new URL(link.href);
    const parameter = block.dataset["pageList"] ?? "";
    const page = Number(address.searchParams.get("page"));
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error();
      const [{ Pages, NumberOfPages }] = (await answer.json()) as Answer;
      // A page that was published meanwhile moves the others on, so that one comes again.
      const known = new Set([...list.querySelectorAll("a")].map((one) => one.getAttribute("href")));
      const cards = Pages.filter(({ url }) => !known.has(url)).map((item) => {
        const card = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
        fillPageCard(card, item);
        return card;
      });
      if (cards[0]) cards[0].id = next.hash.slice(1);
      list.append(...cards);
      const here = new URL(location.href);
      here.searchParams.set(parameter, String(page));
      here.hash = "";
      history.replaceState(history.state, "", here);
      const shown = list.children.length;
      const isLast = !Pages.length || page + 1 >= NumberOfPages || shown >= Number(count.dataset["total"]);
      count.textContent = `${shown} af ${isLast ? shown : count.dataset["total"]}`;
      (cards[0]?.querySelector("a") ?? list.querySelector<HTMLElement>("li:last-child a"))?.focus();
      address.searchParams.set("page", String(page + 1));
      next.searchParams.set(parameter, String(page + 1));
      next.hash = next.hash.replace(/\d+$/, String(page + 1));
      link.dataset["list"] = address.href;
      link.href = next.href;
      if (isLast) link.remove();
    } catch {
      count.textContent = "Der skete en fejl";
    }
    link.ariaBusy = null;
    label.textContent = words;
  });
}

if (!isEditing()) document.querySelectorAll<HTMLElement>("[data-page-list]").forEach(enhancePageList);
