import type { UploadRejection } from './types.ts'

/** One line per reason, in the order in which the reasons came up, with the names that it concerns. */
export function summarise(rejections: readonly UploadRejection[]): { message: string; names: string[] }[] {
  const byMessage = new Map<string, string[]>()
  for (const { name, message } of rejections) byMessage.set(message, [...(byMessage.get(message) ?? []), name])
  return [...byMessage].map(([message, names]) => ({ message, names }))
}
