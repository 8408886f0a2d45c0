/** Throws when the two differ, and prints what holds. */
export const expect = (what: string, actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
  process.stdout.write(`✓ ${what}\n`)
}
