import type { CodeMessage, CodeSender } from '../account/code-sender.ts'

/** Keeps what it was given to send. */
export const createMemorySender = (): CodeSender & { readonly sent: CodeMessage[] } => {
  const sent: CodeMessage[] = []
  return { sent, send: async (message) => void sent.push(message) }
}
