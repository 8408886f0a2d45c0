/** Of 32 random hexadecimal digits fewer than this differ once in 25 million times. */
const leastCharacters = 8

/** A text over and over, whole or cut off. */
const repeats = (secret: string): boolean => Array.from({ length: Math.floor(secret.length / 2) }, (_, at) => at + 1).some((period) => secret.startsWith(secret.slice(period)))

/** Neighbours that are the same or one step apart in their alphabet, as in `abcdef` and `9876`: a quarter of them at most by chance. */
const isSequence = (secret: string): boolean => {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1)
  return steps.length > codes.length / 2
}

/** What people write where a secret belongs. None is in a random text of 44 characters but once in a hundred thousand times. */
const isWritten = (secret: string): boolean => / |secret|passw|change.?me|default|example|qwert|letmein|character/i.test(secret)

/** Whether a secret is long enough and guessed all the same. No measure of randomness finds a poem: what is asked for is what `openssl rand` makes. */
export const isGuessable = (secret: string): boolean => new Set(secret).size < leastCharacters || repeats(secret) || isSequence(secret) || isWritten(secret)
