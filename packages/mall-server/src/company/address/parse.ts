import { addressTextMax, type Area, type ParsedAddress } from '@mall/api/contract'
import { cutText } from '../../platform/cut-text.ts'
import { candidatesOf, findArea, skipRepeated } from './parse-area.ts'
import { cleanName, nameScore, splitTail } from './parse-name.ts'
import { takeTelephones } from './parse-telephone.ts'
import { joined, normalise, piecesOf } from './parse-text.ts'

const maxName = 20
const maxDetail = 100
const postcode = /^[0-8]\d{5}$/

/** Fewer points than this are a guess: a name right behind the street is then the better one. */
const probable = 20

/** Which of the words looks most like a name; -1 when none does. */
const nameAmong = (words: readonly string[]): number => {
  const scores = words.map(nameScore)
  const best = Math.max(0, ...scores)
  return best === 0 ? -1 : scores.indexOf(best)
}

const wordsOf = (text: string): string[] => text.split(/(?<![A-Za-z]) | (?![A-Za-z])/).map((word) => word.replace(/^[-=]+|-+$/g, '')).filter((word) => word !== '')

/**
 * Recognises an address in a text as people paste it: telephones by their form, the area by the table, the name by its label, its form or its
 * place. What is not certain is left empty: an area that several cities have is never guessed. Linear in the text, of which 500 characters are read.
 */
export const parseAddress = (text: string, areas: readonly Area[]): ParsedAddress => {
  const { mobile, landline, rest } = takeTelephones(normalise(cutText(text, addressTextMax)))
  const pieces = piecesOf(rest)
  const labelled = pieces.find(({ label }) => label === 'name')
  const others = pieces.filter((piece) => piece !== labelled && piece.label !== 'postcode' && !postcode.test(piece.text))
  const line = others.map((piece) => piece.text).join(' ')
  const chain = findArea(line, areas)
  if (mobile === '' && landline === '' && chain === null && labelled === undefined) {
    const all = normalise(cutText(text, addressTextMax)).trim()
    return { Consignee: '', Mobile: '', Landline: '', Area: null, Candidates: [], Detail: postcode.test(all) ? '' : cutText(text.trim(), maxDetail) }
  }
  const before = chain === null ? [] : wordsOf(line.slice(0, chain.start))
  const after = wordsOf(chain === null ? line : line.slice(skipRepeated(line, areas, chain)))
  const said = [...before, ...after]
  const at = labelled === undefined ? nameAmong(said) : -1
  const word = labelled?.text ?? said[at] ?? ''
  const withoutName = (words: readonly string[], offset: number) => words.filter((_, index) => offset + index !== at)
  // A new area (雄安新区) that the table does not have stands glued to its county; words apart, such as a company, go behind the street.
  const isGlued = chain !== null && before.length > 0 && !/[ -]/.test(line.charAt(chain.start - 1))
  const apart = isGlued ? before.length - 1 : before.length
  const leading = before.slice(apart).filter((_, index) => apart + index !== at)
  const street = [...leading, ...withoutName(after, before.length), ...withoutName(before.slice(0, apart), 0)]
  const tail = labelled !== undefined || nameScore(word) >= probable ? null : splitTail(street.at(-1) ?? '')
  const detail = joined(tail === null ? street : [...street.slice(0, -1), tail.address, word])
  const candidates = chain === null ? [] : candidatesOf(line, chain)
  const isCertain = chain?.isCertain === true && candidates.length === 1
  return {
    Consignee: cutText(tail?.name ?? cleanName(word), maxName),
    Mobile: mobile,
    Landline: landline,
    Area: isCertain ? (candidates[0] ?? null) : null,
    Candidates: isCertain ? [] : [...candidates],
    Detail: cutText(detail, maxDetail),
  }
}
