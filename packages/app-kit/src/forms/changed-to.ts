/** What somebody else made of a field meanwhile, while something else stands in it; undefined when both are the same. */
export const changedTo = (now: unknown, typed: unknown, shown: string | undefined): string | undefined => (now === undefined || now === typed ? undefined : `他人已改为：${shown}`)
