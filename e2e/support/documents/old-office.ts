/** Sizes in a compound file, in bytes: a sector, a directory entry, the smallest stream with separate sectors. */
const SECTOR = 512;
const ENTRY = 128;
const STREAM = 4096;

const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const TABLE = 0xfffffffd;

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(STREAM, 56);
  bytes.writeUInt32LE(END_OF_CHAIN, 60);
  bytes.writeUInt32LE(END_OF_CHAIN, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

/** Builds the allocation table: sector 0 is the table itself, sector 1 the directory, the rest the stream. */
function allocationTable(): Buffer {
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE, 0);
  table.writeUInt32LE(END_OF_CHAIN, 4);
  const last = 2 + STREAM / SECTOR - 1;
  for (let sector = 2; sector < last; sector += 1) table.writeUInt32LE(sector + 1, sector * 4);
  table.writeUInt32LE(END_OF_CHAIN, last * 4);
  return table;
}

function entry(name: string, type: number, child: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(ENTRY, 0);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(FREE, 68);
  bytes.writeUInt32LE(FREE, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** Builds a compound file, as Office wrote them before 2007, with one stream. */
function compoundFile(stream: string, data: Buffer): Buffer {
  const directory = Buffer.alloc(SECTOR, 0);
  entry('Root Entry', 5, 1, END_OF_CHAIN, 0).copy(directory);
  entry(stream, 2, FREE, 2, STREAM).copy(directory, ENTRY);
  const content = Buffer.alloc(STREAM, 0);
  data.copy(content);
  return Buffer.concat([header(), allocationTable(), directory, content]);
}

/** Builds an old Word document: its stream begins with Word's own signature. */
export function tinyDoc(): Buffer {
  return compoundFile('WordDocument', Buffer.from('eca5c100', 'hex'));
}

/** Builds an old presentation: its stream begins with a container of the kind "document". */
export function tinyPpt(): Buffer {
  return compoundFile('PowerPoint Document', Buffer.from('0f00e80300000000', 'hex'));
}

/** Builds an old workbook: the same container, and no resume. */
export function tinyXls(): Buffer {
  return compoundFile('Workbook', Buffer.from('0908100000060500', 'hex'));
}
