import type { UploadRejection } from './types.ts'

/** Groups rejections by reason, in order of appearance, with the names of the files. */
export const groupRejections = (rejections: readonly UploadRejection[]): { message: string; names: string[] }[] => {
  const byMessage = new Map<string, string[]>()
  for (const { name, message } of rejections) byMessage.set(message, [...(byMessage.get(message) ?? []), name])
  return [...byMessage].map(([message, names]) => ({ message, names }))
}
