import type { Settings } from "../settings/settings.ts";
import { embeddedReserve } from "../services/cv-store/cv-room.ts";
import { reserveBytes } from "../services/uploads/incoming-files.ts";
import type { StoringFolder } from "./server-readings.ts";

/** The folders that the server stores in, which may be on different disks. */
export function storingFolders({
  dataDir,
  databaseUrl,
  widgetsDir,
  uploadsDir,
}: Pick<Settings, "dataDir" | "databaseUrl" | "widgetsDir" | "uploadsDir">): readonly StoringFolder[] {
  return [
    { setting: "DATA_DIR", folder: dataDir, ...(databaseUrl === undefined && { reserve: embeddedReserve }) },
    { setting: "WIDGETS_DIR", folder: widgetsDir },
    { setting: "UPLOADS_DIR", folder: uploadsDir, reserve: reserveBytes },
  ];
}
