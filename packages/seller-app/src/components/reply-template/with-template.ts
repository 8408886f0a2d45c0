/** A text with that of a template below it: nothing that was typed is lost. */
export const withTemplate = (typed: string, text: string): string => (typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`)
