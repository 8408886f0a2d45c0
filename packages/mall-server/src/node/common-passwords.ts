import { passwordLength } from '@mall/api/contract'

type Check = (password: string) => boolean

/** Fewer guesses than this, as a power of ten, and it is tried first: a million. */
const leastGuesses = 6

const load = async (): Promise<Check> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  const known = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: passwordLength.max })
  return (password) => {
    const { guessesLog10, sequence } = known.check(password)
    const isListed = sequence.length === 1 && sequence[0]?.pattern === 'dictionary'
    return isListed || guessesLog10 < leastGuesses
  }
}

let loaded: Promise<Check> | undefined

/**
 * Whether a password is one of those that leaked most often, also with other letters, digits or signs in their places (`P@ssw0rd`), or hardly
 * more than one. The list is loaded with the first new password, and never leaves the server.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loaded ??= load()
  return (await loaded)(password.normalize('NFKC'))
}
