import { expect, test } from "vitest";
import { layoutOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { listedPage } from "./listed-page.ts";

const header = (title: string) => ({ uid: "h", componentName: "ContentHeader", fields: { title: { value: title } } });
const article = {
  metaTitle: { value: "Løn · Lederkredsen" },
  metaDescription: { value: "Til søgemaskiner." },
  manchet: { value: "Sådan forhandler du." },
  publishedDate: { value: "2026-09-14" },
  showPublishedDate: { value: "1" },
  imgXS: { value: { src: "/media/a.svg", alt: "", width: 576, height: 324 } },
  tags: [{ id: "loen", name: "Løn" }],
  contentTypes: [{ id: "artikel", name: "Artikel" }],
};

test("a page in a list has the heading that visitors see, its introduction, date, picture and tags", () => {
  const { item } = listedPage(
    "/artikler/løn",
    layoutOf({ main: [header("Forhandl din løn")], fields: article }),
    sampleSite,
  );
  expect(item).toEqual({
    itemId: "/artikler/løn",
    title: "Forhandl din løn",
    url: "/artikler/l%C3%B8n",
    manchet: "Sådan forhandler du.",
    publishedDate: "2026-09-14T00:00:00+02:00",
    showPublishedDate: true,
    imgXS: { src: "/media/a.svg", alt: "", width: 576, height: 324 },
    imgSM: null,
    tags: [{ id: "loen", title: "Løn" }],
    contentTypes: [{ id: "artikel", title: "Artikel" }],
    additional: null,
  });
});

test("without a heading and an introduction, the list shows those of the head", () => {
  const fields = { metaTitle: article.metaTitle, metaDescription: article.metaDescription };
  expect(listedPage("/a", layoutOf({ main: [header(" ")], fields }), sampleSite).item).toMatchObject({
    title: "Løn · Lederkredsen",
    manchet: "Til søgemaskiner.",
    publishedDate: null,
  });
});

test("a page without a picture for lists has the one of its heading", () => {
  const image = { value: { src: "/media/b.svg", alt: "", width: 992, height: 558 } };
  const main = [{ ...header("Løn"), fields: { ...header("Løn").fields, image } }];
  const itemOf = (fields: Readonly<Record<string, unknown>>) =>
    listedPage("/a", layoutOf({ main, fields }), sampleSite).item;
  expect(itemOf({ ...article, imgXS: { value: "" } })).toMatchObject({ imgXS: null, imgSM: { src: "/media/b.svg" } });
  expect(itemOf(article)).toMatchObject({ imgXS: { src: "/media/a.svg" }, imgSM: null });
});

test("pages that search engines may not list, copies and pages of members are in no list", () => {
  const itemOf = (fields: object, site = sampleSite) =>
    listedPage("/a", layoutOf({ main: [], fields: { ...article, ...fields } }), site).item;
  expect(itemOf({ robots: { value: "noindex" } })).toBeUndefined();
  expect(itemOf({ canonicalUrl: { value: { href: "/b" } } })).toBeUndefined();
  expect(itemOf({}, { ...sampleSite, kind: "self-service" })).toBeUndefined();
});
