import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { nameOf, placeholderFindings, type PlaceholderPorts } from "./placeholder-findings.ts";
import type { PagePlaceholder } from "./read-page.ts";

/** The attributes of at most this number of placeholders of a page are checked. Equal placeholders count once. */
const mostChecked = 20;

/** What is wrong with a page's placeholders and frames. Equal findings are merged into one, which names all places. */
export async function placeFindings(
  places: readonly PagePlaceholder[],
  ports: PlaceholderPorts,
): Promise<readonly PageFinding[]> {
  const alike = new Map<string, { readonly place: PagePlaceholder; readonly numbers: number[] }>();
  places.forEach((place, index) => {
    const { attributes, json, links, isEditing, isFrame } = place;
    const key = JSON.stringify([attributes, json, links, isEditing, isFrame]);
    const group = alike.get(key);
    if (group) group.numbers.push(index + 1);
    else alike.set(key, { place, numbers: [index + 1] });
  });
  const groups = [...alike.values()];
  const checked = groups.slice(0, mostChecked);
  const found = new Map<string, { readonly finding: PageFinding; readonly numbers: number[]; readonly name: string }>();
  for (const { place, numbers } of checked) {
    for (const finding of await placeholderFindings(place, ports)) {
      const key = JSON.stringify([nameOf(place), finding]);
      const same = found.get(key);
      if (same) same.numbers.push(...numbers);
      else found.set(key, { finding, numbers: [...numbers], name: nameOf(place) });
    }
  }
  const left = groups.slice(mostChecked).reduce((sum, { numbers }) => sum + numbers.length, 0);
  return [
    ...[...found.values()].map(({ finding, numbers, name }) =>
      places.length === 1 ? finding : { ...finding, place: placeText(numbers, name) },
    ),
    ...(left === 0 ? [] : [leftFinding(left)]),
  ];
}

function placeText(numbers: readonly number[], name: string): string {
  const shown = numbers
    .toSorted((a, b) => a - b)
    .slice(0, 5)
    .map(String);
  const more = numbers.length > shown.length ? [`${numbers.length - shown.length} til`] : [];
  return `Værktøj nr. ${new Intl.ListFormat("da").format([...shown, ...more])} på siden${name === "" ? "" : `: ${name}`}`;
}

function leftFinding(left: number): PageFinding {
  return {
    key: "placesLeft",
    status: "warn",
    title: `${left} ${left === 1 ? "plads er" : "pladser er"} ikke set efter`,
    text: `Siden har så mange forskellige pladser, at vi kun har set de første ${mostChecked} efter. Ret dem, og prøv igen.`,
  };
}
