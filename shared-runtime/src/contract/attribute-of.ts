/** The attribute of a prop: `jobTitleEnabled` -> `data-job-title-enabled`. */
export function attributeOf(prop: string): `data-${string}` {
  return `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
