/** A zip with stored parts. `declared` is the size that each part claims to unpack to. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>, declared?: number): Buffer {
  const files: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(parts)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt32LE(declared ?? bytes.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(declared ?? bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(header, name, bytes);
    entries.push(entry, name);
    offset += header.length + name.length + bytes.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

/** An Office document: `word`, `xl` or `ppt`, with `more` parts. */
export function officeFile(program: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf({ "[Content_Types].xml": "<Types/>", "_rels/.rels": "", [`${program}/main.xml`]: "<main/>", ...more });
}

/** A compound file with an entry of that name in its directory. */
export function compoundFile(entry: string): Buffer {
  const bytes = Buffer.alloc(2_048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  const name = Buffer.from(`${entry}\0`, "utf16le");
  name.copy(bytes, 1_024 + 128);
  bytes.writeUInt16LE(name.length, 1_024 + 128 + 64);
  return bytes;
}

const binary = (start: string, length = 200) => Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(length)]);

/** The header of a small bitmap. */
const bitmap = binary("BM");
bitmap.writeUInt32LE(40, 14);

/** The shortest content that passes for each extension. */
export const sampleFiles: Readonly<Record<string, Buffer>> = {
  doc: compoundFile("WordDocument"),
  pdf: Buffer.from("%PDF-1.7\n%âãÏÓ\n", "latin1"),
  rtf: Buffer.from("{\\rtf1 Hej}"),
  xls: compoundFile("Workbook"),
  ppt: compoundFile("PowerPoint Document"),
  wp5: binary("\xffWPC"),
  xlsx: officeFile("xl"),
  pptx: officeFile("ppt"),
  docx: officeFile("word"),
  gif: binary("GIF89a"),
  jpeg: binary("\xff\xd8\xff\xe0"),
  jpg: binary("\xff\xd8\xff\xe1"),
  jpe: binary("\xff\xd8\xff\xe0"),
  pcx: binary("\x0a\x05\x01\x08"),
  png: binary("\x89PNG\r\n\x1a\n"),
  tiff: binary("II*\0"),
  tif: binary("MM\0*"),
  bmp: bitmap,
  csv: Buffer.from("Navn;Løn\nKåre;1", "utf8"),
  html: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  htm: Buffer.from("<p>Hej</p>"),
  shtml: Buffer.from("<!--#exec cmd='ls' -->"),
  txt: Buffer.from("Bl\xe5b\xe6rgr\xf8d", "latin1"),
};

/** A valid PDF of this number of bytes. */
export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes - 9, " ")]);
}
