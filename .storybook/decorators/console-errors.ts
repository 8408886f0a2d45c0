/** Warnings of React and the library go to `console.error`, where nobody sees them unless a test fails. */
const seen: string[] = []

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Fills in the places of a format, as the console does. */
const written = ([format, ...values]: readonly unknown[]): string => {
  if (typeof format !== 'string') return String(format)
  const rest = [...values]
  const text = format.replaceAll(/%[sdifoOc]/g, () => String(rest.shift()))
  return [text, ...rest.filter(isText)].join(' ')
}

/** Storybook presses and types within its own `act`; a screen that loads meanwhile is not an error. */
const isOfStorybook = (text: string) => text.startsWith('A component suspended inside an `act` scope')

// oxlint-disable-next-line eslint/no-console -- what is written there is what is looked for
const write = console.error
// oxlint-disable-next-line eslint/no-console -- as above
console.error = (...values: unknown[]) => {
  const text = written(values)
  if (!isOfStorybook(text)) seen.push(text)
  write(...values)
}

/** The errors since the last call. A test that expects one replaces `console.error`. */
export const takeConsoleErrors = (): readonly string[] => seen.splice(0)

/** Fails a story that React or the library complained about. */
export const expectSilence = (): void => {
  const errors = takeConsoleErrors()
  if (errors.length > 0) throw new Error(errors.join('\n'))
}
