import type { Settings } from "../settings/settings.ts";
import type { StoringFolder } from "./server-readings.ts";

/** The folders in which the server stores files. They may be on different disks. */
export function storingFolders({
  dataDir,
  databaseUrl,
  widgetsDir,
  releasesDir,
  uploadsDir,
  diskReserveBytes: reserve,
}: Pick<
  Settings,
  "dataDir" | "databaseUrl" | "widgetsDir" | "releasesDir" | "uploadsDir" | "diskReserveBytes"
>): readonly StoringFolder[] {
  return [
    { setting: "DATA_DIR", folder: dataDir, ...(databaseUrl === undefined && { reserve }) },
    { setting: "WIDGETS_DIR", folder: widgetsDir, reserve },
    { setting: "RELEASES_DIR", folder: releasesDir },
    { setting: "UPLOADS_DIR", folder: uploadsDir, reserve },
  ];
}
