/** `ReturnOrder` → `returnOrder`. */
export const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/** `ReturnOrder` → `return-order`. */
export const kebabCase = (word: string): string => lowerFirst(word).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A controller's name as the wire has it. */
export const isController = (word: string): boolean => /^[A-Z][A-Za-z]+$/.test(word)

/** What people see is Chinese. */
export const isChinese = (words: string): boolean => /\p{Script=Han}/u.test(words)
