/** The bucket of a visitor's number for a version of a widget, as the loader computes it. */
export function bucketOf(visitor: number, widget: string, version: string): number {
  const order = numbers.map((number) => mixed(`${number} ${widget} ${version}`));
  const own = order[visitor] ?? 0;
  return order.filter((other) => other < own).length;
}

/** The number that a browser stores whose visitor is in the bucket. */
export function numberIn(bucket: number, widget: string, version: string): string {
  return String(numbers.find((number) => bucketOf(number, widget, version) === bucket));
}

const numbers = Array.from({ length: 100 }, (_, number) => number);

function mixed(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
