/** The value that another user gave a field meanwhile, when it differs from the typed one; else undefined. */
export const changedTo = (now: unknown, typed: unknown, shown: string | undefined): string | undefined => (now === undefined || now === typed ? undefined : `他人已改为：${shown}`)
