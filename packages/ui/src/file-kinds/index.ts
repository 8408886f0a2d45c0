export { allowFiles, imageFiles, pdfFiles, spreadsheetFiles, type AllowedFiles, type FileFormat } from './file-kinds.ts'
export { fileKindMessages, type FileKindMessages } from './messages.ts'
