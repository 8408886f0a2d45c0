import type { Dictionary } from './dictionary.ts'
import { soundOf } from './pinyin.ts'

/** Whether two texts are one character apart: one more, one less, another, or two neighbours swapped. */
export const isNear = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) [end, otherEnd] = [end - 1, otherEnd - 1]
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && right === `${left[1] ?? ''}${left[0] ?? ''}`)
}

/** People mix these up: 前后鼻音, 平翘舌音. */
const roughSound = (text: string): string => soundOf(text).replaceAll(/([aei]n)g/g, '$1').replaceAll(/([zcs])h/g, '$1')

interface Candidate {
  readonly text: string
  readonly merit: number
}

/** A Chinese word that was meant: one that sounds the same, else one that differs in one character and ends alike, as the end says the kind. */
const meantChinese = (dictionary: Dictionary, typed: string): string | null => {
  const characters = [...typed]
  const { length } = characters
  const sound = soundOf(typed)
  const rough = roughSound(typed)
  const candidates = new Map<string, Candidate>()
  const consider = (text: string, extent: number) => {
    const isSame = soundOf(text) === sound
    const isRough = isSame || roughSound(text) === rough
    const isAlike = length > 2 && isNear(typed, text) && text.at(-1) === typed.at(-1)
    if (text === typed || (!isRough && !isAlike)) return
    const merit = (isSame ? 4 : isRough ? 3 : 0) + (isNear(typed, text) ? 2 : 0) + (text.length === length ? 1 : 0) + extent
    if (merit > (candidates.get(text)?.merit ?? -1)) candidates.set(text, { text, merit })
  }
  const words = [...dictionary.sharing(characters, Math.max(1, length - 2)), ...dictionary.sounding(sound).map(({ word }) => dictionary.textOf(word))]
  for (const word of new Set(words)) {
    for (let start = 0; start < word.length; start++) {
      for (let end = start + Math.max(2, length - 1); end <= Math.min(word.length, start + length + 1); end++) {
        const text = word.slice(start, end)
        const shared = characters.filter((character) => text.includes(character)).length
        if (/^\p{Script=Han}+$/u.test(text) && (shared >= length - 1 || text.length === length)) consider(text, (end === word.length ? 0.5 : 0) + (start === 0 ? 0.25 : 0))
      }
    }
  }
  return [...candidates.values()].toSorted((one, other) => other.merit - one.merit || (one.text < other.text ? -1 : 1))[0]?.text ?? null
}

/** Pinyin that was meant: the shortest word that is one letter apart. */
const meantLatin = (dictionary: Dictionary, typed: string): string | null => {
  let meant: string | null = null
  for (const sound of dictionary.spoken()) {
    if (Math.abs(sound.length - typed.length) > 1 || sound[0] !== typed[0] || !isNear(typed, sound)) continue
    if (meant === null || sound.length > meant.length || (sound.length === meant.length && sound < meant)) meant = sound
  }
  return meant
}

/** Pinyin shorter than this is similar to too many words. */
const minLatin = 5

/** The word of the catalogue that was meant by one that it does not have; null when none is near. */
export const meantBy = (dictionary: Dictionary, typed: string): string | null => {
  if (/^\p{Script=Han}{2,6}$/u.test(typed)) return meantChinese(dictionary, typed)
  return /^[a-z]+$/.test(typed) && typed.length >= minLatin ? meantLatin(dictionary, typed) : null
}
