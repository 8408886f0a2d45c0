import { passwordLength } from '@mall/api/contract'

type Check = (password: string, names: readonly string[]) => boolean

/** Fewer guesses than this, as a power of ten, and it is tried first: a million. */
const leastGuesses = 6

/** Words that are tried first at a mall, for any user. */
const wordsOfTheMall = ['mall', 'shop', 'admin', 'administrator', 'user', 'buyer', 'caigou', 'approver', 'finance', 'company']

/** Chinese names are typed by the sounds of their first characters: 华启 of 华启科技（上海）有限公司 is huaqi. */
const soundedLengths = [2, 3, 4]

/** A sign, or a row of the same one, before a number at the end, and one behind it: `Admin@2026!`. */
const usualSigns = [/([^\p{L}\p{Nd}])\1*(?=\p{Nd}+[^\p{L}\p{Nd}]*$)/u, /([^\p{L}\p{Nd}])\1*$/u]

/** The password without the signs that people put where everybody puts them, since these make it no harder to guess. */
const withoutUsualSigns = (password: string): string => usualSigns.reduce((text, signs) => text.replace(signs, ''), password)

const load = async (): Promise<Check> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { pinyin }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('pinyin-pro')])
  const known = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: passwordLength.max })
  const wordsOf = (name: string): string[] => {
    const sounds = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' })
    return [name, ...soundedLengths.filter((length) => length <= sounds.length).map((length) => sounds.slice(0, length).join(''))]
  }
  return (password, names) => {
    const words = [...wordsOfTheMall, ...names.flatMap(wordsOf)]
    const { guessesLog10, sequence } = known.check(password, words)
    const isListed = sequence.length === 1 && sequence[0]?.pattern === 'dictionary'
    return isListed || guessesLog10 < leastGuesses || known.check(withoutUsualSigns(password), words).guessesLog10 < leastGuesses
  }
}

let loaded: Promise<Check> | undefined

/**
 * Whether a password is one of those that leaked most often, also with other letters, digits or signs in their places (`P@ssw0rd`), or hardly
 * more than one: a word with a year or 123 behind it, where the words of the mall and the `names` of the user are the first ones tried.
 * The list is loaded with the first new password, and never leaves the server.
 */
export const isCommonPassword = async (password: string, names: readonly string[] = []): Promise<boolean> => {
  loaded ??= load()
  return (await loaded)(password.normalize('NFKC'), names)
}
