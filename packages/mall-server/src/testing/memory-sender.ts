import type { CodeMessage, CodeSender } from '../company/account/code-sender.ts'

/** Stores sent codes in memory. */
export const createMemorySender = (): CodeSender & { readonly sent: CodeMessage[] } => {
  const sent: CodeMessage[] = []
  return { sent, send: async (message) => void sent.push(message) }
}
