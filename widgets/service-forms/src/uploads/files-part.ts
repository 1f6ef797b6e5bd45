// This module contains everything that only forms with files need.
export { FilesField } from "./files-field.tsx";
export { UploadsOf } from "./uploads-of.tsx";
