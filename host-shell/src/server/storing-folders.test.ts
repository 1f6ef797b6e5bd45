import { expect, it } from "vitest";
import { storingFolders } from "./storing-folders.ts";

const folders = {
  dataDir: "/data",
  widgetsDir: "/widgets",
  releasesDir: "/releases",
  uploadsDir: "/uploads",
  diskReserveBytes: 10,
};

it("has every folder, with the reserve of those that are not written to below it", () => {
  const shared = [
    { setting: "WIDGETS_DIR", folder: "/widgets", reserve: 10 },
    { setting: "RELEASES_DIR", folder: "/releases" },
    { setting: "UPLOADS_DIR", folder: "/uploads", reserve: 10 },
  ];
  expect(storingFolders({ ...folders, databaseUrl: undefined })).toEqual([
    { setting: "DATA_DIR", folder: "/data", reserve: 10 },
    ...shared,
  ]);
  expect(storingFolders({ ...folders, databaseUrl: "postgres://" })).toEqual([
    { setting: "DATA_DIR", folder: "/data" },
    ...shared,
  ]);
});
