import { messages, type MallError } from './errors.ts'
import type { FileMessages, FileRules } from './files.ts'

/** Every text that the SDK itself has: those of its failures, of the captcha, and of the rules of files. What the mall says stays as the mall says it. */
export type ClientMessages = { readonly [Name in keyof typeof messages]: string } & { readonly [Name in keyof FileMessages]: FileMessages[Name] }

/** Chooses the words. Below the calls a failure has its Chinese text, which is looked up here, where a mall knows its language. */
export const createWords = (own: Partial<ClientMessages> | undefined) => {
  const others = own && new Map(Object.entries(messages).map(([name, text]) => [text, own[name as keyof typeof messages]]))
  const textOf = (text: string): string => others?.get(text as (typeof messages)[keyof typeof messages]) ?? text
  return {
    textOf,
    /** The same failure, in the words of this mall. */
    worded: (error: MallError): MallError => Object.assign(error, { message: textOf(error.message) }),
    /** Texts for the rules of a file. Words that the rules bring along, of the SDK's own calls, are Chinese, and give way to another language. */
    rulesOf: (rules: FileRules, isOurs = false): FileRules => ({ ...rules, messages: { ...own, ...(own && isOurs ? {} : rules.messages) } }),
  }
}
