import { meantBy } from './typos.ts'
import { isPinyinLike, tokensOf, maxTokens } from './rules.ts'
import { colourOf, kinOf, synonymsOf } from './synonyms.ts'
import type { Dictionary, Match } from './dictionary.ts'
import type { Extent } from './pinyin.ts'

/** How a word of the catalogue meets a word of the query; `factor` below 1 for a synonym or for pinyin. */
export interface Hit {
  readonly extent: Extent
  readonly factor: number
}

/** One word of a query, with the words of the catalogue that it finds. */
export interface Word {
  readonly text: string
  readonly hits: ReadonlyMap<number, Hit>
}

/** What a query is taken for. */
export interface Reading {
  readonly words: readonly Word[]
  /** Whether a word was replaced by one that was meant. */
  readonly isCorrected: boolean
  /** Words that the catalogue does not have. */
  readonly unknown: readonly string[]
  /** The words as they were typed in which something is unknown. */
  readonly missed: readonly string[]
}

/** What a query is read with. */
export interface Lexicon {
  readonly dictionary: Dictionary
  /** Whether a character ends the name of a kind: 笔, 纸, 机. */
  readonly isHead: (character: string) => boolean
  /** Whether a code or model begins so. */
  readonly hasNumber: (text: string) => boolean
  /** The seller's own synonyms; another map when they have changed. */
  readonly added: () => ReadonlyMap<string, readonly string[]>
}

const factors = { own: 1, synonym: 0.85, pinyin: 0.8 } as const
const extents: readonly Extent[] = ['part', 'end', 'whole']

const isOneChinese = (text: string): boolean => /^\p{Script=Han}$/u.test(text)

/**
 * A single character says a colour, or what a word ends with. Characters that no word begins or ends with are two halves of words: 光打 in 激光打印机 is none.
 */
const containing = ({ dictionary }: Lexicon, text: string): Match[] => {
  if (!isOneChinese(text)) {
    const found = dictionary.containing(text)
    const isWord = !/^\p{Script=Han}+$/u.test(text) || found.some(({ word, extent }) => extent !== 'part' || dictionary.textOf(word).startsWith(text))
    return isWord ? found : []
  }
  const colour = colourOf(text)
  return colour === undefined ? dictionary.containing(text).filter(({ extent }) => extent !== 'part') : dictionary.containing(colour)
}

/** `64g` is typed for 64GB, `1t` for 1TB. */
const spellingsOf = (text: string): readonly string[] => (/^\d+[gt]$/.test(text) ? [text, `${text}b`] : [text])

const hitsOf = (lexicon: Lexicon, text: string, added: readonly string[]): Map<number, Hit> => {
  const hits = new Map<number, Hit>()
  const add = (matches: readonly Match[], factor: number) => {
    for (const { word, extent } of matches) {
      const known = hits.get(word)
      const isBetter = known === undefined || factor > known.factor || (factor === known.factor && extents.indexOf(extent) > extents.indexOf(known.extent))
      if (isBetter) hits.set(word, { extent, factor })
    }
  }
  for (const spelling of spellingsOf(text)) add(containing(lexicon, spelling), factors.own)
  for (const synonym of [...synonymsOf(text), ...added]) if (synonym.length > 1 || lexicon.isHead(synonym)) add(containing(lexicon, synonym), factors.synonym)
  if (isPinyinLike(text)) add(lexicon.dictionary.sounding(text), factors.pinyin)
  return hits
}

const costs = { known: 1, single: 1.4, unknown: 3 } as const

interface Piece {
  readonly text: string
  readonly isKnown: boolean
}

/** Whether a run is made of words alone: none unknown, and no letters of it that are none. */
const isWhole = (pieces: readonly Piece[]): boolean => pieces.every(({ text, isKnown }) => isKnown && (text.length > 1 || colourOf(text) !== undefined))

interface Cut {
  readonly cost: number
  readonly pieces: readonly Piece[]
}

/** Cuts a run without blanks into as few words of the catalogue as can be: 墨汀签字笔黑 is 墨汀, 签字笔 and 黑. */
const cut = (lexicon: Lexicon, run: string, isKnown: (text: string) => boolean): Cut['pieces'] => {
  const characters = [...run]
  const best: Cut[] = [{ cost: 0, pieces: [] }]
  for (let end = 1; end <= characters.length; end++) {
    const options = Array.from({ length: end }, (_, start): Cut | null => {
      const before = best[start]
      const text = characters.slice(start, end).join('')
      if (before === undefined) return null
      if (end - start > 1) return isKnown(text) ? { cost: before.cost + costs.known, pieces: [...before.pieces, { text, isKnown: true }] } : null
      const isWord = colourOf(text) !== undefined || (end === characters.length && lexicon.isHead(text))
      if (isWord && isKnown(text)) return { cost: before.cost + costs.single, pieces: [...before.pieces, { text, isKnown: true }] }
      const last = before.pieces.at(-1)
      const pieces = last?.isKnown === false ? [...before.pieces.slice(0, -1), { text: last.text + text, isKnown: false }] : [...before.pieces, { text, isKnown: false }]
      return { cost: before.cost + costs.unknown, pieces }
    })
    best.push(options.reduce<Cut>((one, other) => (other !== null && other.cost < one.cost ? other : one), { cost: Infinity, pieces: [] }))
  }
  return best.at(-1)?.pieces ?? []
}

/** Words of queries whose hits are kept until the dictionary grows. */
const maxKept = 5000

/** Letters of pinyin within a run, at least. */
const minPinyin = 4

/** Longer runs are sentences: they are not cut. */
const maxRun = 30

/**
 * Reads a query with the words of the catalogue: synonyms, units, pinyin; words that were typed without blanks; and, where `corrects`, words with one
 * character wrong.
 */
export const createReader = (lexicon: Lexicon) => {
  const known = new Map<string, ReadonlyMap<number, Hit>>()
  /** Without the seller's synonyms. */
  const plain = new Map<string, ReadonlyMap<number, Hit>>()
  let size = 0
  let added = lexicon.added()
  const forget = () => {
    if (size === lexicon.dictionary.size() && added === lexicon.added() && known.size < maxKept && plain.size < maxKept) return
    known.clear()
    plain.clear()
    size = lexicon.dictionary.size()
    added = lexicon.added()
  }
  const lookPlain = (text: string): ReadonlyMap<number, Hit> => {
    const found = plain.get(text) ?? hitsOf(lexicon, text, [])
    plain.set(text, found)
    return found
  }

  /** Pinyin in a run is typed in whole syllables: nearly any letters are initials of something. */
  const pieceBy = (isKnownWord: (text: string) => boolean) => (text: string): boolean =>
    isPinyinLike(text) ? lexicon.dictionary.containing(text).length > 0 || (text.length >= minPinyin && lexicon.dictionary.spoken().has(text)) : isKnownWord(text)

  const isPlainPiece = pieceBy((text) => lookPlain(text).size > 0 || lexicon.hasNumber(text))

  /** Whether a text is words of the catalogue without one of its own: 黑签字笔 is 黑 and 签字笔. */
  const isPhrase = (text: string): boolean => lookPlain(text).size === 0 && isWhole(cut(lexicon, text, isPlainPiece))

  /** The seller's synonyms of a word. None where they would hide what it finds by itself: a code finds what has it, and a phrase what its words find. */
  const addedOf = (text: string): readonly string[] => {
    const synonyms = lexicon.added().get(text) ?? []
    return synonyms.length > 0 && (lexicon.hasNumber(text) || isPhrase(text)) ? [] : synonyms
  }

  const look = (text: string): ReadonlyMap<number, Hit> => {
    const found = known.get(text) ?? hitsOf(lexicon, text, addedOf(text))
    known.set(text, found)
    return found
  }
  const isKnown = (text: string) => look(text).size > 0 || lexicon.hasNumber(text)
  const isPiece = pieceBy(isKnown)

  const read = (query: string, corrects: boolean): Reading => {
    forget()
    const texts: string[] = []
    const unknown: string[] = []
    const missed: string[] = []
    let isCorrected = false
    const correct = (text: string): boolean => {
      const meant = corrects ? meantBy(lexicon.dictionary, text) : null
      if (meant === null) return false
      texts.push(meant)
      isCorrected = true
      return true
    }
    /** What is near to a word that names no product as a whole; what was typed stays unknown. */
    const takeKin = (text: string): boolean => {
      const near = corrects && addedOf(text).length === 0 && [...look(text).values()].every(({ extent }) => extent === 'part') ? kinOf(text).find(isKnown) : undefined
      if (near === undefined) return false
      texts.push(near)
      unknown.push(text)
      return true
    }
    const readToken = (token: string): void => {
      if (takeKin(token)) return
      if (isKnown(token)) {
        texts.push(token)
        return
      }
      const pieces = token.length > maxRun ? [{ text: token, isKnown: false }] : cut(lexicon, token, isPiece)
      if (!isWhole(pieces) && correct(token)) return
      const hasUnknown = pieces.some((piece) => !piece.isKnown)
      for (const piece of pieces) {
        if (piece.isKnown && (piece.text.length > 1 || !hasUnknown)) texts.push(piece.text)
        else if (!takeKin(piece.text) && (pieces.length === 1 || !correct(piece.text))) unknown.push(piece.text)
      }
    }
    for (const token of tokensOf(query)) {
      const before = unknown.length
      readToken(token)
      if (unknown.length > before) missed.push(token)
    }
    const words = [...new Set(texts)].slice(0, maxTokens).map((text) => ({ text, hits: look(text) }))
    return { words, isCorrected, unknown, missed }
  }

  return {
    read,
    /** Whether the seller may say what a word means: a code and a phrase say it themselves. */
    mayMean: (word: string): boolean => {
      forget()
      return !lexicon.hasNumber(word) && !isPhrase(word)
    },
    /** Whether a word of the catalogue has this one in it, so that it can be meant by another. */
    canBeMeant: (word: string): boolean => containing(lexicon, word).length > 0,
  }
}
