import { pinyin } from 'pinyin-pro'
import { normalise } from './rules.ts'

/** Characters that people read in more than one way: 长尾夹 is typed changweijia and zhangweijia, 削笔器 xuebiqi and xiaobiqi. */
const manyReadings: Readonly<Record<string, readonly string[]>> = {
  长: ['chang', 'zhang'], 重: ['zhong', 'chong'], 行: ['xing', 'hang'], 调: ['tiao', 'diao'], 盛: ['sheng', 'cheng'], 薄: ['bao', 'bo'],
  削: ['xue', 'xiao'], 乐: ['le', 'yue'], 传: ['chuan', 'zhuan'], 折: ['zhe', 'she'], 弹: ['tan', 'dan'], 会: ['hui', 'kuai'],
  便: ['bian', 'pian'],
  卡: ['ka', 'qia'], 粘: ['zhan', 'nian'], 色: ['se', 'shai'], 壳: ['ke', 'qiao'], 提: ['ti', 'di'], 藏: ['cang', 'zang'],
  模: ['mo', 'mu'], 血: ['xue', 'xie'],
}

/** Syllables that one word of a name may have when it is typed as pinyin; a longer query finds by its words. */
const windowSize = 6

interface Unit {
  readonly sound: string
  /** Another reading of the same character. */
  readonly other?: string
  /** Not Chinese: stays whole among initials, so that `a4dyz` finds A4打印纸. */
  readonly isLatin?: true
}

const cache = new Map<string, string[]>()

/** Readings of a run of Chinese characters, by context; runs repeat in every name of a line. */
const readings = (run: string): string[] => {
  const known = cache.get(run)
  if (known !== undefined) return known
  const sounds = pinyin(run, { toneType: 'none', type: 'array', v: true })
  cache.set(run, sounds)
  return sounds
}

const unitsOf = (text: string): Unit[] =>
  (normalise(text).match(/\p{Script=Han}+|[a-z\d]+/gu) ?? []).flatMap((run): Unit[] => {
    if (!/\p{Script=Han}/u.test(run)) return [{ sound: run, isLatin: true }]
    const sounds = readings(run)
    return [...run].map((character, index) => {
      const sound = sounds[index] ?? character
      const other = manyReadings[character]?.find((reading) => reading !== sound)
      return other === undefined ? { sound } : { sound, other }
    })
  })

/**
 * Every beginning at a syllable, `windowSize` syllables long: `dayinzhi yinzhi zhi`, and the same with the other reading of
 * one of them.
 */
const windowsOf = (units: readonly Unit[]): string[] =>
  units.flatMap((_, start) => {
    const window = units.slice(start, start + windowSize)
    const sounds = window.map((unit) => unit.sound)
    const variants = window.flatMap((unit, index) => (unit.other === undefined ? [] : [sounds.with(index, unit.other).join('')]))
    return [sounds.join(''), ...variants]
  })

const initialsOf = (units: readonly Unit[]): string[] => {
  const variants = [units.map(({ sound, isLatin }) => (isLatin === true ? sound : sound.slice(0, 1)))]
  if (units.some(({ other }) => other !== undefined)) {
    variants.push(units.map(({ sound, other, isLatin }) => (isLatin === true ? sound : (other ?? sound).slice(0, 1))))
  }
  return variants.flatMap((initials) => initials.map((_, start) => initials.slice(start, start + 10).join('')))
}

const wordsOf = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) => {
    const units = unitsOf(text)
    return [...windowsOf(units), ...initialsOf(units)]
  })
  return [...new Set(words)].filter((word) => /[a-z]/.test(word)).join(' ')
}

/**
 * Pinyin and initials for the search column: those of the name, `#`, those of other texts. Each beginning is after a
 * space, so that `LIKE '% dayinzhi%'` finds whole syllables only: `an` does not find 电 (dian). Made when a product is written;
 * searching needs no dictionary.
 */
export const searchPinyinOf = (name: string, others: readonly string[]): string => ` ${wordsOf([name])} # ${wordsOf(others)} `
