import { extractText, getDocumentProxy } from 'unpdf'

/** What a PDF file says, page by page. */
export const pdfPages = async (bytes: Uint8Array): Promise<string[]> => {
  // The reader detaches the buffer that it is given.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text
}
