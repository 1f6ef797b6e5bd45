import { afterEach, expect, it } from "vitest";
import { createProfileType } from "./profile-type.ts";

afterEach(() => void (document.cookie = "profile-type=; max-age=0; path=/"));

it("is kept only once the visitor allows statistics", () => {
  const tell = createProfileType("1");
  tell(undefined);
  tell({ statistics: false, marketing: true });
  expect(document.cookie).not.toContain("profile-type");
  tell({ statistics: true, marketing: false });
  expect(document.cookie).toContain("profile-type=1");
});
