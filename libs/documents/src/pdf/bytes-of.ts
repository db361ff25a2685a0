export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
