/** `cv-check` -> `CvCheck`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** `cv-check` -> `cvCheck`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
