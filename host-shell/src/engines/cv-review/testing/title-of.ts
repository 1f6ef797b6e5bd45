import { criteria, type CriterionId } from "../criteria/areas.ts";

/** The title under which visitors read a criterion. */
export function titleOf(id: CriterionId): string {
  const { title } = criteria.find((criterion) => criterion.id === id) ?? { title: id };
  return title;
}
