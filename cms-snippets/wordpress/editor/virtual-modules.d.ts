declare module "virtual:pasted-attributes" {
  /** The attributes that a pasted placeholder of each tool keeps. */
  const attributes: Readonly<Record<string, readonly string[]>>;
  export default attributes;
}
