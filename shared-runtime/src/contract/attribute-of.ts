/** `jobTitleEnabled` -> `data-job-title-enabled`, the attribute of a prop. */
export function attributeOf(prop: string): `data-${string}` {
  return `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
